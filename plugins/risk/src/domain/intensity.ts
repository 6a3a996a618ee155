import { formatDepth, formatNumber, none } from "@stopbank/ui/format";

/** A hazard's value with its unit: `45 cm`, `1.2 m`, `32%`, `MMI 7.4`. */
export function formatIntensity(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return none;
  if (unit === "m") return formatDepth(value);
  if (unit === "%") return `${formatNumber(value, 1)}%`;
  if (unit === "") return formatNumber(value);
  return `${unit}\u00a0${formatNumber(value, 1)}`;
}
