import type { Selection } from "../columns/selection.ts";
import type { Measures } from "../totals/tally.ts";
import { type Change, changeOfPair, changes, pairCount } from "./changes.ts";
import { type ChangeTotals, sumOf } from "./changeTotals.ts";
import { isExposedState, type Sides, stateCount } from "./states.ts";
import { type PairKeys, type PairSums, regionsAsGroups, tallyPairs } from "./tallyPairs.ts";

/** Of a pair: what it changes, and on which sides it is exposed. */
const exposedBefore = 1 << 2;
const exposedAfter = 1 << 3;
const byExposure: PairKeys = {
  keyOfPair: Uint8Array.from({ length: pairCount }, (_, pair) => {
    const [before, after] = [Math.floor(pair / stateCount), pair % stateCount];
    return (
      changeOfPair[pair]! +
      (isExposedState(before) ? exposedBefore : 0) +
      (isExposedState(after) ? exposedAfter : 0)
    );
  }),
  keys: 1 << 4,
};

export interface RegionComparison {
  readonly selected: ChangeTotals;
  readonly exposedBefore: ChangeTotals;
  readonly exposedAfter: ChangeTotals;
  readonly byChange: Readonly<Record<Change, ChangeTotals>>;
}

/** Put together part by part, for whoever has to pause between them. */
export interface RegionComparisonTally {
  add(selection: Selection): void;
  /** By region code, and what lies in none: with it the regions add up to the whole. */
  read(): { readonly regions: readonly RegionComparison[]; readonly outside: RegionComparison };
}

/**
 * What differs between two sides by region of a group, in short.
 *
 * @param regionOf region code of each element of the layer, `noRegion` for none.
 * @param regionCount how many regions the group has; codes are below it.
 */
export function tallyRegionComparison(
  sides: Sides,
  measures: Measures,
  regionOf: Uint16Array,
  regionCount: number,
): RegionComparisonTally {
  const tally = tallyPairs(sides, measures, byExposure, regionsAsGroups(regionOf, regionCount));
  const readRegion = (sums: PairSums, group: number): RegionComparison => {
    const sum = (isWanted: (key: number) => boolean) =>
      sumOf(
        sums,
        (cell) => isWanted(cell - group * byExposure.keys),
        group * byExposure.keys,
        (group + 1) * byExposure.keys,
      );
    return {
      selected: sum(() => true),
      exposedBefore: sum((key) => (key & exposedBefore) !== 0),
      exposedAfter: sum((key) => (key & exposedAfter) !== 0),
      byChange: Object.fromEntries(
        changes.map((name, code) => [name, sum((key) => (key & (exposedBefore - 1)) === code)]),
      ) as Record<Change, ChangeTotals>,
    };
  };
  return {
    add: tally.add,
    read() {
      const sums = tally.read();
      return {
        regions: Array.from({ length: regionCount }, (_, region) => readRegion(sums, region)),
        outside: readRegion(sums, regionCount),
      };
    },
  };
}
