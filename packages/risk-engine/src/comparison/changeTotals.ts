import type { PairSums } from "./tallyPairs.ts";

/** Sums over some elements. */
export interface ChangeTotals {
  readonly count: number;
  /** In the metric's unit; the number of elements when the layer is counted. */
  readonly metric: number;
  /** Replacement cost of those that have one on record. */
  readonly cost: number;
  readonly costMissing: number;
}

/** The sums of those cells that are wanted. */
export function sumOf(
  tally: PairSums,
  isWanted: (cell: number) => boolean,
  from = 0,
  to = tally.count.length,
): ChangeTotals {
  let [count, metric, cost, costMissing] = [0, 0, 0, 0];
  for (let cell = from; cell < to; cell++) {
    if (tally.count[cell] === 0 || !isWanted(cell)) continue;
    const each = totalsAt(tally, cell);
    count += each.count;
    metric += each.metric;
    cost += each.cost;
    costMissing += each.costMissing;
  }
  return { count, metric, cost, costMissing };
}

export const totalsAt = (tally: PairSums, cell: number): ChangeTotals => ({
  count: tally.count[cell]!,
  metric: tally.metric[cell]!,
  cost: tally.cost[cell]!,
  costMissing: tally.costMissing[cell]!,
});
