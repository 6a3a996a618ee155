import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { firstVertex } from "./chunkPlan.ts";
import type { GridPlace } from "./gridPlace.ts";
import { leastShare } from "./polygonCoverage.ts";

/** Rounding may leave out what covers a little more than the least share. */
const rounding = 10;

/**
 * Where a line lies that has no length, or a polygon that may cover no cell: halfway along the longest edge of the
 * outlines, which is always a place of the element itself. In the grid's coordinates; undefined for others.
 */
export function placeOfThin(
  geometry: GeometryColumn,
  element: number,
  grid: GridPlace,
): [x: number, y: number] | undefined {
  const { kind, coords, partStart } = geometry;
  const [first, end] = [firstVertex(geometry, element), firstVertex(geometry, element + 1)];
  if (kind === "point" || first === end) return undefined;
  const { vertexStart } = geometry;
  const pathStart = kind === "polygon" ? geometry.ringStart : undefined;
  const pathOf = (part: number) => pathStart?.[part] ?? part;
  let [cells, reach, area] = [0, 0, 0];
  let place: [number, number] = [coords[first * 2]!, coords[first * 2 + 1]!];
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
    for (let path = pathOf(part); path < pathOf(part + 1); path++) {
      const start = vertexStart[path]!;
      let twice = 0;
      for (let v = start + 1; v < vertexStart[path + 1]!; v++) {
        const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
        const [dx, dy] = [(bx - ax) / grid.cellWidth, (by - ay) / grid.cellHeight];
        // An edge passes through no more cells than it crosses grid lines, and one.
        cells += Math.abs(dx) + Math.abs(dy) + 3;
        const [fromX, fromY] = [
          (ax - coords[start * 2]!) / grid.cellWidth,
          (ay - coords[start * 2 + 1]!) / grid.cellHeight,
        ];
        twice += fromX * dy - fromY * dx;
        const length = Math.hypot(dx, dy);
        if (length > reach) {
          reach = length;
          place = [(ax + bx) / 2, (ay + by) / 2];
        }
      }
      area += (path === pathOf(part) ? 1 : -1) * (Math.abs(twice) / 2);
    }
  if (kind === "line") return reach === 0 ? place : undefined;
  // Spread over all cells that its outlines pass through, it covers too little of each.
  return area <= cells * leastShare * rounding ? place : undefined;
}
