import { keepWhere, type Selection } from "../columns/selection.ts";
import type { Measures } from "../totals/tally.ts";
import type { Comparison } from "./compare.ts";

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

/**
 * One comparison of the same elements, each side by what its own version measured: a building whose cost was corrected has the
 * one cost before and the other after. What speaks of both sides at once goes by the later version.
 */
export const eachByItsOwn = (byEarlier: Comparison, byLater: Comparison): Comparison => ({
  ...byLater,
  before: byEarlier.before,
  comparable: { before: byEarlier.comparable.before, after: byLater.comparable.after },
});
