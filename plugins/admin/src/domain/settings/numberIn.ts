/** What a number may be. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

/**
 * The number that was typed into a field, written out: no powers, no hexadecimal, no separators, since `Number` would take
 * '1e3' and '0x10' for numbers that nobody meant.
 *
 * @returns undefined for what is none, and for one that is out of range.
 */
export function numberIn(typed: string, { least, most, isWhole = false }: NumberRange): number | undefined {
  const text = typed.trim();
  if (!(isWhole ? /^-?\d{1,15}$/ : /^-?\d{1,15}(\.\d{1,15})?$/).test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** What belongs into such a field. */
export const rangeWords = ({ least, most, isWhole = false }: NumberRange): string =>
  `A ${isWhole ? "whole " : ""}number from ${written(least)} to ${written(most)}.`;

const written = (value: number): string => value.toLocaleString("en-NZ");
