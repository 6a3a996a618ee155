import type { Consequence, ConsequenceMethod } from "@stopbank/dataset/manifest";
import type { DamageEntry, HazardEntry } from "../description/hazards.ts";
import type { ElementLayer } from "../elements/loadElements.ts";

/**
 * What the dataset states of the hazard's damage to each element layer it is described for: thresholds where classes
 * follow the intensity, curves where damage can be worked out again from the values that are written.
 */
export function consequencesOf(hazard: HazardEntry, layers: readonly ElementLayer[]): Consequence[] {
  return layers.flatMap(({ entry: { type, replacementCost } }) => {
    const damage = hazard.damage?.[type];
    return damage === undefined ? [] : [consequence(hazard, type, damage, replacementCost?.value)];
  });
}

/** Whether the value of an exposed element is the intensity that curves are read at, and not what came of it. */
export const keepsIntensity = ({ source }: HazardEntry, { show = "intensity" }: DamageEntry): boolean =>
  show === "intensity" && source.kind !== "events";

function consequence(
  hazard: HazardEntry,
  type: string,
  damage: DamageEntry,
  costColumn: string | undefined,
): Consequence {
  // Dollars follow the replacement cost; a curve for something else at stake would be multiplied by the wrong column.
  const isOfCost =
    damage.maxDamage === undefined || costColumn === undefined || damage.maxDamage === costColumn;
  const methods = [
    ...(damage.classes === undefined ? thresholds(hazard, damage) : []),
    ...(isOfCost && keepsIntensity(hazard, damage) ? [curves(hazard, damage)] : []),
  ];
  return {
    elementTypes: [type],
    content: words(hazard, damage),
    sources: damage.source === undefined ? [] : [damage.source],
    methods,
  };
}

function thresholds(hazard: HazardEntry, damage: DamageEntry): ConsequenceMethod[] {
  const { classes, unit = "" } = hazard;
  if (!Array.isArray(classes) || !keepsIntensity(hazard, damage)) return [];
  const ascending = classes.toSorted((a, b) => a.from - b.from);
  return [
    {
      kind: "thresholds",
      unit,
      steps: ascending.map(({ from, class: damageClass }) => ({ from, damageClass })),
    },
  ];
}

/** Every element names one of the curves; the first stands beside the variants. */
function curves({ unit = "" }: HazardEntry, damage: DamageEntry): ConsequenceMethod {
  const { curveColumn, floorHeight } = damage;
  const [first, ...others] = Object.entries(damage.curves);
  return {
    kind: "curve",
    unit,
    ...(floorHeight === undefined ? {} : { floorHeightAttribute: floorHeight }),
    points: first?.[1] ?? [],
    ...(curveColumn === undefined
      ? {}
      : {
          variants: others.map(([name, points]) => ({
            label: name,
            where: { [curveColumn]: { values: [name] } },
            points,
          })),
        }),
  };
}

function words(hazard: HazardEntry, damage: DamageEntry): string {
  const { curveColumn, floorHeight, maxDamage, step, classes, show = "intensity" } = damage;
  const unit = hazard.unit === undefined || hazard.unit === "" ? "" : ` ${hazard.unit}`;
  const names = Object.keys(damage.curves);
  const shownAs = { ratio: "the share of the value lost", cost: "the cost of the damage" };
  const when = hazard.source.kind === "events" ? " in a year, over all events" : "";
  const sentences = [
    `The share of the value lost is read from a damage curve at the ${hazard.intensity.toLowerCase()}, straight between its points and level beyond them.`,
    curveColumn === undefined
      ? undefined
      : `The column ${curveColumn} names the curve: ${names.join(", ")}. The first of them is shown beside the others.`,
    floorHeight === undefined
      ? undefined
      : `The floor's height (column ${floorHeight}) is taken off the intensity first.`,
    step === undefined
      ? undefined
      : `In the import's own totals the intensity was rounded to multiples of ${step}${unit} first.`,
    maxDamage === undefined ? undefined : `What is at stake is in the column ${maxDamage}.`,
    classes === undefined
      ? undefined
      : `Damage classes follow the share lost: ${classes
          .toSorted((a, b) => a.from - b.from)
          .map((each) => `${each.class} from ${each.from}`)
          .join(", ")}.`,
    show === "intensity" ? undefined : `The value of an element is ${shownAs[show]}${when}.`,
  ];
  return `## Damage\n\n${sentences.filter((each) => each !== undefined).join(" ")}`;
}
