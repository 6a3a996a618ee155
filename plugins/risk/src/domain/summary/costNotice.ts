import type { RiskNumbers } from "@stopbank/contract/risk";
import { agreeing, formatCount } from "@stopbank/numbers";

export const noCurves =
  "No damage curve is given for this hazard, so what damage costs is not known. Quantities are shown.";

export const knownByTheYear =
  "Over a set of events damage is known by the year only: see expected annual damage. Quantities are shown.";

/** Why a sum of damage says too little; undefined where it is whole. */
export function damageNotice(missing: number, exposed: number): string | undefined {
  if (missing === 0) return undefined;
  return `Results are incomplete as the damage of ${formatCount(missing)} out of ${formatCount(exposed)} exposed is not known: ${agreeing(missing, "it lacks", "they lack")} a replacement cost, a damage curve or an intensity`;
}

/** Why sums of replacement cost say too little, in the specification's words; undefined where they are whole. */
export function costNotice({
  assets_missing_attributes: { total_missing_attributes: missing },
  asset_counts: { total_count: total },
}: Pick<RiskNumbers, "assets_missing_attributes" | "asset_counts">): string | undefined {
  if (missing === 0) return undefined;
  return missing >= total
    ? "Results are incomplete as there is no replacement cost data available."
    : `Results are incomplete as replacement cost data is not available for ${formatCount(missing)} out of ${formatCount(total)} assets`;
}

/** Why sums of an attribute say too little; undefined where they are whole. */
export function amountNotice(name: string, missing: number, exposed: number): string | undefined {
  if (missing === 0) return undefined;
  return `Results are incomplete as ${name.charAt(0).toLowerCase()}${name.slice(1)} is not known for ${formatCount(missing)} out of ${formatCount(exposed)} exposed`;
}
