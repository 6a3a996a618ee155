import type { CellWindow } from "@stopbank/geo-read/cell-window";
import type { GeometryColumn, LineColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { type CellBounds, cellDensity } from "./cellDensity.ts";
import type { CellList, CellRings } from "./cells.ts";
import { type GridPlace, gridColumnOf, gridRowOf } from "./gridPlace.ts";
import type { Ground } from "./ground.ts";
import { lineLengths, linePassing } from "./lineCells.ts";
import { placeOfThin } from "./placeOfThin.ts";
import { polygonCentres } from "./polygonCentres.ts";
import { polygonCoverage } from "./polygonCoverage.ts";

/** See `cellRules` of the description. */
export type CellRule = "coverage" | "touched" | "centre";

/** The part in hand, in cell units. */
let coords = new Float64Array(1 << 10);
let ends = new Int32Array(1 << 6);

/**
 * Lists the cells of a window that count as under an element. A cell may be listed more than once: where parts of
 * the element meet in it, or a line comes back to it. What is too thin to have a length, or to cover a cell, lies in
 * one cell as a whole and weighs nothing there.
 *
 * @param geometry in the grid's coordinate reference system.
 * @param cells emptied and filled; under `touched` weights mean nothing.
 * @param ground weights are metres of lines and square metres of polygons on it; without it, units of the grid's
 * coordinates and shares of cells.
 */
export function cellsOf(
  geometry: GeometryColumn,
  element: number,
  grid: GridPlace,
  window: CellWindow,
  rule: CellRule,
  cells: CellList,
  ground?: Ground,
): void {
  cells.count = 0;
  const { partStart } = geometry;
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++) {
    if (geometry.kind === "point")
      addPlace(geometry.coords[part * 2]!, geometry.coords[part * 2 + 1]!, grid, window, cells, 1);
    else if (geometry.kind === "line") addLine(geometry, part, grid, window, rule, cells, ground);
    else addPolygon(geometry, part, grid, window, rule, cells, ground);
  }
  // The cells of other windows are not known here, so whether there are any is asked of the shape alone.
  const place = cells.count === 0 && rule !== "centre" ? placeOfThin(geometry, element, grid) : undefined;
  if (place !== undefined) addPlace(...place, grid, window, cells, 0);
}

function addPlace(
  x: number,
  y: number,
  grid: GridPlace,
  window: CellWindow,
  cells: CellList,
  weight: number,
): void {
  const column = Math.floor(gridColumnOf(grid, x));
  const row = Math.floor(gridRowOf(grid, y));
  const { firstColumn, firstRow, columns, rows } = window;
  if (column >= firstColumn && column < firstColumn + columns && row >= firstRow && row < firstRow + rows)
    cells.add(column, row, weight);
}

function addLine(
  { coords: xy, vertexStart }: LineColumn,
  part: number,
  grid: GridPlace,
  window: CellWindow,
  rule: CellRule,
  cells: CellList,
  ground: Ground | undefined,
): void {
  const vertices = load(xy, vertexStart[part]!, vertexStart[part + 1]!, grid);
  if (rule === "centre") linePassing(coords, vertices, window, cells);
  else lineLengths(coords, vertices, window, grid, ground, cells);
}

function addPolygon(
  geometry: PolygonColumn,
  part: number,
  grid: GridPlace,
  whole: CellWindow,
  rule: CellRule,
  cells: CellList,
  ground: Ground | undefined,
): void {
  const rings = loadRings(geometry, part, grid);
  const bounds = shellBounds(rings);
  const window = clip(bounds, whole);
  if (window.columns <= 0 || window.rows <= 0) return;
  if (rule === "centre") {
    polygonCentres(rings, window, cells);
    return;
  }
  const density = ground === undefined ? 1 : cellDensity(ground, grid, bounds);
  const first = cells.count;
  polygonCoverage(rings, window, cells, typeof density === "number" ? undefined : density);
  if (typeof density !== "number") return;
  for (let i = first; i < cells.count; i++) cells.weight[i]! *= density;
}

/** A polygon's part in cell units, valid until the next is loaded. */
export function loadRings(
  { coords: xy, ringStart, vertexStart }: PolygonColumn,
  part: number,
  grid: GridPlace,
): CellRings {
  const first = ringStart[part]!;
  const count = ringStart[part + 1]! - first;
  const start = vertexStart[first]!;
  if (ends.length < count) ends = new Int32Array(count * 2);
  for (let ring = 0; ring < count; ring++) ends[ring] = vertexStart[first + ring + 1]! - start;
  load(xy, start, vertexStart[first + count]!, grid);
  return { coords, ends, count };
}

function load(xy: Float64Array, first: number, end: number, grid: GridPlace): number {
  const vertices = end - first;
  if (coords.length < vertices * 2) coords = new Float64Array(vertices * 4);
  for (let v = 0; v < vertices; v++) {
    coords[v * 2] = gridColumnOf(grid, xy[(first + v) * 2]!);
    coords[v * 2 + 1] = gridRowOf(grid, xy[(first + v) * 2 + 1]!);
  }
  return vertices;
}

/** The bounds of a shell. */
export function shellBounds({ coords, ends }: CellRings): CellBounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const end = ends[0]! * 2;
  for (let v = 0; v < end; v += 2) {
    const x = coords[v]!;
    const y = coords[v + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom };
}

/** The part of a window that bounds reach. */
function clip(bounds: CellBounds, { firstColumn, firstRow, columns, rows }: CellWindow): CellWindow {
  const fromColumn = Math.max(firstColumn, Math.floor(bounds.left));
  const fromRow = Math.max(firstRow, Math.floor(bounds.top));
  return {
    firstColumn: fromColumn,
    firstRow: fromRow,
    columns: Math.min(firstColumn + columns, Math.floor(bounds.right) + 1) - fromColumn,
    rows: Math.min(firstRow + rows, Math.floor(bounds.bottom) + 1) - fromRow,
  };
}
