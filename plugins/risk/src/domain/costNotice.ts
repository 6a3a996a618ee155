import type { RiskNumbers } from "@stopbank/contract/risk";
import { formatNumber } from "@stopbank/ui/format";

/** Why sums of replacement cost say too little, in the specification's words; undefined where they are whole. */
export function costNotice({
  assets_missing_attributes: { total_missing_attributes: missing },
  asset_counts: { total_count: total },
}: Pick<RiskNumbers, "assets_missing_attributes" | "asset_counts">): string | undefined {
  if (missing === 0) return undefined;
  return missing >= total
    ? "Results are incomplete as there is no replacement cost data available."
    : `Results are incomplete as replacement cost data is not available for ${formatNumber(missing)} out of ${formatNumber(total)} assets`;
}
