import { type ExposureColumn, noRegion } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { type Measures, slots, startTally, sumGroups, tallyElements, tallyRows } from "./tally.ts";
import { type ExposureTotals, readTotals } from "./totals.ts";

export interface RegionTotals {
  /** By region code, an entry for each of the group's regions. */
  readonly regions: readonly ExposureTotals[];
  /** Selected elements that lie in no region of the group; with these the regions add up to the whole. */
  readonly outside: ExposureTotals;
  /** All that lie in any: a region's codes are its own, so each element counts once. */
  readonly inside: ExposureTotals;
}

/** Put together part by part, for whoever has to pause between them. */
export interface RegionTally {
  /** @throws DomainError `exposure/unknown-class`. */
  add(selection: Selection): void;
  read(): RegionTotals;
}

/**
 * What one scenario does to the selected elements in each region of a group.
 * @param regionOf region code of each element of the layer, `noRegion` for none.
 * @param regionCount how many regions the group has; codes are below it.
 * @throws DomainError `exposure/unknown-class`.
 */
export function totalsByRegion(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  regionOf: Uint16Array,
  regionCount: number,
): RegionTotals {
  const tally = tallyByRegion(exposure, measures, regionOf, regionCount);
  tally.add(selection);
  return tally.read();
}

/** {@link totalsByRegion} of selections that are added one after the other and have no element in common. */
export function tallyByRegion(
  exposure: ExposureColumn,
  measures: Measures,
  regionOf: Uint16Array,
  regionCount: number,
): RegionTally {
  // Codes beyond the last region, noRegion among them, share one group after the regions.
  const groupOf = regionOf.map((code) => (code === noRegion ? regionCount : Math.min(code, regionCount)));
  const groups = regionCount + 1;
  const rows = startTally(groups * slots);
  const all = startTally(groups);
  const withCost = measures.replacementCost !== undefined;
  return {
    add(selection) {
      tallyRows(selection, exposure, measures, groupOf, groups, rows);
      tallyElements(selection, measures, groupOf, groups, all);
    },
    read: () => ({
      regions: Array.from({ length: regionCount }, (_, region) => readTotals(rows, all, withCost, region)),
      outside: readTotals(rows, all, withCost, regionCount),
      inside: readTotals(sumGroups(rows, regionCount, slots), sumGroups(all, regionCount, 1), withCost),
    }),
  };
}
