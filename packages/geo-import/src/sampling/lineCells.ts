import type { CellPath, CellVisitor, CellWindow } from "./cells.ts";
import { splitAtCells } from "./splitAtCells.ts";

/** Whether a cell lies in a window. */
const isIn = ({ firstColumn, firstRow, columns, rows }: CellWindow, column: number, row: number) =>
  column >= firstColumn && column < firstColumn + columns && row >= firstRow && row < firstRow + rows;

/** Metres, or other units of the grid's coordinates, that a cell is wide and high. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Visits every cell a line passes through, each time it does, with the length inside it in the units of `size`.
 * @param path in cell units.
 */
export function lineLengths(path: CellPath, window: CellWindow, size: CellSize, visit: CellVisitor): void {
  for (let v = 2; v < path.length; v += 2)
    splitAtCells(path[v - 2]!, path[v - 1]!, path[v]!, path[v + 1]!, (column, row, x0, y0, x1, y1) => {
      if (isIn(window, column, row))
        visit(column, row, Math.hypot((x1 - x0) * size.width, (y1 - y0) * size.height));
    });
}

/**
 * Visits one cell a step of a line's longer direction (Bresenham), as GDAL burns lines unless told to burn all
 * touched cells. A cell where two segments meet is visited twice.
 * @param path in cell units.
 */
export function lineSteps(path: CellPath, window: CellWindow, visit: CellVisitor): void {
  for (let v = 2; v < path.length; v += 2)
    stepAlong(
      Math.floor(path[v - 2]!),
      Math.floor(path[v - 1]!),
      Math.floor(path[v]!),
      Math.floor(path[v + 1]!),
      (column, row) => {
        if (isIn(window, column, row)) visit(column, row, 1);
      },
    );
}

function stepAlong(
  column: number,
  row: number,
  lastColumn: number,
  lastRow: number,
  visit: (column: number, row: number) => void,
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
    visit(x, y);
    const turns = error > 0;
    if (isWide || turns) x += columnStep;
    if (!isWide || turns) y += rowStep;
    error += 2 * short - (turns ? 2 * long : 0);
  }
}
