import type { PrintedTable } from "./printedTables.ts";

/** What a cell should say: these very words, or a figure that is rounded from an answer's. */
export type Expected = string | Figure;

export interface Figure {
  /** The answer's figure, for who reads that a cell says another. */
  readonly answered: string;
  /** @param printed without any spaces. */
  readonly isSaidBy: (printed: string) => boolean;
}

export interface TableOf extends Pick<PrintedTable, "title"> {
  /** Its head first. */
  readonly rows: readonly (readonly Expected[])[];
}

export interface ExpectedTable extends TableOf, Pick<PrintedTable, "under"> {}

/** A figure or sentence with a paragraph of its own. */
export const alone = (said: Expected): TableOf => ({ title: "", rows: [[said]] });

/** Paper breaks lines, and leaves out the space where it does. */
export const dense = (text: string): string => text.replace(/\s+/g, "");

export const saysSo = (printed: string, expected: Expected): boolean =>
  typeof expected === "string" ? dense(printed) === dense(expected) : expected.isSaidBy(dense(printed));

/** Each cell of a table that does not say what it should, in words. */
export function mismatches(printed: PrintedTable, { rows }: ExpectedTable): string[] {
  const { under, title } = printed;
  if (printed.rows.length !== rows.length)
    return [`${under}, ${title}: ${printed.rows.length} rows for ${rows.length}`];
  return printed.rows.flatMap((row, at) => {
    const expected = rows[at] ?? [];
    const where = `${under}, ${title}, row ${at} (${row.join(" | ")})`;
    if (row.length !== expected.length) return [`${where}: ${row.length} cells for ${expected.length}`];
    return row.flatMap((cell, column) => {
      const wanted = expected[column] ?? "";
      if (saysSo(cell, wanted)) return [];
      return [`${where}: "${cell}" for ${typeof wanted === "string" ? `"${wanted}"` : wanted.answered}`];
    });
  });
}
