/** A block of cells of a grid, in columns and rows from the grid's first corner; ends are excluded. */
export interface CellWindow {
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly columns: number;
  readonly rows: number;
}

/** Told of every cell of a window under a shape; `weight` is above 0. */
export type CellVisitor = (column: number, row: number, weight: number) => void;

/** Shapes are paths in cell units: x counts columns, y rows, interleaved. */
export type CellPath = Float64Array;
