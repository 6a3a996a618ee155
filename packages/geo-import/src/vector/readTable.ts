import type { Place } from "../refusal.ts";
import { columnAt, openRows } from "../tables/rowTable.ts";
import type { LayerInput } from "./layerInput.ts";
import type { CellValue } from "./streamFeatures.ts";

/** Columns of a table or layer, whatever geometry it has. */
export interface DataTable {
  readonly place: Place;
  readonly count: number;
  readonly columns: Readonly<Record<string, readonly CellValue[]>>;
}

/**
 * Reads columns of a CSV file, a spreadsheet's sheet or a vector layer.
 * @throws DomainError as `openRows`, and `import/no-such-column`.
 */
export async function readTable(input: LayerInput, wanted: readonly string[]): Promise<DataTable> {
  const table = await openRows(input);
  const at = wanted.map((column) => columnAt(table, column));
  const columns: Record<string, CellValue[]> = Object.fromEntries(wanted.map((column) => [column, []]));
  let count = 0;
  await table.forEachRow((cells) => {
    wanted.forEach((column, i) => void columns[column]!.push(cells[at[i]!] ?? null));
    count++;
  });
  return { place: table.place, count, columns };
}
