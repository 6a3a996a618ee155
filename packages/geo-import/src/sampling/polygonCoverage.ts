import type { CellPath, CellVisitor, CellWindow } from "./cells.ts";
import { splitAtCells } from "./splitAtCells.ts";

/** Below this share a cell is not covered: what is left over where sums that should be 0 are not. */
const leastShare = 1e-10;

let shares = new Float64Array(0);

/**
 * Visits the cells of a window that a polygon covers, each with the exact share of its area that is covered, as
 * exactextract does.
 *
 * Every piece of outline in a cell covers, to its right, a trapezoid of that cell and its height in all cells
 * further right; running sums along the rows add these up (as font rasterisers do), so the cost is that of the
 * outline plus the window.
 *
 * @param rings closed, in cell units, the shell first; how they turn does not matter.
 */
export function polygonCoverage(rings: readonly CellPath[], window: CellWindow, visit: CellVisitor): void {
  const { firstColumn, firstRow, columns, rows } = window;
  const stride = columns + 1;
  prepare(stride * rows);
  rings.forEach((ring, index) => {
    const sign = Math.sign(doubledArea(ring)) * (index === 0 ? 1 : -1);
    for (let v = 2; v < ring.length; v += 2) {
      const ay = ring[v - 1]! - firstRow;
      const by = ring[v + 1]! - firstRow;
      if ((ay < 0 && by < 0) || (ay >= rows && by >= rows)) continue;
      splitAtCells(
        ring[v - 2]! - firstColumn,
        ay,
        ring[v]! - firstColumn,
        by,
        (column, row, x0, y0, x1, y1) => {
          if (row < 0 || row >= rows) return;
          const height = (y1 - y0) * sign;
          const at = row * stride;
          if (column < 0) shares[at]! += height;
          else if (column < columns) {
            const leftShare = (x0 + x1) / 2 - column;
            shares[at + column]! += height * (1 - leftShare);
            shares[at + column + 1]! += height * leftShare;
          }
        },
      );
    }
  });
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      const at = row * stride + column;
      sum += shares[at]!;
      const share = Math.min(Math.abs(sum), 1);
      if (share > leastShare) visit(firstColumn + column, firstRow + row, share);
    }
  }
}

function prepare(size: number): void {
  if (shares.length < size) shares = new Float64Array(size);
  else shares.fill(0, 0, size);
}

/** Relative to the first vertex, or a small ring far from the origin loses its sign. */
function doubledArea(ring: CellPath): number {
  const x0 = ring[0]!;
  const y0 = ring[1]!;
  let sum = 0;
  for (let v = 2; v < ring.length; v += 2)
    sum += (ring[v - 2]! - x0) * (ring[v + 1]! - y0) - (ring[v]! - x0) * (ring[v - 1]! - y0);
  return sum;
}
