import { keepWhere, type Selection } from "../columns/selection.ts";
import type { LossSums } from "../damage/lossSums.ts";
import type { Measures } from "../totals/tally.ts";
import type { Comparison } from "./compare.ts";
import type { LossRows } from "./lossChanges.ts";

/** The row of no element. */
export const noRow = 0xffff_ffff;

/** For each element of a layer its row in the same layer of an earlier version, or {@link noRow}. */
export type EarlierRows = Uint32Array;

/** The selected elements of two versions, by whether both have them. */
export interface SharedElements {
  /** In both selections, as the later version numbers them. */
  readonly shared: Selection;
  readonly onlyLater: Selection;
  /** As the earlier version numbers them. */
  readonly onlyEarlier: Selection;
}

/** @param earlierRows no earlier row twice. */
export function sharedElements(
  earlierRows: EarlierRows,
  later: Selection,
  earlier: Selection,
): SharedElements {
  const isEarlier = new Uint8Array(earlier.of);
  const { ranges } = earlier;
  for (let run = 0; run < ranges.length; run += 2) isEarlier.fill(1, ranges[run], ranges[run + 1]);
  const isShared = (element: number) => isEarlier[earlierRows[element]!] === 1;
  const shared = keepWhere(later, isShared);
  const onlyLater = keepWhere(later, (element) => !isShared(element));
  for (let run = 0; run < shared.ranges.length; run += 2)
    for (let element = shared.ranges[run]!; element < shared.ranges[run + 1]!; element++)
      isEarlier[earlierRows[element]!] = 0;
  return { shared, onlyLater, onlyEarlier: keepWhere(earlier, (element) => isEarlier[element] === 1) };
}

/** States as the later version numbers its elements; those of no earlier row are `otherwise`. */
export const laterStates = (earlierRows: EarlierRows, states: Uint8Array, otherwise: number): Uint8Array =>
  Uint8Array.from(earlierRows, (row) => (row === noRow ? otherwise : states[row]!));

/** What the earlier version measured, as the later one numbers its elements; NaN where it had none. */
export function laterMeasures(earlierRows: EarlierRows, { metric, replacementCost }: Measures): Measures {
  const moved = (column: Float64Array) =>
    Float64Array.from(earlierRows, (row) => (row === noRow ? Number.NaN : column[row]!));
  return {
    ...(metric === undefined ? {} : { metric: moved(metric) }),
    ...(replacementCost === undefined ? {} : { replacementCost: { value: moved(replacementCost.value) } }),
  };
}

/** What the earlier version's elements lose, as the later one numbers them; those of no earlier row have none. */
export function laterLosses(earlierRows: EarlierRows, { element, code, damage, of }: LossSums): LossRows {
  const rowOf = new Int32Array(of).fill(-1);
  for (let row = 0; row < element.length; row++) rowOf[element[row]!] = row;
  const later = new Uint32Array(earlierRows.length);
  const rows = new Uint32Array(earlierRows.length);
  let count = 0;
  for (let each = 0; each < earlierRows.length; each++) {
    const row = rowOf[earlierRows[each]!] ?? -1;
    if (row < 0) continue;
    later[count] = each;
    rows[count++] = row;
  }
  const known = rows.subarray(0, count);
  const moved = (column: Float64Array) => Float64Array.from(known, (row) => column[row]!);
  return {
    element: later.slice(0, count),
    code: Uint8Array.from(known, (row) => code[row]!),
    damage: { min: moved(damage.min), value: moved(damage.value), max: moved(damage.max) },
  };
}

/**
 * One comparison of the same elements, each side by what its own version measured: a building whose cost was corrected has the
 * one cost before and the other after. What speaks of both sides at once goes by the later version.
 */
export const eachByItsOwn = (byEarlier: Comparison, byLater: Comparison): Comparison => ({
  ...byLater,
  before: byEarlier.before,
  comparable: { before: byEarlier.comparable.before, after: byLater.comparable.after },
});
