import type { CellValue } from "../input/cellValue.ts";

/**
 * How a column writes its numbers: decimals after a point, after a comma (points may set off thousands), or so that
 * `1,234` may be either.
 */
export type NumberStyle = "point" | "comma" | "unclear";

const byPoint = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;
const byComma = /^[+-]?(\d+,?\d*|,\d+)([eE][+-]?\d+)?$/;
const grouped = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/;
const whole = /^[+-]?\d+$/;

/**
 * A cell as a number: decimal digits, with a power of ten at most. What else a language takes for one (`0x10`,
 * `Infinity`, digits with a unit) is none.
 *
 * @returns NaN for an empty or blank cell, undefined for what is no number.
 */
export function readNumber(cell: CellValue, style: NumberStyle = "point"): number | undefined {
  if (cell === null) return Number.NaN;
  if (typeof cell !== "string") return finite(Number(cell));
  const text = cell.trim();
  if (text === "") return Number.NaN;
  const plain = decimalText(text, style);
  return plain === undefined ? undefined : finite(Number(plain));
}

/** Why a text is no number, where that is not plain. */
export const numberHint = (style: NumberStyle): string =>
  style === "unclear"
    ? " Its points and commas may stand for decimals or for thousands: write decimals with a point and thousands with nothing."
    : "";

/** A number's text with a decimal point and nothing that sets off thousands; undefined for what is none. */
export function decimalText(cell: string, style: NumberStyle): string | undefined {
  const text = cell.trim();
  if (style === "point") return byPoint.test(text) ? text : undefined;
  if (style === "unclear") return whole.test(text) ? text : undefined;
  if (grouped.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return byComma.test(text) ? text.replace(",", ".") : undefined;
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);
