import type { CellList, CellRings, CellWindow } from "./cells.ts";
import { ringArea } from "./ringArea.ts";
import { PieceList, splitAtCells } from "./splitAtCells.ts";

/** Below this share a cell is not covered: what is left over where sums that should be 0 are not. */
const leastShare = 1e-10;

const pieces = new PieceList();
let shares = new Float64Array(0);

/**
 * Lists the cells of a window that a polygon covers, each with the exact share of its area that is covered, as
 * exactextract does.
 *
 * Every piece of outline in a cell covers, to its right, a trapezoid of that cell and its height in all cells
 * further right; running sums along the rows add these up (as font rasterisers do), so the cost is that of the
 * outline plus the window.
 */
export function polygonCoverage(rings: CellRings, window: CellWindow, cells: CellList): void {
  const { firstColumn, firstRow, columns, rows } = window;
  const { coords, ends, count } = rings;
  prepare((columns + 1) * rows);
  let v = 0;
  for (let ring = 0; ring < count; ring++) {
    const end = ends[ring]!;
    const sign = Math.sign(ringArea(coords, v, end)) * (ring === 0 ? 1 : -1);
    for (v++; v < end; v++)
      addSegment(
        coords[v * 2 - 2]! - firstColumn,
        coords[v * 2 - 1]! - firstRow,
        coords[v * 2]! - firstColumn,
        coords[v * 2 + 1]! - firstRow,
        columns,
        rows,
        sign,
      );
  }
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    const start = row * (columns + 1);
    for (let column = 0; column < columns; column++) {
      sum += shares[start + column]!;
      const share = Math.min(Math.abs(sum), 1);
      if (share > leastShare) cells.add(firstColumn + column, firstRow + row, share);
    }
  }
}

/** Coordinates count from the window's first corner. */
function addSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  columns: number,
  rows: number,
  sign: number,
): void {
  if (ay === by || (ay < 0 && by < 0) || (ay >= rows && by >= rows)) return;
  const column = Math.floor(ax);
  const row = Math.floor(ay);
  // Outlines of small elements mostly stay within a cell.
  if (column === Math.floor(bx) && row === Math.floor(by)) {
    addPiece(column, row, ax, ay, bx, by, columns, sign);
    return;
  }
  // Of a long outline only the part beside the window is walked.
  const dy = by - ay;
  const dx = bx - ax;
  const startY = Math.min(Math.max(ay, 0), rows);
  const endY = Math.min(Math.max(by, 0), rows);
  const startX = startY === ay ? ax : ax + ((startY - ay) / dy) * dx;
  const endX = endY === by ? bx : ax + ((endY - ay) / dy) * dx;
  splitAtCells(startX, startY, endX, endY, pieces);
  const { ends } = pieces;
  for (let i = 0, at = 0; i < pieces.count; i++, at += 4) {
    const inRow = pieces.row[i]!;
    if (inRow < 0 || inRow >= rows) continue;
    addPiece(pieces.column[i]!, inRow, ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!, columns, sign);
  }
}

function addPiece(
  column: number,
  row: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  columns: number,
  sign: number,
): void {
  const height = (y1 - y0) * sign;
  const at = row * (columns + 1);
  if (column < 0) shares[at]! += height;
  else if (column < columns) {
    const leftShare = (x0 + x1) / 2 - column;
    shares[at + column]! += height * (1 - leftShare);
    shares[at + column + 1]! += height * leftShare;
  }
}

function prepare(size: number): void {
  if (shares.length < size) shares = new Float64Array(Math.max(size, shares.length * 2));
  else shares.fill(0, 0, size);
}
