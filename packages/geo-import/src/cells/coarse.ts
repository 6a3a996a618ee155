import type { CellValues, CellWindow } from "@stopbank/geo-read/cell-window";

/** Part of a grid made coarser: the greatest value of each block of cells, NaN where none has data. */
export interface Coarse {
  readonly window: CellWindow;
  readonly data: Float32Array;
}

/** The greatest keeps narrow floods, which a mean or a pick would lose. */
export function coarseOf(window: CellWindow, values: CellValues, by: number): Coarse {
  const firstColumn = Math.floor(window.firstColumn / by);
  const firstRow = Math.floor(window.firstRow / by);
  const columns = Math.floor((window.firstColumn + window.columns - 1) / by) + 1 - firstColumn;
  const rows = Math.floor((window.firstRow + window.rows - 1) / by) + 1 - firstRow;
  const data = new Float32Array(columns * rows).fill(Number.NaN);
  let at = 0;
  for (let row = 0; row < window.rows; row++) {
    const start = (Math.floor((window.firstRow + row) / by) - firstRow) * columns;
    let inBlock = window.firstColumn % by;
    let to = start;
    for (let column = 0; column < window.columns; column++) {
      const value = values[at++]!;
      // Asked this way round, a value replaces NaN and NaN replaces nothing.
      if (!(Number.isNaN(value) || value <= data[to]!)) data[to] = value;
      if (++inBlock === by) {
        inBlock = 0;
        to++;
      }
    }
  }
  return { window: { firstColumn, firstRow, columns, rows }, data };
}

/** Puts a part where it belongs in the whole; blocks that two chunks share keep the greater value. */
export function mergeCoarse(whole: Float32Array, width: number, { window, data }: Coarse): void {
  for (let row = 0; row < window.rows; row++)
    for (let column = 0; column < window.columns; column++) {
      const value = data[row * window.columns + column]!;
      const at = (window.firstRow + row) * width + window.firstColumn + column;
      if (!(Number.isNaN(value) || value <= whole[at]!)) whole[at] = value;
    }
}
