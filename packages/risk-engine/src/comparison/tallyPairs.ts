import { noRegion } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import type { Measures } from "../totals/tally.ts";
import { type Sides, stateCount } from "./states.ts";

/** Sums by group and key, at `group * keys + key`. */
export interface PairSums {
  readonly count: Float64Array;
  /** In the metric's unit; the number of elements when the layer is counted. */
  readonly metric: Float64Array;
  /** Replacement cost; zeros when the layer has none. */
  readonly cost: Float64Array;
  /** Elements without a cost on record, where the layer has costs. */
  readonly costMissing: Float64Array;
}

export interface PairKeys {
  /** The key of each pair of states. */
  readonly keyOfPair: Uint8Array;
  readonly keys: number;
}

export interface PairGroups {
  /** The group of each element, all below `groups`. */
  readonly groupOf: Uint16Array;
  readonly groups: number;
}

/**
 * A group for each region, and a last one for what lies in none.
 *
 * @param regionOf region code of each element of the layer, `noRegion` for none.
 * @param regionCount how many regions there are; codes are below it.
 */
export const regionsAsGroups = (regionOf: Uint16Array, regionCount: number): PairGroups => ({
  groupOf: regionOf.map((code) => (code === noRegion ? regionCount : Math.min(code, regionCount))),
  groups: regionCount + 1,
});

/** Elements added up by what each side has of them, part by part, for whoever has to pause between them. */
export interface PairTally {
  add(selection: Selection): void;
  read(): PairSums;
}

/**
 * @param sides what each side has of every element of the layer.
 * @param grouped without it there is one group.
 */
export function tallyPairs(
  { before, after }: Sides,
  { metric, replacementCost }: Measures,
  { keyOfPair, keys }: PairKeys,
  grouped?: PairGroups,
): PairTally {
  const cells = keys * (grouped?.groups ?? 1);
  const sums = {
    count: new Float64Array(cells),
    metric: new Float64Array(cells),
    cost: new Float64Array(cells),
    costMissing: new Float64Array(cells),
  };
  const costs = replacementCost?.value;
  return {
    add({ ranges }) {
      for (let run = 0; run < ranges.length; run += 2)
        for (let element = ranges[run]!; element < ranges[run + 1]!; element++) {
          const key = keyOfPair[before[element]! * stateCount + after[element]!]!;
          const cell = grouped === undefined ? key : grouped.groupOf[element]! * keys + key;
          sums.count[cell]!++;
          if (metric !== undefined) sums.metric[cell]! += metric[element]!;
          if (costs === undefined) continue;
          const cost = costs[element]!;
          if (Number.isNaN(cost)) sums.costMissing[cell]!++;
          else sums.cost[cell]! += cost;
        }
    },
    read() {
      if (metric === undefined) sums.metric.set(sums.count);
      return sums;
    },
  };
}
