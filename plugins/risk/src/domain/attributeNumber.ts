import { formatNumber } from "@stopbank/numbers";

/** A number an element has. A year is a name, not a quantity: 1987, never 1,987. */
export const attributeNumber = (key: string, value: number): string =>
  /(^|_)year(_|$)/i.test(key) ? String(value) : formatNumber(value);
