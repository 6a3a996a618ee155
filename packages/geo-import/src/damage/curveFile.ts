import type { CellValue } from "@stopbank/geo-read/cell-value";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { readNumber } from "@stopbank/geo-read/read-number";
import { refuse } from "@stopbank/geo-read/refusal";
import { columnAt, numberInCell, openRows, type RowTable } from "@stopbank/geo-read/row-table";
import type { CurveEntry, CurveFileEntry } from "../description/damage.ts";
import { layerInput } from "../description/describedInputs.ts";
import { hasWanted } from "../description/hasWanted.ts";

type Points = [number, number][];
type StatedCurves = [name: string, curve: CurveEntry][];

interface CurvesOfFile {
  readonly curves: StatedCurves;
  /** What was read, for the report. */
  readonly table: ReadTable;
}

/**
 * Curves in a CSV file or spreadsheet: a column a curve, or a row a point. Points are put in ascending order.
 *
 * @throws DomainError as `openRows`, `import/no-such-column`, `import/not-numeric`, `import/bad-curves`.
 */
export async function curvesOfFile(folder: string, of: string, entry: CurveFileEntry): Promise<CurvesOfFile> {
  const table = await openRows(layerInput(folder, `${of}, curves`, entry));
  const rows: (readonly CellValue[])[] = [];
  let read = 0;
  const conditions = Object.entries(entry.where ?? {}).map(([name, value]) => ({
    at: columnAt(table, name),
    value,
  }));
  await table.forEachRow((cells) => {
    read++;
    if (conditions.every(({ at, value }) => hasWanted(cells[at], value))) rows.push(cells);
  });
  const curves = entry.curve === undefined ? byColumn(table, entry, rows) : byRow(table, entry, rows);
  const { place, notes } = table;
  if (curves.length > 0) return { curves, table: { place, read, count: rows.length, problems: [], notes } };
  throw refuse("bad-curves", table.place, "it has no points of a curve", "Compare `where` and the columns.");
}

/** A column a curve; empty cells are no points of it. */
function byColumn(
  table: RowTable,
  { intensity, columns, where = {} }: CurveFileEntry,
  rows: readonly (readonly CellValue[])[],
): StatedCurves {
  const x = columnAt(table, intensity);
  const named =
    columns === undefined
      ? table.columns
          .filter((name) => name !== intensity && !(name in where) && isNumeric(table, name, rows))
          .map((name) => [name, name] as const)
      : Array.isArray(columns)
        ? columns.map((name) => [name, name] as const)
        : Object.entries(columns);
  return named.map(([curve, column]) => [curve, pointsOf(table, rows, x, columnAt(table, column))]);
}

const isNumeric = (table: RowTable, name: string, rows: readonly (readonly CellValue[])[]) =>
  rows.some((cells) => cells[columnAt(table, name)] !== null) &&
  rows.every(
    (cells) =>
      readNumber(cells[columnAt(table, name)] ?? null, table.styles[columnAt(table, name)]) !== undefined,
  );

/** A row a point of the curve it names. */
function byRow(
  table: RowTable,
  entry: CurveFileEntry,
  rows: readonly (readonly CellValue[])[],
): StatedCurves {
  const { curve = "", ratio, min, max, affected, intensity } = entry;
  if (ratio === undefined)
    throw refuse(
      "bad-curves",
      table.place,
      "the description does not name the column with the ratio",
      "Name it with `ratio`.",
    );
  const [name, x] = [columnAt(table, curve), columnAt(table, intensity)];
  const byName = new Map<string, (readonly CellValue[])[]>();
  for (const cells of rows) {
    const id = cells[name] ?? null;
    if (id === null) continue;
    const known = byName.get(String(id));
    if (known === undefined) byName.set(String(id), [cells]);
    else known.push(cells);
  }
  return [...byName].map(([id, own]) => {
    const of = (column: string) => pointsOf(table, own, x, columnAt(table, column));
    return [
      id,
      {
        best: of(ratio),
        ...(min === undefined ? {} : { min: of(min) }),
        ...(max === undefined ? {} : { max: of(max) }),
        ...(affected === undefined ? {} : { affected: of(affected) }),
      },
    ];
  });
}

function pointsOf(table: RowTable, rows: readonly (readonly CellValue[])[], x: number, y: number): Points {
  return rows
    .flatMap((cells, row): Points => {
      const point: [number, number] = [
        numberInCell(table, cells, x, row),
        numberInCell(table, cells, y, row),
      ];
      return point.some(Number.isNaN) ? [] : [point];
    })
    .sort((a, b) => a[0] - b[0]);
}
