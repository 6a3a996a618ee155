import { formatMoney } from "@stopbank/numbers";

/**
 * `Between $2 M and $3.1 M`; undefined where no bounds are given.
 *
 * @param currency of the amounts, ISO 4217.
 */
export function moneyRange(
  { min, max }: { readonly min: number; readonly max: number },
  currency: string,
): string | undefined {
  return min === max ? undefined : `Between ${formatMoney(min, currency)} and ${formatMoney(max, currency)}`;
}
