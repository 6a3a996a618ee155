import type { ClassWords } from "@stopbank/dataset/class-words";
import type { HazardDescription, Legend } from "@stopbank/dataset/manifest";
import { type HazardKind, hazardRamps } from "@stopbank/hazard-colours";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import type { ClassesEntry, HazardEntry, SamplingEntry } from "../description/hazards.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import type { ScenarioPlan } from "../sources/scenarioPlan.ts";
import { consequencesOf } from "./consequences.ts";
import type { LayerDamage } from "./expose.ts";

/** What the dataset says about a hazard, from what its description says. */
export function describeHazard(
  hazard: HazardEntry,
  plans: readonly ScenarioPlan[],
  layers: readonly LoadedLayer[],
  damageOf: ReadonlyMap<string, LayerDamage>,
  classWords: ClassWords,
  kind: HazardKind,
): HazardDescription {
  const { id, title, type, summary, intensity, unit = "", methodology, confidence } = hazard;
  const classRule = classRuleWords(hazard.classes, unit, classWords);
  const group = hazard.group ?? "Hazards";
  const icon = hazard.icon ?? "warning-sign";
  const consequences = consequencesOf(hazard, layers, damageOf, classWords);
  return {
    hazardId: id,
    title,
    hazardType: type ?? id,
    icon,
    group,
    groupIcon: icon,
    description: { content: summary },
    unit,
    intensityLabel: intensity,
    sampling: recordedSampling(hazard),
    classRule,
    parameters: parametersOf(hazard),
    form: formOf(hazard),
    ...(hazard.start === undefined ? {} : { startScenario: hazard.start }),
    scenarios: plans.map((plan) => ({
      tag: plan.tag,
      name: plan.name,
      displayName: `${title}, ${plan.name}`,
      sentence: plan.sentence ?? defaultSentence(intensity, unit, plan.name),
      parameters: { ...plan.parameters },
      ...(plan.returnPeriodYears === undefined ? {} : { returnPeriodYears: plan.returnPeriodYears }),
      ...(hazard.assessed === "all" ? { assessedExtent: "all" as const } : {}),
      ...(isBounds(hazard.assessed) ? { assessedExtent: hazard.assessed } : {}),
      ...areasOf(plan.areas ?? hazard.areas),
    })),
    legend: hazard.legend ?? defaultLegend(hazard, kind),
    methodology: {
      content: methodology.content,
      ...(methodology.source === undefined ? {} : { source: methodology.source }),
    },
    ...(hazard.annualDamage === undefined ? {} : { annualDamageRule: hazard.annualDamage }),
    ...(consequences.length === 0 ? {} : { consequences }),
    details: {
      summary,
      ...(confidence === undefined
        ? {}
        : { confidence: { title: "Data suitability", description: confidence, colour: "#5b6b7c" } }),
      details: [
        { label: "Intensity", value: `${intensity}${unit === "" ? "" : ` (${unit})`}` },
        { label: "Scenarios", value: String(plans.length) },
        { label: "Assessed", value: assessedWords(hazard) },
      ],
      ...(methodology.source === undefined ? {} : { source: methodology.source }),
      ...(hazard.help === undefined ? {} : { helpFile: hazard.help }),
    },
  };
}

const areasOf = (areas: readonly string[] | undefined) => (areas === undefined ? {} : { areas: [...areas] });

const isBounds = (assessed: HazardEntry["assessed"]): assessed is [number, number, number, number] =>
  Array.isArray(assessed);

const defaultSentence = (intensity: string, unit: string, name: string) =>
  `${intensity} {value}${unit === "" ? "" : ` ${unit}`} (${name}).`;

function recordedSampling(hazard: HazardEntry): HazardDescription["sampling"] {
  const { sampling, samplingOf, source } = hazard;
  const recorded = (entry: SamplingEntry) => ({
    rule: entry.rule,
    ...(source.kind === "raster" && entry.rule !== "centroid" ? { cells: entry.cells ?? "coverage" } : {}),
  });
  return {
    ...recorded(sampling),
    ...(samplingOf === undefined
      ? {}
      : {
          of: Object.fromEntries(Object.entries(samplingOf).map(([type, each]) => [type, recorded(each)])),
        }),
    note: samplingNote(hazard),
  };
}

