import { formatAbbreviated, formatNumber, locale, nbsp, none } from "./formatNumber.ts";

const symbols = new Map<string, string>();

/**
 * `$` for New Zealand's own dollar, `US$`, `€`; the code of a currency that has no sign, such as `CHF`.
 *
 * @param currency an ISO 4217 code.
 * @throws RangeError for a currency that is not three letters.
 */
export function currencySymbol(currency: string): string {
  let symbol = symbols.get(currency);
  if (symbol === undefined) {
    const parts = new Intl.NumberFormat(locale, { style: "currency", currency }).formatToParts(0);
    symbol = parts.find(({ type }) => type === "currency")?.value ?? currency;
    symbols.set(currency, symbol);
  }
  return symbol;
}

/** What stands before a number: a code stands apart from it, a sign does not. */
function signBefore(currency: string): string {
  const symbol = currencySymbol(currency);
  return symbol === currency ? `${symbol}${nbsp}` : symbol;
}

/**
 * Money in whole units: `$1.2 M`, `$834,200`, `<$1`, `-US$2,000`, `CHF 400`.
 *
 * @param currency an ISO 4217 code.
 * @throws RangeError for a currency that is not three letters.
 */
export function formatMoney(amount: number | undefined, currency: string): string {
  if (amount === undefined || Number.isNaN(amount)) return none;
  const symbol = signBefore(currency);
  if (amount > 0 && amount < 0.5) return `<${symbol}1`;
  const sign = amount <= -0.5 ? "-" : "";
  return `${sign}${symbol}${formatAbbreviated(Math.round(Math.abs(amount)), (whole) => formatNumber(whole, 0))}`;
}
