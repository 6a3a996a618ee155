import { type ExposureColumn, notAssessed } from "./columns.ts";
import { type DamageCurve, damageRatio } from "./curves.ts";
import { type FragilityCurve, stateProbabilities } from "./fragility.ts";
import type { Selection } from "./selection.ts";
import { type CostColumns, forEachRun } from "./tally.ts";

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
 */
export function ratioFromCurves(best: DamageCurve, min = best, max = best): DamageFunction {
  return (intensity) =>
    ordered(damageRatio(min, intensity), damageRatio(best, intensity), damageRatio(max, intensity));
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
  { functions, functionOf, floorHeight }: DamageModel,
  costs: CostColumns,
): DamageCost {
  let [min, value, max] = [0, 0, 0];
  let [counted, withoutCost, withoutFunction, withoutIntensity, unassessed] = [0, 0, 0, 0, 0];
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      if (exposure.damageClass[row] === notAssessed) {
        unassessed++;
        continue;
      }
      const element = exposure.element[row]!;
      const cost = costs.value[element]!;
      const damage = functions[functionOf?.[element] ?? 0];
      const intensity = exposure.value[row]!;
      if (Number.isNaN(cost)) withoutCost++;
      else if (damage === undefined) withoutFunction++;
      else if (!Number.isFinite(intensity)) withoutIntensity++;
      else {
        counted++;
        const ratio = damage(intensity - (floorHeight === undefined ? 0 : floorHeight[element]! || 0));
        min += ratio.min * known(costs.min?.[element], cost);
        value += ratio.value * cost;
        max += ratio.max * known(costs.max?.[element], cost);
      }
    }
  });
  return {
    cost: { min, value, max },
    counted,
    withoutCost,
    withoutFunction,
    withoutIntensity,
    notAssessed: unassessed,
  };
}

const ordered = (min: number, value: number, max: number): Estimate => ({
  min: Math.min(min, value),
  value,
  max: Math.max(max, value),
});

const known = (bound: number | undefined, otherwise: number) =>
  bound === undefined || Number.isNaN(bound) ? otherwise : bound;
