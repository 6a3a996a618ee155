import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { firstVertex } from "./chunkPlan.ts";
import { elementSizes } from "./elementSizes.ts";
import { type GridPlace, gridColumnOf, gridRowOf } from "./gridPlace.ts";
import type { Ground } from "./ground.ts";
import type { ChunkSums } from "./sampleChunk.ts";

/**
 * The whole that the share of each element is of. Of elements that lie within the grid it is the sum of what their cells
 * weigh, so that one wholly under water has a share of exactly 1; others are measured, beyond the grid too.
 */
export function wholeSizes(
  geometry: GeometryColumn,
  grid: GridPlace,
  { whole }: ChunkSums,
  ground: Ground | undefined,
): Float64Array {
  const isMeasured = whole.map((_, element) => (isWithinGrid(geometry, element, grid) ? 0 : 1));
  if (isMeasured.every((each) => each === 0)) return whole;
  return elementSizes(geometry, grid, ground).map((size, i) => (isMeasured[i] === 1 ? size : whole[i]!));
}

/** Whether an element lies in a grid wholly. Only polygons do where they reach its far edges. */
export function isWithinGrid(geometry: GeometryColumn, element: number, grid: GridPlace): boolean {
  const isOpen = geometry.kind !== "polygon";
  for (let v = firstVertex(geometry, element); v < firstVertex(geometry, element + 1); v++) {
    const column = gridColumnOf(grid, geometry.coords[v * 2]!);
    const row = gridRowOf(grid, geometry.coords[v * 2 + 1]!);
    if (!(column >= 0 && row >= 0 && column <= grid.width && row <= grid.height)) return false;
    if (isOpen && (column === grid.width || row === grid.height)) return false;
  }
  return true;
}
