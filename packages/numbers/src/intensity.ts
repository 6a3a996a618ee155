import { formatNumber, nbsp, none } from "./formatNumber.ts";
import { formatDepth, metresIn } from "./measures.ts";

/** Scales, whose name stands before the number; every other unit follows it. */
const scales = new Set(["MMI", "MM", "EMS", "Mw", "ML"]);

/** A hazard's value with its unit: `45 cm`, `1.2 m`, `32%`, `MMI 7.4`, `0.35 g`. */
export function formatIntensity(value: number | null | undefined, unit: string): string {
  if (value === null || value === undefined) return none;
  const metres = metresIn(unit);
  return metres === undefined ? formatInScale(value, unit) : formatDepth(value * metres);
}

/** The same in the very unit it is given in: on an axis or a ramp, whose values all have one. */
export function formatInScale(value: number, unit: string): string {
  return withUnit(formatBareIntensity(value, unit), unit);
}

/** A number that is written already, and its unit where that belongs: `12%`, `Mw 7.8`, `1 day`, `100 years`. */
export function withUnit(number: string, unit: string): string {
  if (unit === "") return number;
  if (unit === "%") return `${number}%`;
  if (scales.has(unit)) return `${unit}${nbsp}${number}`;
  const isOne = number === "1" && /^(day|hour|month|year)s$/.test(unit);
  return `${number}${nbsp}${isOne ? unit.slice(0, -1) : unit}`;
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
