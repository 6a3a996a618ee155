import { DomainError } from "@stopbank/errors";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import {
  type DamageFunction,
  type Estimate,
  ratioFromFragility,
  ratioFromStated,
} from "@stopbank/risk-engine/damage";
import { stateProbabilities } from "@stopbank/risk-engine/fragility";
import type { ComponentEntry } from "../description/damage.ts";
import { checkBoundedCosts } from "../elements/checkCosts.ts";
import type { LoadedLayer } from "../elements/loadElements.ts";
import { type AmountOf, amountOf } from "./amount.ts";
import { type CurveBook, curveBook, type NamedCurve } from "./curveBook.ts";

/** A part of an element that is damaged by a curve of its own. */
export interface ComponentModel {
  readonly name: string;
  readonly entry: ComponentEntry;
  /** The curves that elements have, in the order described. */
  readonly curves: ReadonlyMap<string, NamedCurve>;
  /** The table they were read from, if any, for the report. */
  readonly table: ReadTable | undefined;
  /** Whether every element has a curve. */
  readonly isComplete: boolean;
  hasCurve(element: number): boolean;
  /** The greatest share that any element's curve gives at this intensity or less. */
  mostBelow(intensity: number): number;
  /** Shares of the part's value lost; NaN for NaN and where an element has no curve. */
  ratioAt(element: number, intensity: number): Estimate;
  /**
   * Whether the element may lose something of the part at an intensity: where its curve or what lies below the floor is
   * not known, whether any curve gives more than 0.
   */
  mayLose(element: number, intensity: number): boolean;
  /** The greatest shares that the element's curve gives at any intensity, at least 1. */
  greatestRatio(element: number): Estimate;
  /** What is at stake; NaN when not known. */
  readonly atStake: { readonly min: AmountOf; readonly value: AmountOf; readonly max: AmountOf };
  /** Code of the class of an element's damage state; undefined without fragility or a known intensity. */
  stateClass(element: number, intensity: number, rule: StateRule): number | undefined;
}

/** Which damage state counts: the likeliest, or the mean of the states' ranks rounded to one. */
export type StateRule = "mostLikelyState" | "expectedState";

interface Curve {
  readonly curve: NamedCurve;
  readonly ratio: DamageFunction;
  readonly greatest: Estimate;
}

/**
 * Damage of a component: the ratio is read at the intensity less the ground and the floor over it. A floor that is not
 * known is taken to lie on the ground.
 *
 * @param of names it in a refusal.
 * @throws DomainError `import/no-such-curve` when an element names a curve that is not there, `import/which-curve`,
 * `curve/bad-points`, and as `curveBook`.
 */
export async function componentModel(
  folder: string,
  layer: LoadedLayer,
  of: string,
  name: string,
  entry: ComponentEntry,
): Promise<ComponentModel> {
  const book = await curveBook(folder, of, entry);
  const curves = new Map<string, NamedCurve>();
  const built = new Map<string, Curve>();
  for (const each of entry.curve === undefined ? book.names : []) use(each);
  function use(curveName: string): Curve | undefined {
    const known = built.get(curveName);
    const found = known === undefined ? book.find(curveName) : undefined;
    if (found === undefined) return known;
    const ratio = found.kind === "curve" ? ratioFromStated(found) : ratioFromFragility(found.states);
    const curve = { curve: found, ratio, greatest: greatestOf(found, ratio) };
    curves.set(curveName, found);
    built.set(curveName, curve);
    return curve;
  }
  const curveOf = elementCurves(layer, of, entry, book, use);
  const offset = offsets(layer, entry);
  let least: number | undefined;
  const mostBelow = (intensity: number) => {
    least ??= lowest(layer.ids.length, offset);
    const highest = intensity - least;
    return Math.max(0, ...[...built.values()].map((curve) => mostUpTo(curve, highest)));
  };
  return {
    name,
    entry,
    curves,
    table: book.table,
    isComplete:
      entry.curveColumn === undefined ||
      (layer.table.columns[entry.curveColumn] ?? []).every((cell) => cell !== null),
    hasCurve: (element) => curveOf(element) !== undefined,
    mostBelow,
    ratioAt(element, intensity) {
      const curve = curveOf(element);
      return curve === undefined ? unknown : curve.ratio(intensity - offset(element));
    },
    mayLose(element, intensity) {
      if (Number.isNaN(intensity)) return false;
      const over = intensity - offset(element);
      if (Number.isNaN(over)) return mostBelow(intensity) > 0;
      const own = curveOf(element);
      const possible = own === undefined ? [...built.values()] : [own];
      return possible.some((curve) => curve.ratio(over).max > 0);
    },
    greatestRatio: (element) => curveOf(element)?.greatest ?? unknown,
    atStake: stakes(layer, entry),
    stateClass(element, intensity, rule) {
      const curve = curveOf(element)?.curve;
      if (curve?.kind !== "fragility" || Number.isNaN(intensity)) return undefined;
      const probabilities = stateProbabilities(curve.states, intensity - offset(element));
      const rank =
        rule === "mostLikelyState" ? likeliest(probabilities) : Math.round(meanRank(probabilities));
      return damageClassCodes[curve.states[rank - 1]?.damageClass ?? "insignificant"];
    },
  };
}

