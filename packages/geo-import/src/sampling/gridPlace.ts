import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/** Where a grid lies in the coordinates of its own system. */
export interface GridPlace {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/**
 * Closer to a grid line than this share of a cell is on it: a corner at 51.99 must not lie in the next row because
 * 0.01 has no exact binary form.
 */
const snap = 1e-7;

const snapped = (value: number) => {
  const line = Math.round(value);
  return Math.abs(value - line) < snap ? line : value;
};

/** The same geometry in cell units: x counts columns and y rows from the grid's first corner. */
export function inCells<T extends GeometryColumn>(geometry: T, grid: GridPlace): T {
  const coords = new Float64Array(geometry.coords.length);
  for (let i = 0; i < coords.length; i += 2) {
    coords[i] = snapped((geometry.coords[i]! - grid.left) / grid.cellWidth);
    coords[i + 1] = snapped((geometry.coords[i + 1]! - grid.top) / grid.cellHeight);
  }
  return { ...geometry, coords };
}
