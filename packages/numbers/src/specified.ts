import { formatNumber } from "./formatNumber.ts";
import { formatPercent } from "./percent.ts";

/** How many there are of something: `1,520`. */
export const formatCount = (count: number | undefined): string => formatNumber(count, 0);

/** A value in a chart, on its axis or in its table (specification 2, section 9): up to 2 decimals. */
export const formatChart = (value: number | undefined): string => formatNumber(value, 2);

/** What a histogram counts (specification 2, section 5): 1 decimal. */
export const formatHistogram = (value: number | undefined): string => formatNumber(value, 1);

/** A sum over several hazards (specification 2, section 9): no decimals above 1,000. */
export const formatMultiHazard = (value: number | undefined): string =>
  formatNumber(value, value !== undefined && Math.abs(value) > 1_000 ? 0 : 2);

/**
 * A value of the summary page (specification 2, section 5): nothing for 0, 4 decimals up to 0.1 and 2 above. What is
 * too small for either says so.
 */
export const formatSummary = (value: number | undefined): string =>
  value === 0 ? "" : formatNumber(value, value !== undefined && Math.abs(value) <= 0.1 ? 4 : 2);

/** A share between 0 and 1 in a gauge, and beside the bars it goes with (specification 2, section 5): `<1%` below 1%. */
export const formatGauge = (share: number | undefined): string =>
  share !== undefined && share > 0 && share < 0.01 ? "<1%" : formatPercent(share);

/** A figure as a dataset or a publication states it: what stands beside it is of this very value. */
export const formatStated = (value: number): string => formatNumber(value, 6);
