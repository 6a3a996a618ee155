import type { ExposureColumn } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { addBlocks, type BlockSplit, type BlockSums, splitBlocks } from "./blockSums.ts";
import {
  addCells,
  countRows,
  frameOf,
  type Histogram,
  histogram,
  readHistogram,
  startCells,
} from "./histogram.ts";
import { forEachRun, type Measures, type Tally, tallyElements, tallyRows } from "./tally.ts";
import { type ExposureTotals, readTotals } from "./totals.ts";

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
  const split = splitBlocks(selection, sums);
  const rows = tallyRows(split.rest, exposure, measures);
  const all = tallyElements(split.rest, measures);
  addBlocks(rows, all, sums, split.blocks);
  // The blocks' buckets are of no use to a selection whose values call for another width.
  const fits = frameOf(rows).bucketSize === sums.frame.bucketSize;
  return summary(
    rows,
    all,
    measures,
    fits
      ? blockHistogram(split, exposure, measures, rows, sums)
      : histogram(selection, exposure, measures, rows),
  );
}

function blockHistogram(
  { blocks, rest }: BlockSplit,
  exposure: ExposureColumn,
  measures: Measures,
  rows: Tally,
  sums: BlockSums,
): Histogram {
  const frame = frameOf(rows);
  const cells = startCells(frame);
  forEachRun(rest, exposure.element, (firstRow, endRow) =>
    countRows(cells, frame, exposure, measures, firstRow, endRow),
  );
  for (const block of blocks) addCells(cells, frame, sums.cells[block]!, sums.frame);
  return readHistogram(cells, frame, measures);
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
