import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { type CostColumns, emptyColumns, forEachRun } from "../totals/tally.ts";
import { type CurveReading, type DamageCurve, damageCurve, damageRatio } from "./curves.ts";
import { type FragilityCurve, stateProbabilities } from "./fragility.ts";

/** A best estimate between two bounds, in whatever unit the function that returns it states. */
export interface Estimate {
  readonly min: number;
  readonly value: number;
  readonly max: number;
}

/** Shares of the value lost at an intensity. */
export type DamageFunction = (intensity: number) => Estimate;

/** Elements no damage function is for. */
export const noFunction = 255;

/** How intensities at a layer's elements become shares of their value lost. */
export interface DamageModel {
  readonly functions: readonly DamageFunction[];
  /** Which function each element has, or {@link noFunction}; without it all have the first. */
  readonly functionOf?: Uint8Array;
  /** Taken off the intensity, in its unit; NaN where not known, which is read as a floor on the ground. */
  readonly floorHeight?: Float64Array;
}

/**
 * Ratios from curves, each read straight between its points and level beyond them. A bound that is absent is the
 * best estimate itself; a bound that crosses it is pushed out to it, so min <= value <= max always holds.
 * @param step as {@link damageRatio} has it.
 */
export function ratioFromCurves(best: DamageCurve, min = best, max = best, step?: number): DamageFunction {
  return (intensity) => {
    const value = damageRatio(best, intensity, step);
    // A bound that is the best estimate itself is not read again: reading is most of what damage costs.
    return ordered(
      min === best ? value : damageRatio(min, intensity, step),
      value,
      max === best ? value : damageRatio(max, intensity, step),
    );
  };
}

type Points = readonly (readonly [intensity: number, ratio: number])[];

/** A damage curve as datasets and descriptions state it. */
export interface StatedCurve {
  readonly points: Points;
  /** Bounds; the best estimate stands for those that are absent. */
  readonly min?: Points;
  readonly max?: Points;
  /** Share of what is there that is damaged at all: every ratio is multiplied by it (CLIMADA's PAA beside its MDD). */
  readonly affected?: Points;
  /** Between the points; default straight. */
  readonly reading?: CurveReading;
  /** The intensity is rounded to whole multiples of this first. */
  readonly step?: number;
}

/**
 * Ratios by a stated curve; bounds as {@link ratioFromCurves} has them. Both factors of a curve with `affected` are
 * read at the intensity and multiplied then, so between points their product is no straight line.
 *
 * @throws DomainError `curve/bad-points`.
 */
export function ratioFromStated(curve: StatedCurve): DamageFunction {
  const { points, min = points, max = points, affected, reading, step } = curve;
  const best = damageCurve(points, reading);
  const bound = (each: Points) => (each === points ? best : damageCurve(each, reading));
  const ratio = ratioFromCurves(best, bound(min), bound(max), step);
  if (affected === undefined) return ratio;
  const share = damageCurve(affected, reading);
  return (intensity) => {
    const factor = damageRatio(share, intensity, step);
    const each = ratio(intensity);
    return { min: each.min * factor, value: each.value * factor, max: each.max * factor };
  };
}

/** A damage state with the share of the value that is lost in it. */
export interface DamageState extends FragilityCurve {
  readonly ratio: Estimate;
}

/**
 * Expected ratio from fragility: the sum over states of the probability of being in the state times its ratio, as in
 * Hazus (FEMA, Earthquake Model Technical Manual, direct economic losses). No damage costs nothing.
 * @param states from the lightest to the heaviest.
 * @param measure turns the hazard's intensity into the measure the curves are in; as it is when left out.
 * @throws DomainError `fragility/bad-curve` when first read.
 */
export function ratioFromFragility(
  states: readonly DamageState[],
  measure: (intensity: number) => number = (intensity) => intensity,
): DamageFunction {
  return (intensity) => {
    const probabilities = stateProbabilities(states, measure(intensity));
    let [min, value, max] = [0, 0, 0];
    for (const [i, { ratio }] of states.entries()) {
      const probability = probabilities[i + 1]!;
      min += probability * ratio.min;
      value += probability * ratio.value;
      max += probability * ratio.max;
    }
    return ordered(min, value, max);
  };
}

/** What one scenario costs over some elements. Every exposed element is in one of the counts. */
export interface DamageCost {
  /** In the currency of the replacement costs. */
  readonly cost: Estimate;
  /** Exposed elements whose damage is in the sum. */
  readonly counted: number;
  readonly withoutCost: number;
  /** With a cost, but no damage function is for them. */
  readonly withoutFunction: number;
  /** With both, but the exposure gives no intensity. */
  readonly withoutIntensity: number;
  /** Selected elements outside the hazard study: in no sum and not safe. */
  readonly notAssessed: number;
}

/**
 * What one scenario costs the selected elements: the sum of ratio(intensity - floor height) times replacement cost,
 * the lower bound of the one with the lower bound of the other. Elements that are not exposed cost nothing; those that
 * lack something are counted and never guessed.
 */
