import { side } from "../columns/side.ts";
import type { NearEdges } from "./nearEdges.ts";

/**
 * Notes whether each edge that meets the box passes through it: none ends there. Within the box such an edge is as good as
 * its whole line, no two of them meet there, and on which side of each a place lies says whether the area holds it.
 *
 * @param near the edges that meet the box, whose lower left corner is their origin.
 */
export function notePassing(near: NearEdges, maxX: number, maxY: number): void {
  const { edges, count, isOriginLeft, originX, originY } = near;
  near.allPass = false;
  // A corner on an edge is on neither side of it.
  if (near.isOriginInside === undefined) return;
  for (let edge = 0; edge < count; edge++) {
    const ax = edges[edge * 4]!;
    const ay = edges[edge * 4 + 1]!;
    const bx = edges[edge * 4 + 2]!;
    const by = edges[edge * 4 + 3]!;
    const startsHere = ax >= originX && ax <= maxX && ay >= originY && ay <= maxY;
    const endsHere = bx >= originX && bx <= maxX && by >= originY && by <= maxY;
    if (startsHere || endsHere) return;
    isOriginLeft[edge] = side(ax, ay, bx, by, originX, originY) > 0 ? 1 : 0;
  }
  near.allPass = true;
}

/**
 * Where a box lies that is within the one that all of its near edges pass through: 1 inside the area, -1 outside, 0 where
 * an edge meets it. Exact.
 */
export function placeOfBox(
  near: NearEdges,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): 1 | 0 | -1 {
  const { edges, count, isOriginLeft } = near;
  let inside = near.isOriginInside === true;
  for (let edge = 0; edge < count; edge++) {
    const ax = edges[edge * 4]!;
    const ay = edges[edge * 4 + 1]!;
    const bx = edges[edge * 4 + 2]!;
    const by = edges[edge * 4 + 3]!;
    // The corners farthest to either side of the line decide: see segmentMeetsBox.
    const rising = bx > ax === by > ay;
    const first = side(ax, ay, bx, by, minX, rising ? maxY : minY);
    const second = side(ax, ay, bx, by, maxX, rising ? minY : maxY);
    if (!((first > 0 && second > 0) || (first < 0 && second < 0))) return 0;
    if (first > 0 !== (isOriginLeft[edge] === 1)) inside = !inside;
  }
  return inside ? 1 : -1;
}

/**
 * As {@link placeOfBox}, of everything within the hull of the vertices of each of some elements, into `places`. Exact. An
 * element without vertices is where the first edge's left is.
 *
 * @param firsts the first vertex of each element, and one past the last.
 */
export function placesOfVertices(
  places: Int8Array,
  near: NearEdges,
  coords: Float64Array,
  firsts: Int32Array,
  elements: number,
): void {
  const { edges, count, isOriginLeft } = near;
  places.fill(near.isOriginInside === true ? 1 : -1, 0, elements);
  for (let edge = 0; edge < count; edge++) {
    const ax = edges[edge * 4]!;
    const ay = edges[edge * 4 + 1]!;
    const bx = edges[edge * 4 + 2]!;
    const by = edges[edge * 4 + 3]!;
    const inner = isOriginLeft[edge] === 1;
    for (let i = 0; i < elements; i++) {
      const end = firsts[i + 1]!;
      let lefts = 0;
      let rights = 0;
      for (let v = firsts[i]!; v < end; v++) {
        const of = side(ax, ay, bx, by, coords[v * 2]!, coords[v * 2 + 1]!);
        if (of > 0) lefts++;
        else if (of < 0) rights++;
      }
      const all = end - firsts[i]!;
      if (lefts !== all && rights !== all) places[i] = 0;
      else if (inner ? lefts === 0 : rights === 0) places[i] = -places[i]!;
    }
  }
}
