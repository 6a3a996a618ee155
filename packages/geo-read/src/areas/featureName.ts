import { cellValue } from "../layers/readLayer.ts";

/** Columns that mostly name a feature, the likeliest first. */
const naming = [/^name$/i, /name/i, /^(title|label)$/i, /(title|label|zone|area)/i, /^(id|code|ref)$/i];
const longest = 120;

/** The column whose texts name a layer's features; undefined where none does. */
export const namingColumn = (columns: readonly string[]): string | undefined =>
  naming
    .map((pattern) => columns.find((column) => pattern.test(column)))
    .find((found) => found !== undefined);

/** What a feature is called, or its place among the others of the file. */
export function featureName(value: unknown, place: number): string {
  const cell = cellValue(value);
  const text = cell === null ? "" : String(cell).trim();
  return text === "" ? `Feature ${place}` : text.slice(0, longest);
}
