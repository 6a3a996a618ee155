import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openGdal } from "../gdal/openGdal.ts";
import type { CellValue } from "../input/cellValue.ts";
import { type LayerInput, ownColumns } from "../input/layerInput.ts";
import { columnAt, numberInCell, openRows, type RowTable } from "./rowTable.ts";

/** A table as GDAL reads it rightly, and as it was before. */
export interface PlainTable {
  readonly input: LayerInput;
  readonly table: RowTable;
}

/**
 * A table with coordinates or well-known text as a CSV file that GDAL takes for shapes: its spreadsheet drivers know
 * no coordinates, a CSV file whose first columns are numbers it takes for a raster, and encodings and decimal commas
 * are lost on it. It goes with the process.
 *
 * @throws DomainError as `openRows`, `import/no-such-column`, `import/not-numeric` for coordinates that are no numbers.
 */
export async function plainTable(input: LayerInput): Promise<PlainTable> {
  const table = await openRows(input);
  const { coordinates } = input;
  const places = coordinates && [columnAt(table, coordinates.x), columnAt(table, coordinates.y)];
  const { folder, nextName } = await openGdal();
  const own = join(folder, nextName());
  mkdirSync(own);
  const name = basename(input.path).replace(/\.[^.]*(\.gz)?$/i, "");
  const path = join(own, `${name}.csv`);
  const hidden = [ownColumns.row, ...(places === undefined ? [] : [ownColumns.x, ownColumns.y])];
  // Types as they were; without this file all columns are text, as those of a CSV file are.
  if (table.types !== undefined)
    writeFileSync(
      join(own, `${name}.csvt`),
      [...hidden.map(() => "String"), ...table.types.map(typeInCsv)].map((type) => `"${type}"`).join(","),
    );
  async function* lines() {
    yield lineOf([...hidden, ...table.columns]);
    let row = 0;
    for await (const batch of table.batches())
      yield batch
        .map((cells) => {
          const at = (places ?? []).map((column) => placed(numberInCell(table, cells, column, row)));
          // Rows that are too short have the columns of the header.
          return lineOf([`r${row++}`, ...at, ...table.columns.map((_, i) => cells[i] ?? null)]);
        })
        .join("");
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
  const { layer, ...rest } = input;
  return { input: { ...rest, path }, table };
}

/** A row without a coordinate has no place. */
const placed = (value: number) => (Number.isNaN(value) ? null : value);

const typeInCsv = (type: string) =>
  type === "Integer" || type === "Integer64" || type === "Real" ? type : "String";

const lineOf = (cells: readonly CellValue[]) => `${cells.map(quoted).join(",")}\n`;

const quoted = (cell: CellValue): string => {
  const text = cell === null ? "" : String(cell);
  return /[",\n\r;\t|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
