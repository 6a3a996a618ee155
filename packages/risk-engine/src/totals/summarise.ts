import type { ExposureColumn } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import type { BlockSums } from "./blockSums.ts";
import { type BlockTally, readCells, readTallies, tallyBlocks } from "./blockTally.ts";
import { damageClasses } from "./classes.ts";
import { type Histogram, histogram, readHistogram } from "./histogram.ts";
import { type Measures, type Tally, tallyElements, tallyRows } from "./tally.ts";
import { type ExposureTotals, readTotals } from "./totals.ts";

export { type BlockTally, tallyBlocks } from "./blockTally.ts";
export { type CostColumns, emptyColumns, type Measures } from "./tally.ts";
export type { CostTotals, ExposureTotals, Totals } from "./totals.ts";

export interface ExposureSummary extends ExposureTotals {
  /** Exposed metric as a share of the assessed metric, 0 to 100; null when nothing was assessed. */
  readonly percentExposed: number | null;
  /** The highest finite intensity among exposed elements, in the hazard's unit; null when none has one. */
  readonly highestIntensity: number | null;
  /** The mean of the finite intensities of exposed elements, each element counting once; null when none has one. */
  readonly meanIntensity: number | null;
  readonly histogram: Histogram;
}

/**
 * What one scenario does to the selected elements of one layer.
 * @param bucketSize width of the histogram's buckets in the hazard's unit; chosen to fit when left out.
 * @throws DomainError `exposure/unknown-class`, `histogram/too-many-buckets`.
 */
export function summarise(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures = {},
  bucketSize?: number,
): ExposureSummary {
  const rows = tallyRows(selection, exposure, measures);
  const all = tallyElements(selection, measures);
  return summary(rows, all, measures, histogram(selection, exposure, measures, rows, bucketSize));
}

/**
 * The same from sums made beforehand of the same exposure and measures; large selections take a fraction of the time.
 * Sums may differ from `summarise`'s in their last digits, as they are added in another order.
 * @throws DomainError `exposure/unknown-class`, `histogram/too-many-buckets`.
 */
export function summariseBlocks(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  sums: BlockSums,
): ExposureSummary {
  return summaryOf(tallyBlocks(selection, exposure, measures, sums), measures, sums);
}

/** The totals of `summariseBlocks` alone, for which sums without a histogram do. */
export function totalsOfBlocks(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  sums: BlockSums,
): ExposureTotals {
  const tallies = readTallies(tallyBlocks(selection, exposure, measures, sums), sums.layout, measures);
  return readTotals(tallies.rows, tallies.elements, measures.replacementCost !== undefined);
}

/** What `summariseBlocks` gives, of what has been added up already. */
export function summaryOf(tally: BlockTally, measures: Measures, { layout }: BlockSums): ExposureSummary {
  const { rows, elements } = readTallies(tally, layout, measures);
  const { frame, cells } = tally.histogram ?? readCells(tally, layout, damageClasses.length);
  return summary(rows, elements, measures, readHistogram(cells, frame, measures));
}

function summary(rows: Tally, all: Tally, measures: Measures, buckets: Histogram): ExposureSummary {
  const totals = readTotals(rows, all, measures.replacementCost !== undefined);
  return {
    ...totals,
    percentExposed: percentExposed(totals),
    highestIntensity: rows.valued > 0 ? rows.highest : null,
    meanIntensity: rows.valued > 0 ? rows.valueSum / rows.valued : null,
    histogram: buckets,
  };
}

/** Exposed metric as a share of the assessed metric, 0 to 100; null when nothing was assessed. */
export function percentExposed({ exposed, notExposed }: ExposureTotals): number | null {
  const assessed = exposed.metric + notExposed.metric;
  return assessed > 0 ? (100 * exposed.metric) / assessed : null;
}
