import { none, upTo } from "./formatNumber.ts";

/**
 * `12.4%` of a share between 0 and 1. Neither nothing nor everything is claimed by rounding: `<0.1%`, `>99.9%`.
 */
export function formatPercent(share: number | undefined): string {
  if (share === undefined || Number.isNaN(share)) return none;
  if (share > 0 && share < 0.001) return "<0.1%";
  if (share > 0.999 && share < 1) return ">99.9%";
  return `${upTo(1).format(share * 100)}%`;
}
