import type { ClassWords } from "@stopbank/dataset/class-words";
import type { Consequence, ConsequenceMethod } from "@stopbank/dataset/manifest";
import type { ComponentModel } from "../damage/componentModel.ts";
import type { NamedCurve, RatioCurve, RatioStates } from "../damage/curveBook.ts";
import { componentsOf } from "../damage/damageModel.ts";
import type { Amount, ComponentEntry, DamageEntry } from "../description/damage.ts";
import type { HazardEntry } from "../description/hazards.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import type { LayerDamage } from "./expose.ts";
import { keepsIntensity } from "./recordsDamage.ts";

/**
 * What the dataset states of the hazard's damage to each element layer it is described for: thresholds where classes
 * follow the intensity, and the curves of each part.
 */
export function consequencesOf(
  hazard: HazardEntry,
  layers: readonly LoadedLayer[],
  damageOf: ReadonlyMap<string, LayerDamage>,
  named: ClassWords,
): Consequence[] {
  return layers.flatMap(({ entry: { type } }) => {
    const damage = damageOf.get(type);
    return damage === undefined ? [] : [consequence(hazard, type, damage, named)];
  });
}

function consequence(
  hazard: HazardEntry,
  type: string,
  { entry: damage, model: { components } }: LayerDamage,
  named: ClassWords,
): Consequence {
  const sources = components.flatMap(({ curves }) =>
    [...curves.values()].flatMap(({ source }) => source ?? []),
  );
  return {
    elementTypes: [type],
    content: words(hazard, damage, components, named),
    sources: [
      ...(damage.source === undefined ? [] : [damage.source]),
      ...new Map(sources.map((source) => [source.title, { ...source }])).values(),
    ],
    methods: [
      ...(damage.classes === undefined ? thresholds(hazard, damage) : []),
      ...components.flatMap((component) => ratioMethods(hazard, component)),
    ],
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

/** The curves of a part as data, those of a kind together: the first stands beside the others as variants. */
function ratioMethods(hazard: HazardEntry, component: ComponentModel): ConsequenceMethod[] {
  const curves = [...component.curves];
  const ofKind = (kind: NamedCurve["kind"]) => curves.filter(([, curve]) => curve.kind === kind);
  return [ofKind("curve"), ofKind("fragility")].flatMap((named) =>
    named.length === 0 ? [] : [ratioMethod(hazard, component, named)],
  );
}

/** Constant heights of floor and ground move points along; a layer may not have them with states. */
function ratioMethod(
  { unit = "" }: HazardEntry,
  { name, entry: { curveColumn, floorHeight, ground } }: ComponentModel,
  namedCurves: readonly (readonly [string, NamedCurve])[],
): ConsequenceMethod {
  const shift = constant(floorHeight) + constant(ground);
  const shared = {
    unit,
    ...(name === "" ? {} : { part: name }),
    ...(curveColumn === undefined ? {} : { label: namedCurves[0]![0] }),
    ...(typeof floorHeight === "string" ? { floorHeightAttribute: floorHeight } : {}),
  };
  const withVariants = <T>(data: (curve: NamedCurve) => T) => ({
    ...data(namedCurves[0]![1]),
    ...(curveColumn === undefined
      ? {}
      : {
          variants: namedCurves.slice(1).map(([label, curve]) => ({
            label,
            where: { [curveColumn]: { values: [label] } },
            ...data(curve),
          })),
        }),
  });
  if (namedCurves[0]![1].kind === "curve")
    return { kind: "curve", ...shared, ...withVariants((curve) => shifted(curve as RatioCurve, shift)) };
  return {
    kind: "fragility",
    ...shared,
    ...withVariants((curve) => ({ states: (curve as RatioStates).states })),
  };
}

const constant = (amount: Amount | undefined) => (typeof amount === "number" ? amount : 0);

function shifted({ points, min, max, affected, reading, step }: RatioCurve, by: number) {
  const moved = (each: RatioCurve["points"]) =>
    each.map(([intensity, ratio]): [number, number] => [intensity + by, ratio]);
  return {
    points: moved(points),
    ...(min === undefined ? {} : { min: moved(min) }),
    ...(max === undefined ? {} : { max: moved(max) }),
    ...(affected === undefined ? {} : { affected: moved(affected) }),
    ...(reading === undefined ? {} : { reading }),
    ...(step === undefined ? {} : { step }),
  };
}

function words(
  hazard: HazardEntry,
  damage: DamageEntry,
  components: readonly ComponentModel[],
  named: ClassWords,
): string {
  const { classes, deductible, cover, show = "intensity" } = damage;
  const shownAs = { ratio: "the share of the value lost", cost: "the cost of the damage" };
  const when = hazard.source.kind === "events" ? " in a year, over all events" : "";
  const sentences = [
    `The share of the value lost is read from a damage curve at the ${hazard.intensity.toLowerCase()}, level beyond its ends.`,
    components.length < 2
      ? undefined
      : "Each part of an element is damaged by its own curve, and the parts are added up; where that of one is not known, neither is the element's.",
    ...componentsOf(damage).flatMap(([, entry], i) => componentWords(hazard, entry, components[i]!)),
    deductible === undefined ? undefined : `Of a damage, what lies above ${amountWords(deductible)} counts.`,
    cover === undefined ? undefined : `Damage counts up to ${amountWords(cover)}.`,
    classes === undefined ? undefined : classWords(classes, named),
    show === "intensity" ? undefined : `The value of an element is ${shownAs[show]}${when}.`,
  ];
  return `## Damage\n\n${sentences.filter((each) => each !== undefined).join(" ")}`;
}

const amountWords = (amount: Amount) =>
  typeof amount === "number" ? String(amount) : `the column ${amount}`;

function classWords(classes: NonNullable<DamageEntry["classes"]>, named: ClassWords): string {
  if (classes === "mostLikelyState") return "The damage class is that of the likeliest damage state.";
  if (classes === "expectedState")
    return "The damage class is that of the expected damage state: the mean of the states' ranks, rounded.";
  return `Damage classes follow the share lost: ${classes
    .toSorted((a, b) => a.from - b.from)
    .map((each) => `${named[each.class].toLowerCase()} from ${each.from}`)
    .join(", ")}.`;
}

function componentWords(
  hazard: HazardEntry,
  entry: ComponentEntry,
  { name, curves }: ComponentModel,
): string[] {
  const { curveColumn, floorHeight, ground, maxDamage, step, reading } = entry;
  const unit = hazard.unit === undefined || hazard.unit === "" ? "" : ` ${hazard.unit}`;
  const names = [...curves.keys()];
  const hasStates = [...curves.values()].some(({ kind }) => kind === "fragility");
  const stake = typeof maxDamage === "object" ? maxDamage.value : maxDamage;
  const sentences = [
    reading === "step"
      ? "Between two points the last one reached counts."
      : "Between two points it is read straight.",
    hasStates
      ? "Fragility gives the probability of each damage state, and each state's share of the value is weighed with it."
      : undefined,
    curveColumn === undefined
      ? names.length === 1 && names[0]?.startsWith("stopbank/")
        ? `The curve is ${names[0]}.`
        : undefined
      : `The column ${curveColumn} names the curve: ${names.join(", ")}.`,
    floorHeight === undefined
      ? undefined
      : `The floor's height (${typeof floorHeight === "number" ? `${floorHeight}${unit}` : `column ${floorHeight}`}) is taken off first.`,
    ground === undefined
      ? undefined
      : `The ground's height (${typeof ground === "number" ? `${ground}${unit}` : `column ${ground}`}) is taken off first.`,
    step === undefined ? undefined : `What is left is rounded to multiples of ${step}${unit}.`,
    stake === undefined
      ? undefined
      : `What is at stake is ${typeof stake === "number" ? stake : `in the column ${stake}`}.`,
  ].filter((each) => each !== undefined);
  return name === ""
    ? sentences
    : [`${name.charAt(0).toUpperCase()}${name.slice(1)}: ${sentences.join(" ")}`];
}
