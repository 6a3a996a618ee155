import { type Place, refuse } from "../refusal.ts";
import { requireFile } from "../requireFile.ts";
import { layerFacts } from "../vector/layerFacts.ts";
import type { LayerInput } from "../vector/layerInput.ts";
import { type CellValue, streamFeatures } from "../vector/streamFeatures.ts";
import { csvRows, isCsv } from "./csvRows.ts";

type Row = readonly CellValue[];

/** A table that is read row by row: a CSV file as it lies, anything else through GDAL. */
export interface RowTable {
  readonly place: Place;
  readonly columns: readonly string[];
  /** The rows in order, some at a time; cells stand as `columns` do, empty ones null. */
  batches(): AsyncGenerator<readonly Row[]>;
  forEachRow(visit: (cells: Row, row: number) => void): Promise<void>;
}

/** @throws DomainError `import/missing-file`, `import/empty-layer`, and for other than CSV as `layerFacts`. */
export const openRows = (input: LayerInput): Promise<RowTable> =>
  isCsv(input.path) ? openCsv(input) : openWithGdal(input);

async function openCsv({ place, path }: LayerInput): Promise<RowTable> {
  requireFile(place, path);
  let columns: string[] | undefined;
  for await (const [header] of csvRows(path)) {
    columns = header;
    if (columns !== undefined) break;
  }
  if (columns === undefined)
    throw refuse("empty-layer", place, "it has no rows", "Name a table with a header and rows.");
  return tableOf(
    place,
    columns.map((name) => name.replace(/^\uFEFF/, "").trim()),
    async function* () {
      let isFirst = true;
      for await (const batch of csvRows(path)) {
        const rows = isFirst ? batch.slice(1) : batch;
        if (batch.length > 0) isFirst = false;
        yield rows.map((cells) => cells.map(cellOf));
      }
    },
  );
}

const tableOf = (place: Place, columns: readonly string[], batches: RowTable["batches"]): RowTable => ({
  place,
  columns,
  batches,
  async forEachRow(visit) {
    let row = 0;
    for await (const batch of batches()) for (const cells of batch) visit(cells, row++);
  },
});

const cellOf = (text: string): CellValue => (text.trim() === "" ? null : text);

/** Without the geometry that a layer may have. */
async function openWithGdal({ place, path, layer }: LayerInput): Promise<RowTable> {
  const facts = await layerFacts({ place, path, ...(layer === undefined ? {} : { layer }) });
  const { columns } = facts;
  return tableOf(facts.input.place, columns, async function* () {
    for await (const { properties } of streamFeatures(facts))
      yield [
        columns.map((column) => {
          const value = properties[column];
          const isCell = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
          return isCell && String(value).trim() !== "" ? value : null;
        }),
      ];
  });
}

/** Where a column stands. @throws DomainError `import/no-such-column`. */
export function columnAt({ place, columns }: RowTable, name: string): number {
  const at = columns.indexOf(name);
  if (at >= 0) return at;
  throw refuse(
    "no-such-column",
    place,
    `it has no column ${name}`,
    `Its columns are: ${columns.join(", ")}.`,
  );
}

/** A cell as a number, NaN for an empty one. @throws DomainError `import/not-numeric`. */
export function numberIn({ place, columns }: RowTable, cells: readonly CellValue[], at: number, row: number) {
  const cell = cells[at] ?? null;
  const value = cell === null || (typeof cell === "string" && cell.trim() === "") ? Number.NaN : Number(cell);
  if (cell === null || Number.isFinite(value) || String(cell).trim() === "") return value;
  throw refuse(
    "not-numeric",
    place,
    `column ${columns[at]} should hold numbers, but row ${row + 1} has "${cell}"`,
    "Correct the value or leave it empty.",
  );
}
