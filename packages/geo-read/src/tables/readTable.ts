import type { CellValue } from "../input/cellValue.ts";
import type { LayerInput } from "../input/layerInput.ts";
import type { Place } from "../input/refusal.ts";
import type { NumberStyle } from "../values/readNumber.ts";
import { columnAt, openRows } from "./rowTable.ts";

/** Columns of a table or layer, whatever geometry it has. */
export interface ColumnTable {
  readonly place: Place;
  readonly count: number;
  readonly columns: Readonly<Record<string, readonly CellValue[]>>;
  /** How each column writes its numbers. */
  readonly styles: ReadonlyMap<string, NumberStyle>;
  /** Sentences for the report. */
  readonly notes: readonly string[];
}

/**
 * Reads columns of a CSV file, a spreadsheet's sheet or a vector layer.
 * @throws DomainError as `openRows`, and `import/no-such-column`.
 */
export async function readTable(input: LayerInput, wanted: readonly string[]): Promise<ColumnTable> {
  const table = await openRows(input);
  const at = wanted.map((column) => columnAt(table, column));
  const columns: Record<string, CellValue[]> = Object.fromEntries(wanted.map((column) => [column, []]));
  let count = 0;
  await table.forEachRow((cells) => {
    wanted.forEach((column, i) => void columns[column]!.push(cells[at[i]!] ?? null));
    count++;
  });
  const styles = new Map(wanted.map((column, i) => [column, table.styles[at[i]!]!]));
  return { place: table.place, count, columns, styles, notes: table.notes };
}
