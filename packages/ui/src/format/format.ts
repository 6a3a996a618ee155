/** Numbers and dates as New Zealand writes them. Every figure on a screen goes through here. */

// mi-NZ first once the interface speaks it; both group and point alike.
const locale = "en-NZ";
const nbsp = "\u00a0";
/** Stands where there is no value. */
export const none = "–";

const withDecimals = new Map<number, Intl.NumberFormat>();

function upTo(decimals: number): Intl.NumberFormat {
  let format = withDecimals.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    withDecimals.set(decimals, format);
  }
  return format;
}

/**
 * `1,234`, `12.35`, `<0.01`. A value that would round to nothing says that it is not nothing.
 *
 * @param decimals at most, and 2 without it.
 */
export function formatNumber(value: number | undefined, decimals = 2): string {
  if (value === undefined || Number.isNaN(value)) return none;
  const least = 10 ** -decimals;
  if (value > 0 && value < least / 2) return `<${upTo(decimals).format(least)}`;
  if (value < 0 && value > -least / 2) return `>-${upTo(decimals).format(least)}`;
  // Adding 0 turns -0 into 0.
  return upTo(decimals).format(value + 0);
}

const abbreviations = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
] as const;

/** `1.2 M`, `3.4 B`; below a million in full: `834,200`. */
export function formatAbbreviated(value: number | undefined, decimals = 2): string {
  if (value === undefined || Number.isNaN(value)) return none;
  // What rounds up to the next size is written in it: 999,960 is 1 M and never 1,000 of anything.
  for (const [size, letter] of abbreviations)
    if (Math.abs(value) >= size - size / 2e4) return `${upTo(1).format(value / size)}${nbsp}${letter}`;
  return formatNumber(value, decimals);
}

/** `$1.2 M`, `$834,200`, `<$1`. */
export function formatDollars(dollars: number | undefined): string {
  if (dollars === undefined || Number.isNaN(dollars)) return none;
  if (dollars > 0 && dollars < 0.5) return "<$1";
  const sign = dollars <= -0.5 ? "-" : "";
  return `${sign}$${formatAbbreviated(Math.abs(dollars), 0)}`;
}

/**
 * `12.4%` of a share between 0 and 1. Neither nothing nor everything is claimed by rounding: `<0.1%`, `>99.9%`.
 */
export function formatPercent(share: number | undefined): string {
  if (share === undefined || Number.isNaN(share)) return none;
  if (share > 0 && share < 0.0005) return "<0.1%";
  if (share > 0.9995 && share < 1) return ">99.9%";
  return `${upTo(1).format(share * 100 + 0)}%`;
}

/** `850 m`, `1.2 km`. */
export function formatDistance(metres: number): string {
  return metres < 999.5
    ? `${upTo(metres < 10 ? 1 : 0).format(metres)}${nbsp}m`
    : `${upTo(metres < 99_500 ? 1 : 0).format(metres / 1_000)}${nbsp}km`;
}

const squareMetresPerHectare = 10_000;

/** Hectares below 10,000 km², square kilometres from there. */
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

/** A quantity in the unit of its layer: `12.4 km`, `3 ha`; what is counted (`each`) stands without a unit. */
export function formatQuantity(value: number | undefined, unit: string): string {
  const number = formatAbbreviated(value);
  return unit === "" || unit === "each" || number === none ? number : `${number}${nbsp}${unit}`;
}

const date = new Intl.DateTimeFormat(locale, { dateStyle: "short" });
const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" });

/** `21/11/2026`, in the reader's own time zone. */
export const formatDate = (at: Date): string => date.format(at);
/** `21/11/2026, 9:46 am`, in the reader's own time zone. */
export const formatDateTime = (at: Date): string => dateTime.format(at);
