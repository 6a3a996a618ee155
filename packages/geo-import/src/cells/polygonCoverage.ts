import type { CellWindow } from "@stopbank/geo-read/cell-window";
import type { CellDensity } from "./cellDensity.ts";
import type { CellList, CellRings } from "./cells.ts";
import { gaussPlaces } from "./ground.ts";
import { ringArea } from "./ringArea.ts";
import { PieceList, splitAtCells } from "./splitAtCells.ts";

/** Below this share a cell is not covered: what is left over where sums that should be 0 are not. */
export const leastShare = 1e-10;

const pieces = new PieceList();
let shares = new Float64Array(0);

/**
 * Lists the cells of a window that a polygon covers, each with the exact share of its area that is covered, as
 * exactextract does.
 *
 * Every piece of outline in a cell covers, to its right, a trapezoid of that cell and its height in all cells
 * further right; running sums along the rows add these up (as font rasterisers do), so the cost is that of the
 * outline plus the window.
 *
 * @param density weights are areas by it; without it, shares. How it changes over the height of a cell is followed, so
 * that cells of degrees are right however large; how it changes over the width is not.
 */
export function polygonCoverage(
  rings: CellRings,
  window: CellWindow,
  cells: CellList,
  density?: CellDensity,
): void {
  const { firstColumn, firstRow, columns, rows } = window;
  const { coords, ends, count } = rings;
  const table: Table = {
    columns,
    rows,
    density: density && ((column, row) => density(firstColumn + column, firstRow + row)),
  };
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
        table,
        sign,
      );
  }
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    const start = row * (columns + 1);
    for (let column = 0; column < columns; column++) {
      sum += shares[start + column]!;
      const share = density === undefined ? Math.min(Math.abs(sum), 1) : Math.abs(sum);
      if (share <= leastShare) continue;
      const size = density === undefined ? 1 : density(firstColumn + column + 0.5, firstRow + row + 0.5);
      cells.add(firstColumn + column, firstRow + row, share * size);
    }
  }
}

/** What pieces are added up in. Coordinates count from the window's first corner. */
interface Table {
  readonly columns: number;
  readonly rows: number;
  readonly density: CellDensity | undefined;
}

function addSegment(ax: number, ay: number, bx: number, by: number, table: Table, sign: number): void {
  const { rows } = table;
  if (ay === by || (ay < 0 && by < 0) || (ay >= rows && by >= rows)) return;
  const column = Math.floor(ax);
  const row = Math.floor(ay);
  // Outlines of small elements mostly stay within a cell.
  if (column === Math.floor(bx) && row === Math.floor(by)) {
    addPiece(column, row, ax, ay, bx, by, table, sign);
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
    addPiece(pieces.column[i]!, inRow, ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!, table, sign);
  }
}

function addPiece(
  column: number,
  row: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  { columns, density }: Table,
  sign: number,
): void {
  const height = (y1 - y0) * sign;
  if (density === undefined) {
    addTrapezoid(column, row, (x0 + x1) / 2, height, columns);
    return;
  }
  for (const place of gaussPlaces) {
    const x = x0 + (x1 - x0) * place;
    const from = Math.max(x, 0);
    // The row's own measure is taken out here, and each cell's put in when the sums are read.
    const weight = density(from, y0 + (y1 - y0) * place) / density(from, row + 0.5);
    addTrapezoid(column, row, x, (height / 2) * weight, columns);
  }
}

/** The part of a row to the right of `x`, so high. */
function addTrapezoid(column: number, row: number, x: number, height: number, columns: number): void {
  const at = row * (columns + 1);
  if (column < 0) shares[at]! += height;
  else if (column < columns) {
    const leftShare = x - column;
    shares[at + column]! += height * (1 - leftShare);
    shares[at + column + 1]! += height * leftShare;
  }
}

function prepare(size: number): void {
  if (shares.length < size) shares = new Float64Array(Math.max(size, shares.length * 2));
  else shares.fill(0, 0, size);
}
