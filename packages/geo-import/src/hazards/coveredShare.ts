import type { LineColumn } from "@stopbank/risk-engine/columns";
import type { MultiPolygon, Position } from "geojson";
import { metresBetween } from "../cut/ellipsoid.ts";

type Interval = [from: number, to: number];

/**
 * The share of a line's length that lies within any of some polygons, which may overlap. Lengths are metres on the
 * ellipsoid.
 */
export function coveredShare(line: LineColumn, element: number, polygons: readonly MultiPolygon[]): number {
  const { coords, partStart, vertexStart } = line;
  let length = 0;
  let covered = 0;
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
    for (let v = vertexStart[part]!; v < vertexStart[part + 1]! - 1; v++) {
      const a: Position = [coords[v * 2]!, coords[v * 2 + 1]!];
      const b: Position = [coords[v * 2 + 2]!, coords[v * 2 + 3]!];
      const own = metresBetween(a[0]!, a[1]!, b[0]!, b[1]!);
      length += own;
      covered += own * total(polygons.flatMap((polygon) => stretchesInside(a, b, polygon)));
    }
  return length === 0 ? 0 : covered / length;
}

/** The stretches of a segment, from 0 at `a` to 1 at `b`, that lie in a polygon. */
export function stretchesInside(a: Position, b: Position, polygon: MultiPolygon): Interval[] {
  const cuts = [0, 1];
  const rings = polygon.coordinates.flat();
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const cut = crossing(a, b, ring[i - 1]!, ring[i]!);
      if (cut !== undefined) cuts.push(cut);
    }
  cuts.sort((left, right) => left - right);
  return cuts.slice(1).flatMap((to, i): Interval[] => {
    const from = cuts[i]!;
    const middle = (from + to) / 2;
    const x = a[0]! + (b[0]! - a[0]!) * middle;
    const y = a[1]! + (b[1]! - a[1]!) * middle;
    return to > from && holds(rings, x, y) ? [[from, to]] : [];
  });
}

/** Where along a segment an edge crosses it. */
function crossing(a: Position, b: Position, c: Position, d: Position): number | undefined {
  const [dx, dy] = [b[0]! - a[0]!, b[1]! - a[1]!];
  const [ex, ey] = [d[0]! - c[0]!, d[1]! - c[1]!];
  const cross = dx * ey - dy * ex;
  if (cross === 0) return undefined;
  const [fx, fy] = [c[0]! - a[0]!, c[1]! - a[1]!];
  const along = (fx * ey - fy * ex) / cross;
  const alongEdge = (fx * dy - fy * dx) / cross;
  return along > 0 && along < 1 && alongEdge >= 0 && alongEdge <= 1 ? along : undefined;
}

/** Even-odd over all rings: shells less holes. */
function holds(rings: readonly (readonly Position[])[], x: number, y: number): boolean {
  let isInside = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [x1 = 0, y1 = 0] = ring[i - 1]!;
      const [x2 = 0, y2 = 0] = ring[i]!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    }
  return isInside;
}

/** The length of all intervals together, what several cover counted once. */
function total(intervals: readonly Interval[]): number {
  let sum = 0;
  let reached = 0;
  for (const [from, to] of intervals.toSorted((left, right) => left[0] - right[0])) {
    if (to <= reached) continue;
    sum += to - Math.max(from, reached);
    reached = to;
  }
  return sum;
}
