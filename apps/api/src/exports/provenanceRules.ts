import type { EadRuleName } from "@stopbank/contract/annual-damage";
import type { Provenance } from "@stopbank/contract/provenance";
import type { AreaRule } from "@stopbank/contract/selection";
import type { Hazard, Manifest } from "@stopbank/dataset/manifest";

type Rule = Provenance["rules"][number];

/** The rules that make the numbers what they are, as sentences: those of this question, then what the dataset states besides. */
export function provenanceRules(
  manifest: Manifest,
  hazards: readonly Hazard[],
  areaRule: AreaRule | undefined,
): Rule[] {
  return [
    ...(areaRule === undefined ? [] : [{ title: "Area", text: areaRules[areaRule] }]),
    {
      title: "Regions",
      text: "An element belongs to the region in which its anchor point lies, so that all regions together are the whole.",
    },
    {
      title: "Three states",
      text: "An element is exposed, not exposed, or not assessed: outside what the hazard study covered. What was not assessed is neither exposed nor safe, and every share is of what was assessed.",
    },
    {
      title: "All scenarios together",
      text: "Each element counts once, in its worst class: unspecified, insignificant, exposed, potential, minor or low, moderate, major or high, from the least to the worst. It is not assessed where none exposes it and at least one did not assess it.",
    },
    {
      title: "Ratings",
      text: "unspecified 0, potential 1, exposed 2, insignificant 3, low 4, minor 5, moderate 6, major 7, high 8. They are codes; which class is worse the order above says.",
    },
    {
      title: "Rounding",
      text: "Hazard values have seven significant digits, as they are kept, and positions seven decimals of a degree. No other number is rounded, though a workbook shows fewer digits than a cell holds.",
    },
    ...hazards.flatMap((hazard) => hazardRules(hazard, manifest)),
    ...Object.entries(manifest.conventions)
      .filter(([name]) => !(name in ownWords))
      .map(([name, { text }]) => ({ title: `Dataset: ${ruleName(name)}`, text })),
  ];
}

/** What a convention is about, for who does not know the data's own names: `Dataset: length rule` of `lengthRule`. */
const ruleName = (name: string) =>
  ruleNames[name] ?? name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const ruleNames: Readonly<Record<string, string>> = {
  classRule: "damage classes",
  curveRule: "damage curves",
  eadRule: "expected annual damage",
  lengthRule: "lengths and areas",
  outageRule: "outages",
  regionRule: "regions",
  sampling: "value under an element",
};

/** Conventions that the rules above say for the very question. */
const ownWords = { areaRule: true };

const areaRules: Readonly<Record<AreaRule, string>> = {
  touches:
    "Every element that touches the area counts, whole: two areas side by side may both count one on their border.",
  anchor: "Elements whose anchor point lies in the area count, whole, so that areas side by side add up.",
};

function hazardRules({ title, sampling, classRule, ...hazard }: Hazard, manifest: Manifest): Rule[] {
  const { annualDamageRule = "log-linear", scenarios, hazardId } = hazard;
  const periods = new Set(
    scenarios.map((each) => each.returnPeriodYears).filter((years) => years !== undefined),
  );
  const isRecorded = manifest.damages?.some((each) => each.hazardId === hazardId) ?? false;
  const isModelled = (hazard.consequences ?? []).some(({ methods }) =>
    methods.some(({ kind }) => kind !== "thresholds"),
  );
  return [
    { title: `${title}: value under an element`, text: sampling.note },
    { title: `${title}: damage classes`, text: classRule },
    ...(isRecorded || isModelled
      ? [
          {
            title: `${title}: damage`,
            text: isRecorded
              ? "As it was worked out when the data was imported, and recorded with it."
              : "The damage ratio that the curve or fragility of the element's kind gives at the value, read linearly between its points and held at its ends, times the replacement cost.",
          },
        ]
      : []),
    ...(periods.size > 1 && (isRecorded || isModelled)
      ? [
          {
            title: `${title}: expected annual damage`,
            text: `Where it is stated, ${eadWords[annualDamageRule]}`,
          },
        ]
      : []),
  ];
}

const eadWords: Readonly<Record<EadRuleName, string>> = {
  "log-linear":
    "damage between return periods is linear in the logarithm of the return period, and events rarer than the rarest modelled count as that one.",
  trapezoid:
    "damage between return periods is linear in the yearly probability, and events rarer than the rarest modelled count as that one.",
  "no-tail":
    "damage between return periods is linear in the logarithm of the return period, and events rarer than the rarest modelled count nothing.",
};
