import type { GridPlace } from "./gridPlace.ts";
import { type Ground, groundDensity } from "./ground.ts";

/** Bounds in cell units. */
export interface CellBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Square metres on the ground of a cell about a place, in columns and rows. */
export type CellDensity = (column: number, row: number) => number;

/** Cells whose sizes differ by a smaller share are alike: a building's in most projected systems. */
const alike = 1e-6;

/** What cells within bounds measure on the ground: one number where they are alike. */
export function cellDensity(
  ground: Ground,
  grid: GridPlace,
  { left, top, right, bottom }: CellBounds,
): number | CellDensity {
  const unit = Math.abs(grid.cellWidth * grid.cellHeight);
  const density: CellDensity = (column, row) =>
    unit * groundDensity(ground, grid.left + column * grid.cellWidth, grid.top + row * grid.cellHeight);
  const middle = density((left + right) / 2, (top + bottom) / 2);
  for (const [column, row] of [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const)
    if (Math.abs(density(column, row) / middle - 1) > alike) return density;
  return middle;
}
