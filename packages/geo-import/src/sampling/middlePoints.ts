import type { GeometryColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { representativePoints } from "@stopbank/risk-engine/representative-points";
import type { Ground } from "../cells/ground.ts";
import { halfwayPoint } from "./halfwayPoint.ts";

/**
 * The point of each element that the `centroid` rule reads: a polygon's centre of area over all its parts and holes,
 * in the plane of its coordinates, which may lie outside a bent one; halfway along a line's longest part; a point itself.
 *
 * @param ground what halfway is measured on; without it, the plane of the coordinates.
 */
export function middlePoints(geometry: GeometryColumn, ground?: Ground): Float64Array {
  const points = representativePoints(geometry, "projected").slice();
  if (geometry.kind === "point") return points;
  if (geometry.kind === "line") {
    for (let element = 0; ground !== undefined && element < points.length / 2; element++)
      points.set(halfwayPoint(geometry, element, ground), element * 2);
    return points;
  }
  for (let element = 0; element < points.length / 2; element++) {
    const centre = centreOfArea(geometry, element);
    if (centre !== undefined) points.set(centre, element * 2);
  }
  return points;
}

function centreOfArea(
  { coords, partStart, ringStart, vertexStart }: PolygonColumn,
  element: number,
): [number, number] | undefined {
  let [area, sumX, sumY] = [0, 0, 0];
  // Relative to a vertex of the element, or a small one far from the origin loses its digits.
  const first = vertexStart[ringStart[partStart[element]!]!]! * 2;
  const originX = coords[first]!;
  const originY = coords[first + 1]!;
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
    for (let ring = ringStart[part]!; ring < ringStart[part + 1]!; ring++) {
      let [ringArea, ringX, ringY] = [0, 0, 0];
      for (let v = vertexStart[ring]! + 1; v < vertexStart[ring + 1]!; v++) {
        const ax = coords[v * 2 - 2]! - originX;
        const ay = coords[v * 2 - 1]! - originY;
        const bx = coords[v * 2]! - originX;
        const by = coords[v * 2 + 1]! - originY;
        const cross = ax * by - bx * ay;
        ringArea += cross;
        ringX += (ax + bx) * cross;
        ringY += (ay + by) * cross;
      }
      // Shells add and holes take away, whichever way they turn.
      const sign = Math.sign(ringArea) * (ring === ringStart[part]! ? 1 : -1);
      area += ringArea * sign;
      sumX += ringX * sign;
      sumY += ringY * sign;
    }
  return area > 0 ? [originX + sumX / (3 * area), originY + sumY / (3 * area)] : undefined;
}