export function damageCost(
  selection: Selection,
  exposure: ExposureColumn,
  model: DamageModel,
  costs: CostColumns,
): DamageCost {
  const cost = { min: 0, value: 0, max: 0 };
  const damage = { min: 0, value: 0, max: 0 };
  const counts = { counted: 0, withoutCost: 0, withoutFunction: 0, withoutIntensity: 0, notAssessed: 0 };
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const lack = readDamage(damage, row, exposure, model, costs);
      if (lack !== undefined) {
        counts[lack]++;
        continue;
      }
      counts.counted++;
      cost.min += damage.min;
      cost.value += damage.value;
      cost.max += damage.max;
    }
  });
  return { cost, ...counts };
}

/**
 * The same by element, for adding up by class or region: 0 where an element is not exposed or not selected, NaN where
 * its damage is not known.
 */
export function damageColumns(
  selection: Selection,
  exposure: ExposureColumn,
  model: DamageModel,
  costs: CostColumns,
): Required<CostColumns> {
  const columns = emptyColumns(selection.of);
  fillDamage(selection, exposure, model, costs, columns);
  return columns;
}

/**
 * Writes {@link damageColumns} of the selected elements that have a row, for whoever takes them in parts.
 * @param columns in which the others stay as they are.
 */
export function fillDamage(
  selection: Selection,
  exposure: ExposureColumn,
  model: DamageModel,
  costs: CostColumns,
  columns: Required<CostColumns>,
): void {
  const damage = { min: 0, value: 0, max: 0 };
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const element = exposure.element[row]!;
      const isKnown = readDamage(damage, row, exposure, model, costs) === undefined;
      columns.min[element] = isKnown ? damage.min : Number.NaN;
      columns.value[element] = isKnown ? damage.value : Number.NaN;
      columns.max[element] = isKnown ? damage.max : Number.NaN;
    }
  });
}

/**
 * The same by row of the exposure: for sums of blocks, which read nothing of what has no row.
 * @param columns an entry for each row at least; those of other elements stay as they are.
 */
export function fillDamageRows(
  selection: Selection,
  exposure: ExposureColumn,
  model: DamageModel,
  costs: CostColumns,
  columns: Required<CostColumns>,
): void {
  const damage = { min: 0, value: 0, max: 0 };
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const isKnown = readDamage(damage, row, exposure, model, costs) === undefined;
      columns.min[row] = isKnown ? damage.min : Number.NaN;
      columns.value[row] = isKnown ? damage.value : Number.NaN;
      columns.max[row] = isKnown ? damage.max : Number.NaN;
    }
  });
}

type Lack = "notAssessed" | "withoutCost" | "withoutFunction" | "withoutIntensity";

/** The first thing that is lacking to know what the element of a row loses; undefined where it is known. */
export function lackAt(
  row: number,
  { element: elements, damageClass, value }: ExposureColumn,
  { functions, functionOf }: DamageModel,
  costs: CostColumns,
): Lack | undefined {
  if (damageClass[row] === notAssessed) return "notAssessed";
  const element = elements[row]!;
  if (Number.isNaN(costs.value[element]!)) return "withoutCost";
  if (functions[functionOf?.[element] ?? 0] === undefined) return "withoutFunction";
  return Number.isFinite(value[row]!) || mostOf(element, costs) === 0 ? undefined : "withoutIntensity";
}

const mostOf = (element: number, { value, max }: CostColumns) => known(max?.[element], value[element]!);

/**
 * Reads what the element of a row loses. @returns the first thing that is lacking to know it.
 * @param damage is written, rather than made for each of a million rows.
 */
function readDamage(
  damage: { min: number; value: number; max: number },
  row: number,
  exposure: ExposureColumn,
  model: DamageModel,
  costs: CostColumns,
): Lack | undefined {
  const lack = lackAt(row, exposure, model, costs);
  if (lack !== undefined) return lack;
  const { functions, functionOf, floorHeight } = model;
  const element = exposure.element[row]!;
  const cost = costs.value[element]!;
  const most = mostOf(element, costs);
  // What has nothing to lose loses nothing, whatever the intensity.
  const ratio =
    most === 0 ? nothing : functions[functionOf?.[element] ?? 0]!(intensityAt(row, exposure, floorHeight));
  damage.min = ratio.min * known(costs.min?.[element], cost);
  damage.value = ratio.value * cost;
  damage.max = ratio.max * most;
  return undefined;
}

const intensityAt = (
  row: number,
  { element, value }: ExposureColumn,
  floorHeight: Float64Array | undefined,
) => value[row]! - (floorHeight === undefined ? 0 : floorHeight[element[row]!]! || 0);

const nothing: Estimate = { min: 0, value: 0, max: 0 };

const ordered = (min: number, value: number, max: number): Estimate => ({
  min: Math.min(min, value),
  value,
  max: Math.max(max, value),
});

const known = (bound: number | undefined, otherwise: number) =>
  bound === undefined || Number.isNaN(bound) ? otherwise : bound;
