import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { firstVertex } from "../sampling/chunkPlan.ts";
import type { GridPlace } from "../sampling/gridPlace.ts";
import { type Ground, groundDensity } from "../sampling/ground.ts";
import { middlePoints } from "../sampling/middlePoints.ts";

/** A micrometre of line or square millimetre: with less an element has no size. */
const leastSize = 1e-6;
/** Of a cell; what covers hardly more may be left out as rounding. */
const leastShare = 1e-9;

/**
 * Where the middle lies of each line or polygon that is too thin or small to have a size under a grid, in the grid's
 * coordinates. Elements without parts have none.
 * @param sizes metres or square metres of each.
 */
export function middlesOfThin(
  geometry: GeometryColumn,
  grid: GridPlace,
  ground: Ground,
  sizes: Float64Array,
): ReadonlyMap<number, readonly [x: number, y: number]> {
  const { kind, coords, partStart } = geometry;
  const cell = Math.abs(grid.cellWidth * grid.cellHeight) * leastShare;
  const least = (element: number) => {
    if (kind !== "polygon") return leastSize;
    const at = firstVertex(geometry, element) * 2;
    return Math.max(leastSize, cell * groundDensity(ground, coords[at]!, coords[at + 1]!));
  };
  const middles = new Map<number, readonly [number, number]>();
  let points: Float64Array | undefined;
  for (const [element, size] of sizes.entries()) {
    if (partStart[element] === partStart[element + 1] || size >= least(element)) continue;
    points ??= middlePoints(geometry, ground);
    middles.set(element, [points[element * 2]!, points[element * 2 + 1]!]);
  }
  return middles;
}
