import type { CellList, CellWindow } from "./cells.ts";
import { PieceList, splitAtCells } from "./splitAtCells.ts";

/** Metres, or other units of the grid's coordinates, that a cell is wide and high. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

const pieces = new PieceList();

/**
 * Lists every cell a line passes through, each time it does, with the length inside it in the units of `size`.
 * @param coords in cell units, interleaved.
 * @param vertices how many of them the line has.
 */
export function lineLengths(
  coords: Float64Array,
  vertices: number,
  window: CellWindow,
  size: CellSize,
  cells: CellList,
): void {
  for (let v = 1; v < vertices; v++) {
    const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
    if (isBeside(ax, ay, bx, by, window)) continue;
    splitAtCells(ax, ay, bx, by, pieces);
    const { column, row, ends } = pieces;
    for (let i = 0; i < pieces.count; i++)
      if (isIn(window, column[i]!, row[i]!)) {
        const [x0, y0, x1, y1] = [ends[i * 4]!, ends[i * 4 + 1]!, ends[i * 4 + 2]!, ends[i * 4 + 3]!];
        cells.add(column[i]!, row[i]!, Math.hypot((x1 - x0) * size.width, (y1 - y0) * size.height));
      }
  }
}

/**
 * Lists one cell a step of a line's longer direction (Bresenham), as GDAL burns lines unless told to burn all
 * touched cells. A cell where two segments meet is listed twice.
 * @param coords in cell units, interleaved.
 */
export function lineSteps(coords: Float64Array, vertices: number, window: CellWindow, cells: CellList): void {
  for (let v = 1; v < vertices; v++) {
    const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
    if (isBeside(ax, ay, bx, by, window)) continue;
    stepAlong(Math.floor(ax), Math.floor(ay), Math.floor(bx), Math.floor(by), window, cells);
  }
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

function stepAlong(
  column: number,
  row: number,
  lastColumn: number,
  lastRow: number,
  window: CellWindow,
  cells: CellList,
): void {
  const wide = Math.abs(lastColumn - column);
  const high = Math.abs(lastRow - row);
  const long = Math.max(wide, high);
  const short = Math.min(wide, high);
  const isWide = wide >= high;
  const columnStep = column > lastColumn ? -1 : 1;
  const rowStep = row > lastRow ? -1 : 1;
  let error = 2 * short - long;
  let x = column;
  let y = row;
  for (let step = 0; step <= long; step++) {
    if (isIn(window, x, y)) cells.add(x, y, 1);
    const turns = error > 0;
    if (isWide || turns) x += columnStep;
    if (!isWide || turns) y += rowStep;
    error += 2 * short - (turns ? 2 * long : 0);
  }
}
