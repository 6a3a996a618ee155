import { formatNumber, nbsp } from "./formatNumber.ts";

const isYear = /(^|_)year(_|$)/i;

/** A number under the key that a dataset gives it. A year is a name, not a quantity: 2100, never 2,100. */
export const formatNamed = (key: string, value: number): string =>
  isYear.test(key) ? String(value) : formatNumber(value);

/** What a number of an element is of. */
export interface Measured {
  readonly key: string;
  readonly unit?: string | undefined;
  readonly prefix?: string | undefined;
}

/** A number that an element has, with its unit: `$834,200`, `12.5 m²`, `1987`. */
export const formatAttribute = ({ key, unit, prefix = "" }: Measured, value: number): string =>
  `${prefix}${formatNamed(key, value)}${unit === undefined ? "" : `${nbsp}${unit}`}`;
