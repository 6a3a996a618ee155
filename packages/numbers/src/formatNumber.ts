// mi-NZ first once the interface speaks it; both group and point alike.
export const locale = "en-NZ";
export const nbsp = "\u00a0";
/** Stands where there is no value. */
export const none = "–";

const withDecimals = new Map<number, Intl.NumberFormat>();

/** Never `-0`. */
export function upTo(decimals: number): { format(value: number): string } {
  let format = withDecimals.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, signDisplay: "negative" });
    withDecimals.set(decimals, format);
  }
  return format;
}

/**
 * A figure in a panel: `1,234`, `12.35`, `<0.01`. Anything above nothing that is below the least it can write says so
 * (specification 2, section 5, and AMB-26).
 *
 * @param decimals at most, and 2 without it.
 */
export function formatNumber(value: number | undefined, decimals = 2): string {
  if (value === undefined || Number.isNaN(value)) return none;
  const least = 10 ** -decimals;
  if (value > 0 && value < least) return `<${upTo(decimals).format(least)}`;
  if (value < 0 && value > -least) return `>-${upTo(decimals).format(least)}`;
  return upTo(decimals).format(value);
}

const abbreviations = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
] as const;

/**
 * `1.2 M`, `3.4 B`, `7 T` (specifications 1 and 2, sections 9); below a million in full: `834,200`.
 *
 * @param inFull writes what is below a million.
 */
export function formatAbbreviated(
  value: number | undefined,
  inFull: (value: number) => string = formatNumber,
): string {
  if (value === undefined || Number.isNaN(value)) return none;
  // What rounds up to the next size is written in it: 999,960 is 1 M and never 1,000 of anything.
  for (const [size, letter] of abbreviations)
    if (Math.abs(value) >= size - size / 2e4) return `${upTo(1).format(value / size)}${nbsp}${letter}`;
  return inFull(value);
}
