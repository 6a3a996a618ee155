import { layerFacts } from "../features/layerFacts.ts";
import { streamFeatures } from "../features/streamFeatures.ts";
import type { CellValue } from "../input/cellValue.ts";
import type { LayerInput } from "../input/layerInput.ts";
import { type Place, refuse } from "../input/refusal.ts";
import { requireFile } from "../input/requireFile.ts";
import { csvRows, isCsv } from "../text/csvRows.ts";
import { guessedEncoding, lookAtText } from "../text/textEncoding.ts";
import { numberStyles } from "../values/numberStyles.ts";
import { type NumberStyle, numberHint, readNumber } from "../values/readNumber.ts";

type Row = readonly CellValue[];

/** A table that is read row by row: a CSV file as it lies, anything else through GDAL. */
export interface RowTable {
  readonly place: Place;
  readonly columns: readonly string[];
  /** How each column writes its numbers. */
  readonly styles: readonly NumberStyle[];
  /** GDAL's names of the columns' types; absent where all is text that may stand for anything. */
  readonly types?: readonly string[];
  /** Sentences for the report. */
  readonly notes: readonly string[];
  /** The rows in order, some at a time; cells stand as `columns` do, empty ones null. */
  batches(): AsyncGenerator<readonly Row[]>;
  forEachRow(visit: (cells: Row, row: number) => void): Promise<void>;
}

/** @throws DomainError `import/missing-file`, `import/empty-layer`, and for other than CSV as `layerFacts`. */
export const openRows = (input: LayerInput): Promise<RowTable> =>
  isCsv(input.path) ? openCsv(input) : openWithGdal(input);

/** @throws DomainError also as `lookAtText` and `csvRows`. */
async function openCsv({ place, path }: LayerInput): Promise<RowTable> {
  requireFile(place, path);
  const { encoding, hasOtherMarks } = await lookAtText(place, path);
  let header: readonly string[] | undefined;
  for await (const [first] of csvRows(place, path, encoding)) {
    header = first;
    if (header !== undefined) break;
  }
  if (header === undefined)
    throw refuse("empty-layer", place, "it has no rows", "Name a table with a header and rows.");
  const columns = header.map((name) => name.replace(/^\uFEFF/, "").trim());
  const rows = async function* () {
    let isFirst = true;
    for await (const batch of csvRows(place, path, encoding)) {
      yield isFirst ? batch.slice(1) : batch;
      if (batch.length > 0) isFirst = false;
    }
  };
  const styles = numberStyles(columns.length);
  // Where commas alone separate cells, none has one within it.
  if (hasOtherMarks) for await (const batch of rows()) for (const row of batch) styles.add(row);
  return tableOf({
    place,
    columns,
    styles: styles.done(),
    notes: encoding === "windows-1252" ? [guessedEncoding] : [],
    async *batches() {
      for await (const batch of rows()) yield batch.map((cells) => cells.map(cellOf));
    },
  });
}

const tableOf = (table: Omit<RowTable, "forEachRow">): RowTable => ({
  ...table,
  async forEachRow(visit) {
    let row = 0;
    for await (const batch of table.batches()) for (const cells of batch) visit(cells, row++);
  },
});

const cellOf = (text: string): CellValue => (text.trim() === "" ? null : text);

/** Without the geometry that a layer may have. */
async function openWithGdal({ place, path, layer }: LayerInput): Promise<RowTable> {
  const facts = await layerFacts({ place, path, ...(layer === undefined ? {} : { layer }) });
  const { columns, columnTypes, notes } = facts;
  return tableOf({
    place: facts.input.place,
    columns,
    styles: columns.map(() => "point"),
    types: columns.map((column) => columnTypes[column] ?? "String"),
    notes,
    async *batches() {
      for await (const { properties } of streamFeatures(facts))
        yield [
          columns.map((column) => {
            const value = properties[column];
            const isCell =
              typeof value === "string" || typeof value === "number" || typeof value === "boolean";
            return isCell && String(value).trim() !== "" ? value : null;
          }),
        ];
    },
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
export function numberInCell(
  { place, columns, styles }: RowTable,
  cells: readonly CellValue[],
  at: number,
  row: number,
): number {
  const cell = cells[at] ?? null;
  const value = readNumber(cell, styles[at]);
  if (value !== undefined) return value;
  throw refuse(
    "not-numeric",
    place,
    `column ${columns[at]} should hold numbers, but row ${row + 1} has "${cell}"`,
    `Correct the value or leave it empty.${numberHint(styles[at]!)}`,
  );
}
