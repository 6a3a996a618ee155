import type { ExposureColumn } from "../columns/columns.ts";
import { type BlockLayout, sumsEach } from "./blockLayout.ts";
import { type BucketFrame, edgeTolerance } from "./histogram.ts";
import { type CostColumns, hasBounds, type Measures, notAssessedSlot, slotOfClass } from "./tally.ts";

/** Nothing yet. */
export function startSums(sums: Float64Array, { lowestAt }: BlockLayout): void {
  sums[lowestAt] = Infinity;
  sums[lowestAt + 1] = -Infinity;
}

/** Adds a run of elements, exposed or not. */
export function addElements(sums: Float64Array, measures: Measures, start: number, end: number): void {
  const { metric, replacementCost, isCostByRow } = measures;
  sums[0]! += end - start;
  if (metric !== undefined) {
    let sum = sums[1]!;
    for (let element = start; element < end; element++) sum += metric[element]!;
    sums[1] = sum;
  }
  // Costs by row come with the rows.
  if (replacementCost === undefined || isCostByRow) return;
  if (hasBounds(replacementCost)) {
    addBounded(sums, replacementCost, start, end);
    return;
  }
  // Sums in local numbers are several times faster than in arrays.
  const { value } = replacementCost;
  let sum = sums[3]!;
  let missing = 0;
  for (let element = start; element < end; element++) {
    const cost = value[element]!;
    if (Number.isNaN(cost)) missing++;
    else sum += cost;
  }
  sums[3] = sum;
  sums[5]! += missing;
}

/** Costs with bounds; those that are missing are the cost itself. */
function addBounded(sums: Float64Array, { value, min, max }: CostColumns, start: number, end: number): void {
  let [low, sum, high, missing] = [sums[2]!, sums[3]!, sums[4]!, 0];
  for (let element = start; element < end; element++) {
    const cost = value[element]!;
    if (Number.isNaN(cost)) {
      missing++;
      continue;
    }
    const least = min === undefined ? cost : min[element]!;
    const most = max === undefined ? cost : max[element]!;
    sum += cost;
    low += Number.isNaN(least) ? cost : least;
    high += Number.isNaN(most) ? cost : most;
  }
  sums[2] = low;
  sums[3] = sum;
  sums[4] = high;
  sums[5]! += missing;
}

const noFrame: BucketFrame = { bucketSize: 1, first: 0, valued: 0 };

/** Adds a run of exposure rows. */
export function addRows(
  sums: Float64Array,
  { placeOfCode, slots, frame, valuedAt, cellsAt, lowestAt }: BlockLayout,
  { element: elements, value: values, damageClass }: ExposureColumn,
  measures: Measures,
  firstRow: number,
  endRow: number,
): void {
  const { metric, replacementCost, isCostByRow } = measures;
  const { bucketSize, first, valued: noValue } = frame ?? noFrame;
  let lowest = sums[lowestAt]!;
  let highest = sums[lowestAt + 1]!;
  let valued = 0;
  let valueSum = sums[valuedAt + 1]!;
  for (let row = firstRow; row < endRow; row++) {
    const code = damageClass[row]!;
    const place = placeOfCode[code]!;
    const element = elements[row]!;
    const at = sumsEach * (1 + place);
    const size = metric === undefined ? 0 : metric[element]!;
    sums[at]!++;
    sums[at + 1]! += size;
    if (isCostByRow) {
      addCost(sums, 0, measures, row);
      addCost(sums, at, measures, row);
    } else if (replacementCost !== undefined) addCost(sums, at, measures, element);
    if (slotOfClass[code]! >= notAssessedSlot) continue;
    const value = values[row]!;
    const hasValue = value - value === 0;
    if (hasValue) {
      if (value > highest) highest = value;
      if (value < lowest) lowest = value;
      valued++;
      valueSum += value;
      // An intensity of exactly 0 is no exposure to chart.
      if (value === 0) continue;
    }
    if (frame === undefined) continue;
    const bucket = hasValue ? Math.floor(value / bucketSize + edgeTolerance) - first : noValue;
    const cell = cellsAt + (bucket * slots.length + place) * 2;
    sums[cell]!++;
    sums[cell + 1]! += size;
  }
  sums[lowestAt] = lowest;
  sums[lowestAt + 1] = highest;
  sums[valuedAt]! += valued;
  sums[valuedAt + 1] = valueSum;
}

/** Adds the sums of a block. */
export function addSums(
  to: Float64Array,
  from: Float64Array,
  block: number,
  { lowestAt, width }: BlockLayout,
): void {
  const start = block * width;
  for (let i = 0; i < lowestAt; i++) to[i]! += from[start + i]!;
  to[lowestAt] = Math.min(to[lowestAt]!, from[start + lowestAt]!);
  to[lowestAt + 1] = Math.max(to[lowestAt + 1]!, from[start + lowestAt + 1]!);
}

/** Bounds that are missing are the cost itself. @param element or a row, whichever the costs are by. */
function addCost(sums: Float64Array, at: number, { replacementCost }: Measures, element: number): void {
  const costs = replacementCost!;
  const cost = costs.value[element]!;
  if (Number.isNaN(cost)) {
    sums[at + 5]!++;
    return;
  }
  sums[at + 3]! += cost;
  if (!hasBounds(costs)) return;
  const low = costs.min?.[element] ?? cost;
  const high = costs.max?.[element] ?? cost;
  sums[at + 2]! += Number.isNaN(low) ? cost : low;
  sums[at + 4]! += Number.isNaN(high) ? cost : high;
}
