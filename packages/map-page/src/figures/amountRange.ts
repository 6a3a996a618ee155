import { type AmountUnit, formatAmount } from "@stopbank/numbers";

/** `Between $2 M and $3.1 M`; undefined where no bounds are given. */
export function amountRange(
  { min, max }: { readonly min: number; readonly max: number },
  unit: AmountUnit,
): string | undefined {
  return min === max ? undefined : `Between ${formatAmount(min, unit)} and ${formatAmount(max, unit)}`;
}
