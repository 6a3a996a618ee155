import { formatNumber } from "@stopbank/ui/format";

/** A figure as a dataset states it: what stands beside it is of this very value, so it is not rounded to two decimals. */
export const stated = (value: number): string => formatNumber(value, 6);
