import { formatNumber, nbsp } from "./formatNumber.ts";

/** `year`, `built_year`, but not what comes `per_year`. */
const ofYear = /(^|_)(?<!(^|_)per_)year(_|$)/i;

const isYear = (value: number) => Number.isInteger(value) && value >= 1000 && value <= 2999;

/**
 * A number under the key that a dataset gives it. A whole number from 1000 to 2999 under a key of years is a name, not a
 * quantity: 2100, never 2,100.
 */
export const formatNamed = (key: string, value: number): string =>
  ofYear.test(key) && isYear(value) ? String(value) : formatNumber(value);

/** What a number of an element is of. */
export interface Measured {
  readonly key: string;
  readonly unit?: string | undefined;
  readonly prefix?: string | undefined;
}

/** A number that an element has, with its unit: `$834,200`, `12.5 m²`, `1987`. */
export const formatAttribute = ({ key, unit, prefix = "" }: Measured, value: number): string =>
  // What has a unit is a quantity, whatever its key.
  unit === undefined && prefix === ""
    ? formatNamed(key, value)
    : `${prefix}${formatNumber(value)}${unit === undefined ? "" : `${nbsp}${unit}`}`;
