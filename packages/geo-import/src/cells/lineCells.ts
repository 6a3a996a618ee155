import type { CellWindow } from "@stopbank/geo-read/cell-window";
import type { CellList } from "./cells.ts";
import { type GridPlace, snapped } from "./gridPlace.ts";
import { type Ground, groundMetres } from "./ground.ts";
import { PieceList, splitAtCells } from "./splitAtCells.ts";

const pieces = new PieceList();

/**
 * Lists every cell a line passes through, each time it does, with the length inside it.
 * @param coords in cell units, interleaved.
 * @param vertices how many of them the line has.
 * @param ground lengths are metres on it; without it, units of the grid's coordinates.
 */
export function lineLengths(
  coords: Float64Array,
  vertices: number,
  window: CellWindow,
  grid: GridPlace,
  ground: Ground | undefined,
  cells: CellList,
): void {
  const { left, top, cellWidth, cellHeight } = grid;
  for (let v = 1; v < vertices; v++) {
    const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
    if (isBeside(ax, ay, bx, by, window)) continue;
    splitAtCells(ax, ay, bx, by, pieces);
    const { column, row, ends } = pieces;
    for (let i = 0; i < pieces.count; i++)
      if (isIn(window, column[i]!, row[i]!)) {
        const [x0, y0, x1, y1] = [ends[i * 4]!, ends[i * 4 + 1]!, ends[i * 4 + 2]!, ends[i * 4 + 3]!];
        const length =
          ground === undefined
            ? Math.hypot((x1 - x0) * cellWidth, (y1 - y0) * cellHeight)
            : groundMetres(
                ground,
                left + x0 * cellWidth,
                top + y0 * cellHeight,
                left + x1 * cellWidth,
                top + y1 * cellHeight,
              );
        cells.add(column[i]!, row[i]!, length);
      }
  }
}

/**
 * Lists the cells where a line begins and ends and those whose middle it passes: inside them it crosses the middle of
 * their width or of their height. So a straight line has one cell a step of its longer direction, as GDAL burns it from
 * middle to middle, however many vertices lie on it. A cell may be listed more than once.
 * @param coords in cell units, interleaved.
 */
export function linePassing(
  coords: Float64Array,
  vertices: number,
  window: CellWindow,
  cells: CellList,
): void {
  if (vertices === 0) return;
  const { firstColumn, firstRow, columns, rows } = window;
  const add = (x: number, y: number) => {
    const [column, row] = [Math.floor(snapped(x)), Math.floor(snapped(y))];
    if (isIn(window, column, row)) cells.add(column, row, 1);
  };
  add(coords[0]!, coords[1]!);
  for (let v = 1; v < vertices; v++) {
    const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
    if (isBeside(ax, ay, bx, by, window)) continue;
    eachMiddle(ax, bx, firstColumn, columns, (x) => add(x, ay + ((x - ax) / (bx - ax)) * (by - ay)));
    eachMiddle(ay, by, firstRow, rows, (y) => add(ax + ((y - ay) / (by - ay)) * (bx - ax), y));
  }
  add(coords[vertices * 2 - 2]!, coords[vertices * 2 - 1]!);
}

/** The middles of columns or rows between two places, of those that a window has. */
function eachMiddle(
  a: number,
  b: number,
  first: number,
  count: number,
  take: (middle: number) => void,
): void {
  if (a === b) return;
  const from = Math.max(first, Math.ceil(Math.min(a, b) - 0.5));
  const last = Math.min(first + count - 1, Math.floor(Math.max(a, b) - 0.5));
  for (let cell = from; cell <= last; cell++) take(cell + 0.5);
}

/** Whether a cell lies in a window. */
const isIn = ({ firstColumn, firstRow, columns, rows }: CellWindow, column: number, row: number) =>
  column >= firstColumn && column < firstColumn + columns && row >= firstRow && row < firstRow + rows;

/** Whether a segment lies wholly above, below or beside a window. */
const isBeside = (ax: number, ay: number, bx: number, by: number, window: CellWindow) =>
  Math.max(ax, bx) < window.firstColumn ||
  Math.max(ay, by) < window.firstRow ||
  Math.min(ax, bx) >= window.firstColumn + window.columns ||
  Math.min(ay, by) >= window.firstRow + window.rows;
