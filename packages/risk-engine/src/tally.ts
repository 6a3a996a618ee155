import { DomainError } from "@stopbank/errors";
import { type ExposureColumn, notAssessed } from "./columns.ts";
import type { Selection } from "./selection.ts";

/** What can be added up over elements besides their number. All columns have one entry per element of the layer. */
export interface Measures {
  /** Length or area of each element; without it every element counts 1. */
  readonly metric?: Float64Array;
  /** NaN where an element has no cost on record. */
  readonly replacementCost?: CostColumns;
}

/** Bounds that are absent, or NaN for an element that has a value, are taken as the value itself. */
export interface CostColumns {
  readonly value: Float64Array;
  readonly min?: Float64Array;
  readonly max?: Float64Array;
}

/** Sums by group and slot, at `group * slots + slot`. */
export interface Tally {
  readonly count: Float64Array;
  readonly metric: Float64Array;
  readonly costMin: Float64Array;
  readonly cost: Float64Array;
  readonly costMax: Float64Array;
  readonly costMissing: Float64Array;
  /** The lowest and highest finite value among exposed rows, Infinity and -Infinity when there is none. */
  lowest: number;
  highest: number;
}

/** Slots 0 to 6 are the damage class codes. */
export const notAssessedSlot = 7;
const unknownSlot = 8;
export const slots = 9;

const slotOfClass = new Uint8Array(256).fill(unknownSlot);
for (let code = 0; code < notAssessedSlot; code++) slotOfClass[code] = code;
slotOfClass[notAssessed] = notAssessedSlot;

const startTally = (cells: number): Tally => ({
  count: new Float64Array(cells),
  metric: new Float64Array(cells),
  costMin: new Float64Array(cells),
  cost: new Float64Array(cells),
  costMax: new Float64Array(cells),
  costMissing: new Float64Array(cells),
  lowest: Infinity,
  highest: -Infinity,
});

/**
 * Adds up the exposure rows of the selected elements by group and class.
 * @param groupOf the group of each element, all below `groups`; without it there is one group.
 * @throws DomainError `exposure/unknown-class` when a row holds a class that has no meaning.
 */
export function tallyRows(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  groupOf?: Uint16Array,
  groups = 1,
): Tally {
  const tally = startTally(groups * slots);
  const { element: elements, value: values, damageClass } = exposure;
  const { metric, replacementCost } = measures;
  forEachRun(selection, elements, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const element = elements[row]!;
      const slot = slotOfClass[damageClass[row]!]!;
      const cell = groupOf === undefined ? slot : groupOf[element]! * slots + slot;
      tally.count[cell]!++;
      if (metric !== undefined) tally.metric[cell]! += metric[element]!;
      if (replacementCost !== undefined) addCost(tally, cell, replacementCost, element);
      const value = values[row]!;
      if (slot < notAssessedSlot && value - value === 0) {
        if (value > tally.highest) tally.highest = value;
        if (value < tally.lowest) tally.lowest = value;
      }
    }
  });
  for (let cell = unknownSlot; cell < tally.count.length; cell += slots)
    if (tally.count[cell]! > 0)
      throw new DomainError(
        "invalid",
        "exposure/unknown-class",
        "The exposure data holds an unknown damage class.",
      );
  if (metric === undefined) tally.metric.set(tally.count);
  return tally;
}

/** Adds up the selected elements themselves, exposed or not, by group; a cell per group. */
export function tallyElements(
  selection: Selection,
  measures: Measures,
  groupOf?: Uint16Array,
  groups = 1,
): Tally {
  const tally = startTally(groups);
  const { metric, replacementCost } = measures;
  const { ranges } = selection;
  for (let run = 0; run < ranges.length; run += 2) {
    const end = ranges[run + 1]!;
    for (let element = ranges[run]!; element < end; element++) {
      const cell = groupOf === undefined ? 0 : groupOf[element]!;
      tally.count[cell]!++;
      if (metric !== undefined) tally.metric[cell]! += metric[element]!;
      if (replacementCost !== undefined) addCost(tally, cell, replacementCost, element);
    }
  }
  if (metric === undefined) tally.metric.set(tally.count);
  return tally;
}

function addCost(tally: Tally, cell: number, { value, min, max }: CostColumns, element: number): void {
  const cost = value[element]!;
  if (Number.isNaN(cost)) {
    tally.costMissing[cell]!++;
    return;
  }
  const low = min === undefined ? cost : min[element]!;
  const high = max === undefined ? cost : max[element]!;
  tally.cost[cell]! += cost;
  tally.costMin[cell]! += Number.isNaN(low) ? cost : low;
  tally.costMax[cell]! += Number.isNaN(high) ? cost : high;
}

/** Calls `visit` with each run of exposure rows whose elements are selected. */
export function forEachRun(
  { ranges }: Selection,
  elements: Uint32Array,
  visit: (firstRow: number, endRow: number) => void,
): void {
  let row = 0;
  for (let run = 0; run < ranges.length && row < elements.length; run += 2) {
    const first = rowFrom(elements, row, ranges[run]!);
    row = rowFrom(elements, first, ranges[run + 1]!);
    if (first < row) visit(first, row);
  }
}

/** The first row at or after `from` whose element is `element` or later: doubling steps, for it is often near. */
function rowFrom(elements: Uint32Array, from: number, element: number): number {
  let step = 1;
  let low = from;
  while (low + step <= elements.length && elements[low + step - 1]! < element) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, elements.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements[middle]! < element) low = middle + 1;
    else high = middle;
  }
  return low;
}
