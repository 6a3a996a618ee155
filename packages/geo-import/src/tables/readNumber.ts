import type { CellValue } from "../vector/streamFeatures.ts";

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
  const plain = withPoint(text, style);
  return plain === undefined ? undefined : finite(Number(plain));
}

/** Whether a text is a number that stays what it is when it is read as one: `007` and `+1` do not. */
export function keepsAsNumber(text: string, style: NumberStyle): boolean {
  const value = readNumber(text, style);
  if (value === undefined || Number.isNaN(value) || /^(\+|-?0\d)/.test(text.trim())) return false;
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}

/** Why a text is no number, where that is not plain. */
export const numberHint = (style: NumberStyle): string =>
  style === "unclear"
    ? " Its points and commas may stand for decimals or for thousands: write decimals with a point and thousands with nothing."
    : "";

function withPoint(text: string, style: NumberStyle): string | undefined {
  if (style === "point") return byPoint.test(text) ? text : undefined;
  if (style === "unclear") return whole.test(text) ? text : undefined;
  if (grouped.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return byComma.test(text) ? text.replace(",", ".") : undefined;
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);
