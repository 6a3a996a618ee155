import type { CellRule } from "../../cells/elementCells.ts";
import type { RasterSampling } from "../sampleRaster.ts";
import { cellValues, columns, rows } from "./cases.ts";
import type { Piece } from "./slowly.ts";

/** A shape taken apart: its pieces, the cells that `centre` counts, and its middle, in columns and rows. */
export interface Apart {
  readonly kind: "point" | "line" | "polygon";
  readonly pieces: readonly Piece[];
  readonly passed: readonly (readonly [column: number, row: number])[];
  readonly middle: readonly [x: number, y: number];
}

/** The value of a cell: undefined beyond the grid, NaN without data. */
function valueAt(column: number, row: number): number | undefined {
  return column >= 0 && row >= 0 && column < columns && row < rows
    ? cellValues[row * columns + column]!
    : undefined;
}

/** What a rule answers, from the pieces. */
export function expected(apart: Apart, { rule, cells, above }: RasterSampling): number {
  if (rule === "centroid")
    return valueAt(Math.floor(apart.middle[0]), Math.floor(apart.middle[1])) ?? Number.NaN;
  if (rule === "fraction") return share(apart, above ?? -Infinity);
  const weights = weightsOf(apart, cells, apart.kind === "polygon" && (rule === "sum" || rule === "count"));
  const known = [...weights]
    .map(([cell, weight]) => ({ value: valueAt(...place(cell)) ?? Number.NaN, weight }))
    .filter(({ value }) => !Number.isNaN(value));
  if (known.length === 0) return Number.NaN;
  const values = known.map(({ value }) => value);
  if (rule === "max") return Math.max(...values);
  if (rule === "min") return Math.min(...values);
  const whole = total(known.map(({ weight }) => weight));
  if (rule === "count") return apart.kind === "polygon" && cells === "coverage" ? whole : known.length;
  const sum = total(known.map(({ value, weight }) => value * weight));
  return rule === "sum" ? sum : sum / whole;
}

function share({ pieces }: Apart, above: number): number {
  const whole = total(pieces.map(({ ground }) => ground));
  const known = pieces.filter(({ column, row }) => !Number.isNaN(valueAt(column, row) ?? Number.NaN));
  if (known.length === 0) return Number.NaN;
  return (
    total(known.filter(({ column, row }) => valueAt(column, row)! >= above).map(({ ground }) => ground)) /
    whole
  );
}

/** Weights by cell. */
function weightsOf(
  { kind, pieces, passed, middle }: Apart,
  cells: CellRule,
  isPlanar: boolean,
): Map<string, number> {
  if (cells === "centre" && kind !== "point") {
    const inGrid = passed.filter(([column, row]) => valueAt(column, row) !== undefined);
    const own: [number, number] = [Math.floor(middle[0]), Math.floor(middle[1])];
    return new Map(
      (inGrid.length === 0 && kind === "polygon" ? [own] : inGrid).map((each) => [each.join(), 1]),
    );
  }
  const weights = new Map<string, number>();
  for (const { column, row, ground, planar } of pieces) {
    const cell = [column, row].join();
    if (cells === "touched" || cells === "centre") weights.set(cell, 1);
    else weights.set(cell, (weights.get(cell) ?? 0) + (isPlanar ? planar : ground));
  }
  return weights;
}

const place = (cell: string) => cell.split(",").map(Number) as [number, number];
const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