const unknown: Estimate = { min: Number.NaN, value: Number.NaN, max: Number.NaN };

const lowest = (count: number, offset: AmountOf) => {
  let least = Number.POSITIVE_INFINITY;
  for (let element = 0; element < count; element++) least = Math.min(least, offset(element) || 0);
  return Number.isFinite(least) ? least : 0;
};

/** Straight between its points, a curve is greatest at one of them or at the end looked to. */
function mostUpTo({ curve, ratio }: Curve, intensity: number): number {
  const below = intensitiesOf(curve).filter((x) => x < intensity);
  return Math.max(...[intensity, ...below].map((x) => ratio(x).max));
}

/** Of fragility, as where the heaviest state is certain. */
function greatestOf(curve: NamedCurve, ratio: DamageFunction): Estimate {
  const all =
    curve.kind === "curve" ? intensitiesOf(curve).map(ratio) : curve.states.map((state) => state.ratio);
  const most = (bound: keyof Estimate) => Math.max(1, ...all.map((each) => each[bound]));
  return { min: most("min"), value: most("value"), max: most("max") };
}

/** Where a curve has points. */
const intensitiesOf = (curve: NamedCurve): number[] =>
  curve.kind === "curve"
    ? [curve.points, curve.min ?? [], curve.max ?? [], curve.affected ?? []].flat().map(([x]) => x)
    : [];

const likeliest = (probabilities: Float64Array) =>
  probabilities.reduce((best, each, rank) => (each > probabilities[best]! ? rank : best), 0);
const meanRank = (probabilities: Float64Array) =>
  probabilities.reduce((sum, each, rank) => sum + rank * each, 0);

function offsets(layer: LoadedLayer, { floorHeight, ground }: ComponentEntry): AmountOf {
  const floor = floorHeight === undefined ? undefined : amountOf(layer, floorHeight);
  const level = ground === undefined ? undefined : amountOf(layer, ground);
  // Without the ground a water level says nothing, so there NaN stays.
  return (element) => (floor?.(element) || 0) + (level?.(element) ?? 0);
}

function stakes(layer: LoadedLayer, { maxDamage }: ComponentEntry): ComponentModel["atStake"] {
  const { replacementCost } = layer.entry;
  const ownValue = maxDamage ?? replacementCost;
  if (ownValue === undefined) {
    const none = () => Number.NaN;
    return { min: none, value: none, max: none };
  }
  const { value, min, max } =
    typeof ownValue === "object" ? ownValue : { value: ownValue, min: undefined, max: undefined };
  const best = amountOf(layer, value);
  const bound = (amount: typeof min): AmountOf => {
    if (amount === undefined) return best;
    const own = amountOf(layer, amount);
    return (element) => (Number.isNaN(own(element)) ? best(element) : own(element));
  };
  const atStake = { value: best, min: bound(min), max: bound(max) };
  if (maxDamage !== undefined) checkBoundedCosts(layer.table, "amounts of `maxDamage`", atStake);
  return atStake;
}

/** The curve of each element; undefined where its column is empty. */
function elementCurves(
  { table }: LoadedLayer,
  of: string,
  { curve, curveColumn }: ComponentEntry,
  { names }: CurveBook,
  use: (name: string) => Curve | undefined,
): (element: number) => Curve | undefined {
  const known =
    names.length === 0
      ? "None is described; `stopbank import --curves` lists those that come with Stopbank"
      : `The curves are: ${names.join(", ")}`;
  if (curveColumn === undefined) {
    const name = curve ?? (names.length === 1 ? names[0] : undefined);
    const only = name === undefined ? undefined : use(name);
    if (only !== undefined) return () => only;
    throw curve === undefined
      ? new DomainError(
          "invalid",
          "import/which-curve",
          `${of}: there are ${names.length} damage curves (${names.join(", ")}). Say which one with \`curve\`, or with \`curveColumn\` which one an element has.`,
        )
      : new DomainError("invalid", "import/no-such-curve", `${of}: there is no curve ${curve}. ${known}.`);
  }
  const cells = table.columns[curveColumn] ?? [];
  const curveOf = cells.map((cell, element) => {
    if (cell === null) return undefined;
    const found = use(String(cell).trim());
    if (found !== undefined) return found;
    throw refuse(
      "no-such-curve",
      table.place,
      `${table.names[element]} has "${cell}" in column ${curveColumn}, which is no damage curve of ${of}`,
      `${known}.`,
    );
  });
  return (element) => curveOf[element];
}
