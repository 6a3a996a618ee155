import type { DatasetAbout, ElementType } from "./manifest.ts";

/** Of every amount of money in a dataset: ISO 4217. */
export const currencyOf = ({ currency }: Pick<DatasetAbout, "currency">): string => currency ?? "NZD";

/** The year whose prices the money of an element type is in; undefined where nobody said. */
export const priceYearOf = (
  { priceYear }: Pick<DatasetAbout, "priceYear">,
  { replacementCost }: Pick<ElementType, "replacementCost">,
): number | undefined => replacementCost?.year ?? priceYear;
