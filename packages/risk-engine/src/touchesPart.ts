import { type AreaPart, edgesMeetBox, locate, segmentMeetsEdges } from "./areaPart.ts";
import type { GeometryColumn, LineColumn, PointColumn, PolygonColumn } from "./columns.ts";
import { side } from "./side.ts";
import { boundVertices } from "./vertexBox.ts";

/**
 * Whether an element and one part of an area have a point in common; their boundaries count. The exact form of
 * `ST_Intersects` for valid geometries. An element without vertices touches nothing.
 */
export function touchesPart(geometry: GeometryColumn, element: number, part: AreaPart): boolean {
  if (geometry.kind === "point") return pointsTouch(geometry, element, part);
  if (geometry.kind === "line") return linesTouch(geometry, element, part);
  return polygonsTouch(geometry, element, part);
}

function pointsTouch({ coords, partStart }: PointColumn, element: number, part: AreaPart): boolean {
  for (let v = partStart[element]!; v < partStart[element + 1]!; v++)
    if (locate(part, coords[v * 2]!, coords[v * 2 + 1]!) >= 0) return true;
  return false;
}

function linesTouch(line: LineColumn, element: number, part: AreaPart): boolean {
  for (let own = line.partStart[element]!; own < line.partStart[element + 1]!; own++)
    if (pathTouches(line.coords, line.vertexStart[own]!, line.vertexStart[own + 1]!, part)) return true;
  return false;
}

function polygonsTouch(polygon: PolygonColumn, element: number, part: AreaPart): boolean {
  const { coords, partStart, ringStart, vertexStart } = polygon;
  for (let own = partStart[element]!; own < partStart[element + 1]!; own++) {
    for (let ring = ringStart[own]!; ring < ringStart[own + 1]!; ring++)
      if (pathTouches(coords, vertexStart[ring]!, vertexStart[ring + 1]!, part)) return true;
    // The boundaries do not meet and none of the element's rings lies in the area: either the element holds the
    // area whole, and so any vertex of it, or they are apart.
    if (polygonHolds(polygon, own, part.edges[0]!, part.edges[1]!)) return true;
  }
  return false;
}

const box = new Float64Array(4);

/** A path that starts outside and meets no edge stays outside. */
function pathTouches(coords: Float64Array, first: number, end: number, part: AreaPart): boolean {
  if (first === end) return false;
  boundVertices(box, coords, first, end);
  // Most paths lie clear of the area's edges, wholly inside or wholly outside.
  const mayMeet = edgesMeetBox(part, box[0]!, box[1]!, box[2]!, box[3]!);
  if (locate(part, coords[first * 2]!, coords[first * 2 + 1]!) >= 0) return true;
  return mayMeet && pathMeetsEdges(coords, first, end, part);
}

function pathMeetsEdges(coords: Float64Array, first: number, end: number, part: AreaPart): boolean {
  const { boxes } = part.tree;
  const minX = boxes[0]!;
  const minY = boxes[1]!;
  const maxX = boxes[2]!;
  const maxY = boxes[3]!;
  let ax = coords[first * 2]!;
  let ay = coords[first * 2 + 1]!;
  for (let v = first + 1; v < end; v++) {
    const bx = coords[v * 2]!;
    const by = coords[v * 2 + 1]!;
    const beside = (ax < minX && bx < minX) || (ax > maxX && bx > maxX);
    if (!beside && !((ay < minY && by < minY) || (ay > maxY && by > maxY)))
      if (segmentMeetsEdges(part, ax, ay, bx, by)) return true;
    ax = bx;
    ay = by;
  }
  return false;
}

/** Even-odd over all rings of one part; the point is known not to lie on a ring. */
function polygonHolds(
  { coords, ringStart, vertexStart }: PolygonColumn,
  part: number,
  x: number,
  y: number,
): boolean {
  let inside = false;
  for (let ring = ringStart[part]!; ring < ringStart[part + 1]!; ring++) {
    for (let v = vertexStart[ring]! + 1; v < vertexStart[ring + 1]!; v++) {
      const ay = coords[v * 2 - 1]!;
      const by = coords[v * 2 + 1]!;
      if (ay > y === by > y) continue;
      if (side(coords[v * 2 - 2]!, ay, coords[v * 2]!, by, x, y) > 0 === by > ay) inside = !inside;
    }
  }
  return inside;
}
