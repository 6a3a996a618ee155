import type { GeometryColumn } from "../columns/columns.ts";
import { type LocalPlane, localPlane } from "./localPlane.ts";

/** An element in metres around its own middle: what distances are measured from. */
export interface Outline {
  readonly plane: LocalPlane;
  /** Ends of each edge: x, y, x, y. A point is an edge of no length. */
  readonly edges: Float64Array;
  /** It has an inside: its edges are closed rings. */
  readonly isArea: boolean;
  /** West, south, east, north. */
  readonly box: readonly [number, number, number, number];
}

/** @returns undefined for an element without a place. */
export function outlineOf(geometry: GeometryColumn, element: number): Outline | undefined {
  const runs = runsOf(geometry, element);
  const { coords } = geometry;
  const first = runs[0]?.[0];
  const end = runs.at(-1)?.[1];
  if (first === undefined || end === undefined || first === end) return undefined;
  const degrees = boxOf(coords, first, end);
  const plane = localPlane((degrees[0] + degrees[2]) / 2, (degrees[1] + degrees[3]) / 2);
  const x = (vertex: number) => (coords[vertex * 2]! - plane.longitude) * plane.metresPerDegreeEast;
  const y = (vertex: number) => (coords[vertex * 2 + 1]! - plane.latitude) * plane.metresPerDegreeNorth;
  const edges: number[] = [];
  for (const [from, to] of runs) {
    if (to - from === 1) edges.push(x(from), y(from), x(from), y(from));
    for (let vertex = from + 1; vertex < to; vertex++)
      edges.push(x(vertex - 1), y(vertex - 1), x(vertex), y(vertex));
  }
  const own = Float64Array.from(edges);
  return { plane, edges: own, isArea: geometry.kind === "polygon", box: boxOf(own, 0, own.length / 2) };
}

/** First vertex of each path and one past its last. */
function runsOf(geometry: GeometryColumn, element: number): [number, number][] {
  const from = geometry.partStart[element] ?? 0;
  const to = geometry.partStart[element + 1] ?? from;
  if (geometry.kind === "point") return Array.from({ length: to - from }, (_, i) => [from + i, from + i + 1]);
  const { vertexStart } = geometry;
  const [firstPath, endPath] =
    geometry.kind === "line" ? [from, to] : [geometry.ringStart[from] ?? 0, geometry.ringStart[to] ?? 0];
  return Array.from({ length: endPath - firstPath }, (_, i) => [
    vertexStart[firstPath + i] ?? 0,
    vertexStart[firstPath + i + 1] ?? 0,
  ]);
}

function boxOf(coords: Float64Array, first: number, end: number): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let vertex = first; vertex < end; vertex++) {
    box[0] = Math.min(box[0], coords[vertex * 2]!);
    box[1] = Math.min(box[1], coords[vertex * 2 + 1]!);
    box[2] = Math.max(box[2], coords[vertex * 2]!);
    box[3] = Math.max(box[3], coords[vertex * 2 + 1]!);
  }
  return box;
}

/** Whether a ray from a point crosses edges `from` to `to` of closed rings, given as the ends of their edges, an odd number of times. */
export function crossingsAreOdd(
  edges: Float64Array,
  x: number,
  y: number,
  from: number,
  to: number,
): boolean {
  let isOdd = false;
  for (let i = from; i < to; i += 4) {
    const [ax, ay, bx, by] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
  }
  return isOdd;
}
