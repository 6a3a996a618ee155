import type { ExposureColumn } from "./columns.ts";
import { type Histogram, histogram } from "./histogram.ts";
import type { Selection } from "./selection.ts";
import { type Measures, tallyElements, tallyRows } from "./tally.ts";
import { type ExposureTotals, readTotals } from "./totals.ts";

export type { CostColumns, Measures } from "./tally.ts";
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
  const totals = readTotals(rows, tallyElements(selection, measures), measures.replacementCost !== undefined);
  return {
    ...totals,
    percentExposed: percentExposed(totals),
    highestIntensity: rows.valued > 0 ? rows.highest : null,
    meanIntensity: rows.valued > 0 ? rows.valueSum / rows.valued : null,
    histogram: histogram(selection, exposure, measures, rows, bucketSize),
  };
}

/** Exposed metric as a share of the assessed metric, 0 to 100; null when nothing was assessed. */
export function percentExposed({ exposed, notExposed }: ExposureTotals): number | null {
  const assessed = exposed.metric + notExposed.metric;
  return assessed > 0 ? (100 * exposed.metric) / assessed : null;
}
