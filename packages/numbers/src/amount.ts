import { formatQuantity } from "./measures.ts";
import { formatMoney } from "./money.ts";

/** What a sum is in: money, or something counted or measured. */
export interface AmountUnit {
  /** ISO 4217; null for what is no money. */
  readonly currency: string | null;
  /** Of what is no money: `people`, `km`; without one the number stands alone. */
  readonly unit?: string | undefined;
}

/**
 * An amount in its unit: `$1.2 M`, `4,771 people`, `1 person`, `12.4 km`.
 *
 * @throws RangeError for a currency that is not three letters.
 */
export const formatAmount = (amount: number | undefined, { currency, unit = "" }: AmountUnit): string =>
  currency === null ? formatQuantity(amount, unit) : formatMoney(amount, currency);
