import type { CellWindow } from "@stopbank/geo-read/cell-window";
import type { CellList, CellRings } from "./cells.ts";

const crossings: number[] = [];

/**
 * Lists the cells of a window whose middle lies in a polygon, with weight 1: GDAL's rule for filling polygons. A
 * middle exactly on a right edge is in, on a left edge out.
 */
export function polygonCentres(rings: CellRings, window: CellWindow, cells: CellList): void {
  const { firstColumn, firstRow, columns, rows } = window;
  for (let row = firstRow; row < firstRow + rows; row++) {
    crossRow(rings, row + 0.5);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(firstColumn, Math.floor(crossings[i]! + 0.5));
      const end = Math.min(firstColumn + columns, Math.floor(crossings[i + 1]! + 0.5));
      for (let column = from; column < end; column++) cells.add(column, row, 1);
    }
  }
}

/** Where the rings cross the middle of a row, from left to right. */
function crossRow({ coords, ends, count }: CellRings, y: number): void {
  crossings.length = 0;
  let v = 0;
  for (let ring = 0; ring < count; ring++) {
    for (v++; v < ends[ring]!; v++) {
      const ay = coords[v * 2 - 1]!;
      const by = coords[v * 2 + 1]!;
      if (ay > y === by > y) continue;
      crossings.push(coords[v * 2 - 2]! + ((y - ay) / (by - ay)) * (coords[v * 2]! - coords[v * 2 - 2]!));
    }
  }
  crossings.sort((a, b) => a - b);
}