const cellWords = {
  coverage: "of all cells under it, each by the share of it that is covered (lines by length)",
  touched: "of all cells it touches, each counting alike",
  centre: "of the cells whose middle it covers",
} as const;

const ruleWords = (
  { rule, cells = "coverage", above }: SamplingEntry,
  { kind }: HazardEntry["source"],
): string => {
  if (rule === "attribute") return "the value recorded for the element itself";
  if (rule === "touch")
    return "everything that shares a point with a mapped polygon is exposed; boundaries count";
  if (rule === "centroid") return "the value at the middle of the element";
  if (rule === "fraction")
    return `the share of the element's area (of a line's length) that lies ${kind === "polygons" ? "within mapped polygons" : `under cells ${above === undefined ? "with data" : `of ${above} or more`}`}`;
  const names = {
    max: "the greatest",
    min: "the least",
    mean: "the mean",
    sum: "the sum",
    count: "the number",
  };
  return `${names[rule as keyof typeof names]} ${cellWords[cells]}`;
};

/** Each rule that is used, in words. */
export function samplingNote({ source, sampling, samplingOf = {} }: HazardEntry): string {
  const others = Object.entries(samplingOf).map(([type, each]) => `${type}: ${ruleWords(each, source)}`);
  const first = ruleWords(sampling, source);
  return `${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(". ")}.`;
}

function classRuleWords(classes: ClassesEntry, unit: string, words: ClassWords): string {
  if (typeof classes === "string") return `Whatever the hazard reaches is ${words[classes].toLowerCase()}.`;
  if (!Array.isArray(classes)) return `As mapped in the column ${classes.column}.`;
  const steps = classes
    .toSorted((a, b) => a.from - b.from)
    .map((step) => `${words[step.class].toLowerCase()} from ${step.from}`);
  return `By intensity${unit === "" ? "" : ` in ${unit}`}: ${steps.join(", ")}. Below that an element is not exposed.`;
}

const assessedWords = ({ assessed, source }: HazardEntry): string => {
  if (assessed === "all") return "Every element";
  if (isBounds(assessed))
    return `Longitude ${assessed[0]} to ${assessed[2]}, latitude ${assessed[1]} to ${assessed[3]}`;
  if (assessed === "footprint") return "Elements within the raster; cells without data are not exposed";
  if (typeof assessed === "object") return "Elements whose middle lies in the mapped study area";
  return source.kind === "raster"
    ? "Elements over cells with data"
    : "Elements with a value; a missing value is not assessed";
};

function parametersOf({ parameters = {} }: HazardEntry): HazardDescription["parameters"] {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, { label, unit, labels, frequency }]) => [
      key,
      {
        label,
        type: labels === undefined ? ("number" as const) : ("keyValue" as const),
        ...(unit === undefined ? {} : { unit }),
        ...(frequency === undefined ? {} : { frequency }),
        ...(labels === undefined
          ? {}
          : { keyValues: Object.entries(labels).map(([value, words]) => ({ key: value, label: words })) }),
      },
    ]),
  );
}

const formOf = ({ parameters = {} }: HazardEntry): HazardDescription["form"] =>
  Object.entries(parameters).map(([key, { label, control, labels }], i) => ({
    key,
    title: label,
    type: control ?? (labels === undefined ? "slider" : "radioGroup"),
    priority: i + 1,
  }));

/** Pale to dark in the colours of its kind, evenly over the thresholds; the middle one for a single class. */
function defaultLegend({ intensity, unit, classes, title }: HazardEntry, kind: HazardKind): Legend {
  const ramp = hazardRamps[kind];
  const base = { title: intensity, ...(unit === undefined ? {} : { unit }), dataColumn: "value" };
  if (!Array.isArray(classes))
    return {
      ...base,
      sections: [
        {
          type: "categorical",
          items: [
            {
              label: title,
              color: ramp[2],
              type: "fill",
              ...(typeof classes === "string" ? { damageClass: damageClassCodes[classes] } : {}),
            },
          ],
        },
      ],
    };
  const least = Math.min(...classes.map((each) => each.from), 0);
  const most = Math.max(...classes.map((each) => each.from));
  const top = most > least ? most + (most - least) / 2 : least + 1;
  return {
    ...base,
    sections: [
      {
        type: "continuous",
        stops: ramp.map((color, i) => ({ value: least + ((top - least) * i) / (ramp.length - 1), color })),
      },
    ],
  };
}
