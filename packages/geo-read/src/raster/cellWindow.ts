/** A block of cells of a grid, in columns and rows from the grid's first corner; ends are excluded. */
export interface CellWindow {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
}

/** Cells of a window, row by row; no data is NaN. */
export type CellValues = Float32Array | Float64Array;
