import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { CellWindow } from "./cells.ts";
import { type CellRule, visitElement } from "./elementCells.ts";
import { type GridPlace, inCells } from "./gridPlace.ts";
import { middlePoints } from "./middlePoints.ts";

/** See `rasterRules` of the description. */
export type RasterRule = "centroid" | "max" | "mean" | "min" | "sum" | "count";

export interface GridSampling {
  readonly rule: RasterRule;
  readonly cells: CellRule;
}

/** A grid that is read by blocks. */
export interface ReadableGrid extends GridPlace {
  readonly blockRows: number;
  read(window: CellWindow): Promise<Float64Array>;
}

export interface GridSamples {
  /** The rule's answer, NaN where no cell with data counts. */
  readonly value: Float64Array;
  /** Whether any cell of the grid counts, with or without data. */
  readonly isWithin: Uint8Array;
}

/** About as many cells are in memory at a time. */
const bandCells = 1 << 22;

/**
 * Reads a grid under every element. The grid is read once, from its first row to its last in bands of whole blocks,
 * and only as wide as the elements reach, so memory holds one band whatever the size of the grid.
 *
 * An element that covers no cell's middle takes the cell at its middle point under the rule `centre`.
 *
 * @param geometry in the grid's coordinate reference system.
 */
export async function sampleGrid(
  grid: ReadableGrid,
  geometry: GeometryColumn,
  sampling: GridSampling,
): Promise<GridSamples> {
  const cellRule = sampling.rule === "centroid" ? "centre" : sampling.cells;
  const middles = middlePoints(geometry);
  const points: GeometryColumn = {
    kind: "point",
    coords: middles,
    partStart: Int32Array.from({ length: middles.length / 2 + 1 }, (_, i) => i),
  };
  const shapes = inCells(sampling.rule === "centroid" ? points : geometry, grid);
  const found = await collect(grid, shapes, cellRule);
  if (
    cellRule === "centre" &&
    geometry.kind !== "point" &&
    sampling.rule !== "centroid" &&
    sampling.rule !== "count"
  )
    await fillFromMiddles(grid, points, found);
  return { value: answer(found, sampling.rule), isWithin: found.isWithin };
}

interface Found {
  readonly weight: Float64Array;
  readonly weighted: Float64Array;
  readonly cells: Float64Array;
  readonly least: Float64Array;
  readonly greatest: Float64Array;
  readonly isWithin: Uint8Array;
}

async function collect(grid: ReadableGrid, shapes: GeometryColumn, rule: CellRule): Promise<Found> {
  const count = shapes.partStart.length - 1;
  const found: Found = {
    weight: new Float64Array(count),
    weighted: new Float64Array(count),
    cells: new Float64Array(count),
    least: new Float64Array(count).fill(Infinity),
    greatest: new Float64Array(count).fill(-Infinity),
    isWithin: new Uint8Array(count),
  };
  const reach = cellReach(shapes, grid);
  const byFirstRow = Uint32Array.from(found.cells.keys()).sort(
    (a, b) => reach.firstRow[a]! - reach.firstRow[b]!,
  );
  const size = { width: Math.abs(grid.cellWidth), height: Math.abs(grid.cellHeight) };
  const rows = Math.max(1, Math.floor(bandCells / grid.width / grid.blockRows)) * grid.blockRows;
  let next = 0;
  let open: number[] = [];
  for (let firstRow = 0; firstRow < grid.height; firstRow += rows) {
    const endRow = Math.min(grid.height, firstRow + rows);
    while (next < count && reach.firstRow[byFirstRow[next]!]! < endRow) open.push(byFirstRow[next++]!);
    open = open.filter((element) => reach.lastRow[element]! >= firstRow);
    if (open.length === 0) continue;
    const window = bandWindow(open, reach, firstRow, endRow, grid.width);
    if (window.columns <= 0) continue;
    const values = await grid.read(window);
    for (const element of open) visitBand(shapes, element, window, rule, size, values, found);
  }
  return found;
}

/** Cells seen in this element and band: by rules that count a cell once however often it is met. */
const seen = new Set<number>();

