import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { type CostColumns, forEachRun } from "../totals/tally.ts";
import { type DamageModel, lackAt } from "./damage.ts";
import { type DamageColumn, lackCodes } from "./recordedDamage.ts";

/** What is known of an element's damage in one scenario, as a code by element. */
export const damageStates = {
  /** The hazard does nothing to it. */
  nothing: lackCodes.nothing,
  withoutCost: lackCodes.cost,
  withoutFunction: lackCodes.function,
  withoutIntensity: lackCodes.intensity,
  /** Exposed, and its damage is known. */
  counted: 4,
  /** Not exposed, and losing something that is known all the same: curves may begin below the least class. */
  below: 5,
  notAssessed,
} as const;

/**
 * The states of the selected elements where curves give the damage.
 * @param states which they are written into, an entry per element of the layer.
 */
export function modelledStates(
  selection: Selection,
  exposure: ExposureColumn,
  model: DamageModel,
  costs: CostColumns,
  states: Uint8Array,
): void {
  clear(selection, states);
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++)
      states[exposure.element[row]!] = damageStates[lackAt(row, exposure, model, costs) ?? "counted"];
  });
}

/** The same where damage is on record: an exposed element without a row loses nothing, which is known. */
export function recordedStates(
  selection: Selection,
  exposure: ExposureColumn,
  recorded: DamageColumn,
  states: Uint8Array,
): void {
  clear(selection, states);
  forEachRun(selection, recorded.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const lack = recorded.lack[row]!;
      states[recorded.element[row]!] = lack === lackCodes.nothing ? damageStates.below : lack;
    }
  });
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const element = exposure.element[row]!;
      if (exposure.damageClass[row] === notAssessed) states[element] = damageStates.notAssessed;
      else if (states[element] === damageStates.nothing || states[element] === damageStates.below)
        states[element] = damageStates.counted;
    }
  });
}

function clear({ ranges }: Selection, states: Uint8Array): void {
  for (let run = 0; run < ranges.length; run += 2)
    states.fill(damageStates.nothing, ranges[run], ranges[run + 1]);
}
