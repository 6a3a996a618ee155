import type { Money } from "@stopbank/contract/money";
import { currencyOf, priceYearOf } from "@stopbank/dataset/currency";
import type { ElementType, Manifest } from "@stopbank/dataset/manifest";

/** What the money of an element layer is in. */
export function moneyOf(manifest: Manifest, type: ElementType): Money {
  const price_year = priceYearOf(manifest, type);
  return { currency: currencyOf(manifest), ...(price_year === undefined ? {} : { price_year }) };
}
