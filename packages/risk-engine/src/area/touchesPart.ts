import type { GeometryColumn, PointColumn, PolygonColumn } from "../columns/columns.ts";
import { side } from "../columns/side.ts";
import { firstVertex } from "../columns/vertices.ts";
import { type AreaPart, locate, segmentsMeet } from "./areaPart.ts";
import { isInsideNear, type NearEdges, nearEdgeMeets } from "./nearEdges.ts";

/** What an element is compared with. */
export interface Surroundings {
  readonly part: AreaPart;
  /** The edges near the element's node. */
  readonly near: NearEdges;
  /** Those of them that meet the element's own box. */
  readonly beside: NearEdges;
}

/**
 * Whether an element and one part of an area have a point in common; their boundaries count. The exact form of
 * `ST_Intersects` for valid geometries. An element without vertices touches nothing.
 */
export function touchesPart(geometry: GeometryColumn, element: number, around: Surroundings): boolean {
  const first = firstVertex(geometry, element);
  const end = firstVertex(geometry, element + 1);
  if (first === end) return false;
  // Most elements beside an edge lie clear of it: what holds one of their points holds all of them.
  if (around.beside.count === 0) return holdsPoint(geometry.coords, first, around);
  if (geometry.kind === "point") return pointsTouch(geometry, first, end, around);
  if (geometry.kind === "polygon") return polygonsTouch(geometry, element, around);
  const { coords, partStart, vertexStart } = geometry;
  return pathsTouch(coords, vertexStart, partStart[element]!, partStart[element + 1]!, around);
}

function pointsTouch({ coords }: PointColumn, first: number, end: number, around: Surroundings): boolean {
  for (let v = first; v < end; v++) {
    const x = coords[v * 2]!;
    const y = coords[v * 2 + 1]!;
    if (nearEdgeMeets(around.beside, x, y, x, y) || holdsPoint(coords, v, around)) return true;
  }
  return false;
}

function polygonsTouch(polygon: PolygonColumn, element: number, around: Surroundings): boolean {
  const { coords, partStart, ringStart, vertexStart } = polygon;
  const { edges } = around.part;
  for (let own = partStart[element]!; own < partStart[element + 1]!; own++) {
    if (pathsTouch(coords, vertexStart, ringStart[own]!, ringStart[own + 1]!, around)) return true;
    // The boundaries do not meet and none of the element's rings lies in the area: either the element holds the
    // area whole, and so any vertex of it, or they are apart.
    if (polygonHolds(polygon, own, edges[0]!, edges[1]!)) return true;
  }
  return false;
}

/** Paths `from` to `to`. One that starts outside and meets no edge stays outside. */
function pathsTouch(
  coords: Float64Array,
  vertexStart: Int32Array,
  from: number,
  to: number,
  around: Surroundings,
): boolean {
  for (let path = from; path < to; path++) {
    const first = vertexStart[path]!;
    const end = vertexStart[path + 1]!;
    if (first === end) continue;
    if (pathMeets(coords, first, end, around.beside) || holdsPoint(coords, first, around)) return true;
  }
  return false;
}

function pathMeets(coords: Float64Array, first: number, end: number, { edges, count }: NearEdges): boolean {
  let ax = coords[first * 2]!;
  let ay = coords[first * 2 + 1]!;
  for (let v = first; v < end; v++) {
    const bx = coords[v * 2]!;
    const by = coords[v * 2 + 1]!;
    for (let e = 0; e < count * 4; e += 4)
      if (segmentsMeet(ax, ay, bx, by, edges[e]!, edges[e + 1]!, edges[e + 2]!, edges[e + 3]!)) return true;
    ax = bx;
    ay = by;
  }
  return false;
}

/** Whether the area holds a vertex that lies on none of its edges. */
function holdsPoint(coords: Float64Array, vertex: number, { part, near }: Surroundings): boolean {
  const x = coords[vertex * 2]!;
  const y = coords[vertex * 2 + 1]!;
  return isInsideNear(near, x, y) ?? locate(part, x, y) >= 0;
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
