import type { CellValues } from "@stopbank/geo-read/cell-window";

/**
 * The least value of a grid's cells that counts as covered. Cells of 32 bits hold 0.7 as 0.699999988, which counts from
 * 0.7 on; cells of 64 bits are compared as they are.
 */
export const coveredFrom = (above: number, cells: CellValues): number =>
  cells instanceof Float32Array ? Math.fround(above) : above;
