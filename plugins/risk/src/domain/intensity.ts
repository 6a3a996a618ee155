import { formatDepth, formatNumber, none } from "@stopbank/ui/format";

const lengths: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/** How many metres one of a unit is; undefined where it is no length. */
export const metresIn = (unit: string): number | undefined => lengths[unit];

/** A hazard's value with its unit: `45 cm`, `1.2 m`, `32%`, `MMI 7.4`. */
export function formatIntensity(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return none;
  const metres = metresIn(unit);
  if (metres !== undefined) return formatDepth(value * metres);
  if (unit === "%") return `${formatNumber(value, 1)}%`;
  if (unit === "") return formatNumber(value);
  return `${unit}\u00a0${formatNumber(value, 1)}`;
}
