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

/** A place in cell units, on the grid line where it is one but for rounding. */
export const snapped = (value: number): number => {
  const line = Math.round(value);
  return Math.abs(value - line) < snap ? line : value;
};

/** A coordinate in cell units: columns from the grid's first corner. */
export const gridColumnOf = (grid: GridPlace, x: number): number => snapped((x - grid.left) / grid.cellWidth);

/** A coordinate in cell units: rows from the grid's first corner. */
export const gridRowOf = (grid: GridPlace, y: number): number => snapped((y - grid.top) / grid.cellHeight);
