import { DomainError } from "@stopbank/errors";
import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";

/** What can be added up over elements besides their number. All columns have one entry per element of the layer. */
export interface Measures {
  /** Length or area of each element; without it every element counts 1. */
  readonly metric?: Float64Array;
  /** NaN where an element has no cost on record. */
  readonly replacementCost?: CostColumns;
  /**
   * Of sums of blocks alone: `replacementCost` has an entry for each exposure row in place of each element, and what has no row
   * costs nothing. Only the rows of those elements need be written that are in no whole block.
   */
  readonly isCostByRow?: true;
}

/** Bounds that are absent, or NaN for an element that has a value, are taken as the value itself. */
export interface CostColumns {
  readonly value: Float64Array;
  readonly min?: Float64Array;
  readonly max?: Float64Array;
}

/** All of them, of nothing that costs anything. */
export const emptyColumns = (elements: number): Required<CostColumns> => ({
  min: new Float64Array(elements),
  value: new Float64Array(elements),
  max: new Float64Array(elements),
});

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
  /** Exposed rows with a finite value, and the sum of those. */
  valued: number;
  valueSum: number;
}

/** Slots 0 to 6 are the damage class codes. */
export const notAssessedSlot = 7;
export const unknownSlot = 8;
export const slots = 9;

export const slotOfClass = new Uint8Array(256).fill(unknownSlot);
for (let code = 0; code < notAssessedSlot; code++) slotOfClass[code] = code;
slotOfClass[notAssessed] = notAssessedSlot;

export const startTally = (cells: number): Tally => ({
  count: new Float64Array(cells),
  metric: new Float64Array(cells),
  costMin: new Float64Array(cells),
  cost: new Float64Array(cells),
  costMax: new Float64Array(cells),
  costMissing: new Float64Array(cells),
  lowest: Infinity,
  highest: -Infinity,
  valued: 0,
  valueSum: 0,
});

/**
 * Adds up the exposure rows of the selected elements by group and class.
 * @param groupOf the group of each element, all below `groups`; without it there is one group.
 * @param tally of the same groups, to which they are added; a new one without it.
 * @throws DomainError `exposure/unknown-class` when a row holds a class that has no meaning.
 */
export function tallyRows(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  groupOf?: Uint16Array,
  groups = 1,
  tally = startTally(groups * slots),
): Tally {
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    addRunOfRows(tally, exposure, measures, groupOf, firstRow, endRow);
  });
  for (let cell = unknownSlot; cell < tally.count.length; cell += slots)
    if (tally.count[cell]! > 0)
      throw new DomainError(
        "invalid",
        "exposure/unknown-class",
        "The exposure data holds an unknown damage class.",
      );
  return endTally(tally, measures);
}

function addRunOfRows(
  tally: Tally,
  { element: elements, value: values, damageClass }: ExposureColumn,
  measures: Measures,
  groupOf: Uint16Array | undefined,
  firstRow: number,
  endRow: number,
): void {
  const { count, metric: metricSum } = tally;
  const { metric, replacementCost } = measures;
  // Kept in local numbers: written to the tally row by row they cost as much as all the rest.
  let { lowest, highest, valued, valueSum } = tally;
  for (let row = firstRow; row < endRow; row++) {
    const element = elements[row]!;
    const slot = slotOfClass[damageClass[row]!]!;
    const cell = groupOf === undefined ? slot : groupOf[element]! * slots + slot;
    count[cell]!++;
    if (metric !== undefined) metricSum[cell]! += metric[element]!;
    if (replacementCost !== undefined) addCost(tally, cell, replacementCost, element);
    const value = values[row]!;
    // value - value is 0 for finite numbers only.
    if (slot < notAssessedSlot && value - value === 0) {
      if (value > highest) highest = value;
      if (value < lowest) lowest = value;
      valued++;
      valueSum += value;
    }
  }
  tally.lowest = lowest;
  tally.highest = highest;
  tally.valued = valued;
  tally.valueSum = valueSum;
}

/** Adds up the selected elements themselves, exposed or not, by group; a cell per group. `tally` as in {@link tallyRows}. */
export function tallyElements(
  selection: Selection,
  measures: Measures,
  groupOf?: Uint16Array,
  groups = 1,
  tally = startTally(groups),
): Tally {
  const { metric, replacementCost } = measures;
  const { ranges } = selection;
  for (let run = 0; run < ranges.length; run += 2) {
    const start = ranges[run]!;
    const end = ranges[run + 1]!;
    if (groupOf === undefined) addRunOfElements(tally, measures, start, end);
    else
      for (let element = start; element < end; element++) {
        const cell = groupOf[element]!;
        tally.count[cell]!++;
        if (metric !== undefined) tally.metric[cell]! += metric[element]!;
        if (replacementCost !== undefined) addCost(tally, cell, replacementCost, element);
      }
  }
  return endTally(tally, measures);
}

/** Most of a large area is long runs in one group: sums in local numbers are several times faster than in arrays. */
function addRunOfElements(
  tally: Tally,
  { metric, replacementCost }: Measures,
  start: number,
  end: number,
): void {
  tally.count[0]! += end - start;
  if (metric !== undefined) {
    let sum = tally.metric[0]!;
    for (let element = start; element < end; element++) sum += metric[element]!;
    tally.metric[0] = sum;
  }
  if (replacementCost === undefined) return;
  if (hasBounds(replacementCost)) {
    for (let element = start; element < end; element++) addCost(tally, 0, replacementCost, element);
    return;
  }
  const { value } = replacementCost;
  let sum = tally.cost[0]!;
  let missing = 0;
  for (let element = start; element < end; element++) {
    const cost = value[element]!;
    if (Number.isNaN(cost)) missing++;
    else sum += cost;
  }
  tally.cost[0] = sum;
  tally.costMissing[0]! += missing;
}

function addCost(tally: Tally, cell: number, costs: CostColumns, element: number): void {
  const cost = costs.value[element]!;
  if (Number.isNaN(cost)) {
    tally.costMissing[cell]!++;
    return;
  }
  tally.cost[cell]! += cost;
  if (!hasBounds(costs)) return;
  const low = costs.min?.[element] ?? cost;
  const high = costs.max?.[element] ?? cost;
  tally.costMin[cell]! += Number.isNaN(low) ? cost : low;
  tally.costMax[cell]! += Number.isNaN(high) ? cost : high;
}

export const hasBounds = ({ min, max }: CostColumns) => min !== undefined || max !== undefined;

/** Fills in what follows from the other sums: a layer that is counted, costs that have no bounds. */
export function endTally(tally: Tally, { metric, replacementCost }: Measures): Tally {
  if (metric === undefined) tally.metric.set(tally.count);
  if (replacementCost !== undefined && !hasBounds(replacementCost)) {
    tally.costMin.set(tally.cost);
    tally.costMax.set(tally.cost);
  }
  return tally;
}

/** The sums of the first groups of a tally as those of one group. @param cells of a group. */
export function sumGroups(tally: Tally, groups: number, cells: number): Tally {
  const sum = startTally(cells);
  const columns = ["count", "metric", "costMin", "cost", "costMax", "costMissing"] as const;
  for (const name of columns)
    for (let cell = 0; cell < groups * cells; cell++) sum[name][cell % cells]! += tally[name][cell]!;
  return sum;
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
export function rowFrom(elements: Uint32Array, from: number, element: number): number {
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
