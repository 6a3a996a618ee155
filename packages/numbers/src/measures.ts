import { agreeing } from "./agreement.ts";
import { formatAbbreviated, formatNumber, nbsp, none, upTo } from "./formatNumber.ts";

const lengths: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/** How many metres one of a unit is (specification 2, section 9); undefined where it is no length. */
export const metresIn = (unit: string): number | undefined => lengths[unit];

/** `850 m`, `1.2 km`: metres below 1,000 m, kilometres from there. */
export function formatDistance(metres: number): string {
  return metres < 999.5
    ? `${upTo(metres < 10 ? 1 : 0).format(metres)}${nbsp}m`
    : `${upTo(metres < 99_500 ? 1 : 0).format(metres / 1_000)}${nbsp}km`;
}

const squareMetresPerHectare = 10_000;

/** Hectares below 1e10 m², square kilometres from there. */
export function formatArea(squareMetres: number): string {
  return squareMetres < 1e10
    ? `${formatNumber(squareMetres / squareMetresPerHectare)}${nbsp}ha`
    : `${formatNumber(squareMetres / 1e6, 0)}${nbsp}km²`;
}

/** A depth or height: below a metre in whole centimetres, else metres with one or two decimals. */
export function formatDepth(metres: number | undefined): string {
  if (metres === undefined || Number.isNaN(metres)) return none;
  return Math.abs(metres) < 0.995
    ? `${formatNumber(metres * 100, 0)}${nbsp}cm`
    : `${formatNumber(metres)}${nbsp}m`;
}

/** People are whole: `4,771 people`, `1 person`, `<1 person` for a share of one. */
function formatPeople(value: number): string {
  const isPart = value > 0 && value < 0.5;
  const whole = Math.round(value);
  const number = formatAbbreviated(whole, (each) => formatNumber(each, 0));
  return `${isPart ? "<1" : number}${nbsp}${isPart ? "person" : agreeing(whole, "person", "people")}`;
}

/**
 * A quantity in the unit of its layer: `12.4 km`, `3 ha`, `4,771 people`; what is counted (`each`) stands without a unit.
 *
 * @param inFull writes what is below a million.
 */
export function formatQuantity(
  value: number | undefined,
  unit: string,
  inFull?: (value: number) => string,
): string {
  const number = formatAbbreviated(value, inFull);
  if (unit === "people" && number !== none) return formatPeople(value ?? 0);
  return unit === "" || unit === "each" || number === none ? number : `${number}${nbsp}${unit}`;
}
