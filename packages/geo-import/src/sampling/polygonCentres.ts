import type { CellPath, CellVisitor, CellWindow } from "./cells.ts";

const crossings: number[] = [];

/**
 * Visits the cells of a window whose middle lies in a polygon, with weight 1: GDAL's rule for filling polygons. A
 * middle exactly on a right edge is in, on a left edge out.
 *
 * @param rings closed, in cell units, all rings of one part.
 */
export function polygonCentres(rings: readonly CellPath[], window: CellWindow, visit: CellVisitor): void {
  const { firstColumn, firstRow, columns, rows } = window;
  for (let row = firstRow; row < firstRow + rows; row++) {
    crossRow(rings, row + 0.5);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(firstColumn, Math.floor(crossings[i]! + 0.5));
      const end = Math.min(firstColumn + columns, Math.floor(crossings[i + 1]! + 0.5));
      for (let column = from; column < end; column++) visit(column, row, 1);
    }
  }
}

/** Where the rings cross the middle of a row, from left to right. */
function crossRow(rings: readonly CellPath[], y: number): void {
  crossings.length = 0;
  for (const ring of rings)
    for (let v = 2; v < ring.length; v += 2) {
      const ay = ring[v - 1]!;
      const by = ring[v + 1]!;
      if (ay > y === by > y) continue;
      crossings.push(ring[v - 2]! + ((y - ay) / (by - ay)) * (ring[v]! - ring[v - 2]!));
    }
  crossings.sort((a, b) => a - b);
}
