import { formatNumber, nbsp, none } from "./formatNumber.ts";
import { formatDepth, metresIn } from "./measures.ts";

/** Scales, whose name stands before the number; every other unit follows it. */
const scales = new Set(["MMI", "MM", "EMS", "Mw", "ML"]);

/** A hazard's value with its unit: `45 cm`, `1.2 m`, `32%`, `MMI 7.4`, `0.35 g`. */
export function formatIntensity(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return none;
  const metres = metresIn(unit);
  if (metres !== undefined) return formatDepth(value * metres);
  const bare = formatBareIntensity(value, unit);
  if (unit === "%") return `${bare}%`;
  if (unit === "") return bare;
  if (unit === "days" && value === 1) return `1${nbsp}day`;
  return scales.has(unit) ? `${unit}${nbsp}${bare}` : `${bare}${nbsp}${unit}`;
}

/** The number alone, in the hazard's own unit, which the words around it name. */
export const formatBareIntensity = (value: number, unit: string): string =>
  formatNumber(value, unit === "%" || scales.has(unit) ? 1 : 2);

/** The one unit that all values of an axis or a ramp are read in: lengths that all lie under a metre in centimetres. */
export function intensityScale(
  unit: string,
  greatest: number,
): { readonly unit: string; readonly scale: number } {
  const metres = metresIn(unit);
  if (metres === undefined) return { unit, scale: 1 };
  return greatest * metres < 1 ? { unit: "cm", scale: metres * 100 } : { unit: "m", scale: metres };
}