function visitBand(
  shapes: GeometryColumn,
  element: number,
  window: CellWindow,
  rule: CellRule,
  size: { width: number; height: number },
  values: Float64Array,
  found: Found,
): void {
  seen.clear();
  const mayRepeat =
    shapes.kind !== "polygon" || shapes.partStart[element + 1]! - shapes.partStart[element]! > 1;
  visitElement(shapes, element, window, rule, size, (column, row, weight) => {
    const at = (row - window.firstRow) * window.columns + column - window.firstColumn;
    const isAgain = mayRepeat && seen.size === seen.add(at).size;
    if (isAgain && rule !== "coverage") return;
    found.isWithin[element] = 1;
    const value = values[at]!;
    if (Number.isNaN(value)) return;
    if (!isAgain) found.cells[element]! += 1;
    found.weight[element]! += weight;
    found.weighted[element]! += weight * value;
    if (value < found.least[element]!) found.least[element] = value;
    if (value > found.greatest[element]!) found.greatest[element] = value;
  });
}

interface CellReach {
  readonly firstRow: Float64Array;
  readonly lastRow: Float64Array;
  readonly firstColumn: Float64Array;
  readonly lastColumn: Float64Array;
}

/** The rows and columns each element's bounds reach. */
function cellReach(shapes: GeometryColumn, grid: GridPlace): CellReach {
  const count = shapes.partStart.length - 1;
  const reach = {
    firstRow: new Float64Array(count).fill(Infinity),
    lastRow: new Float64Array(count).fill(-Infinity),
    firstColumn: new Float64Array(count).fill(Infinity),
    lastColumn: new Float64Array(count).fill(-Infinity),
  };
  for (let element = 0; element < count; element++) {
    const end = firstVertex(shapes, element + 1);
    for (let v = firstVertex(shapes, element); v < end; v++) {
      const column = Math.floor(shapes.coords[v * 2]!);
      const row = Math.floor(shapes.coords[v * 2 + 1]!);
      reach.firstRow[element] = Math.min(reach.firstRow[element]!, row);
      reach.lastRow[element] = Math.max(reach.lastRow[element]!, row);
      reach.firstColumn[element] = Math.min(reach.firstColumn[element]!, column);
      reach.lastColumn[element] = Math.max(reach.lastColumn[element]!, column);
    }
    // Beside the grid there is nothing to read.
    if (reach.lastColumn[element]! < 0 || reach.firstColumn[element]! >= grid.width)
      reach.lastRow[element] = -Infinity;
  }
  return reach;
}

function firstVertex(shapes: GeometryColumn, element: number): number {
  const part = shapes.partStart[element]!;
  if (shapes.kind === "point") return part;
  return shapes.vertexStart[shapes.kind === "line" ? part : shapes.ringStart[part]!]!;
}

function bandWindow(
  open: readonly number[],
  reach: CellReach,
  firstRow: number,
  endRow: number,
  width: number,
): CellWindow {
  let first = Infinity;
  let last = -Infinity;
  for (const element of open) {
    first = Math.min(first, reach.firstColumn[element]!);
    last = Math.max(last, reach.lastColumn[element]!);
  }
  const firstColumn = Math.max(0, first);
  const columns = Math.min(width, last + 1) - firstColumn;
  return { firstColumn, firstRow, columns, rows: endRow - firstRow };
}

async function fillFromMiddles(grid: ReadableGrid, points: GeometryColumn, found: Found): Promise<void> {
  const without = Array.from(found.isWithin.keys()).filter((element) => found.isWithin[element] === 0);
  if (without.length === 0) return;
  const coords = Float64Array.from(
    without.flatMap((e) => [points.coords[e * 2]!, points.coords[e * 2 + 1]!]),
  );
  const partStart = Int32Array.from({ length: without.length + 1 }, (_, i) => i);
  const middle = await collect(grid, inCells({ kind: "point", coords, partStart }, grid), "centre");
  without.forEach((element, i) => {
    for (const key of ["weight", "weighted", "cells", "least", "greatest", "isWithin"] as const)
      found[key][element] = middle[key][i]!;
  });
}

function answer({ weight, weighted, cells, least, greatest }: Found, rule: RasterRule): Float64Array {
  return cells.map((count, element) => {
    if (rule === "count") return count;
    if (count === 0) return Number.NaN;
    if (rule === "max") return greatest[element]!;
    if (rule === "min") return least[element]!;
    return rule === "sum" ? weighted[element]! : weighted[element]! / weight[element]!;
  });
}
