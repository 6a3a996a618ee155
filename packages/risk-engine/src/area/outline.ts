import { side } from "../columns/side.ts";

/** All rings' vertices in one list. Edge v runs from vertex v to `next[v]`. */
export interface Outline {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  readonly ring: Int32Array;
  /** Vertices from left to right, and upwards where x is the same. */
  readonly order: Int32Array;
  /** Each vertex's place in that order. */
  readonly rank: Int32Array;
}

/** Rings hold x, y interleaved and are not closed. */
export function joinRings(rings: readonly Float64Array[]): Outline {
  const count = rings.reduce((sum, ring) => sum + ring.length / 2, 0);
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const next = new Int32Array(count);
  const previous = new Int32Array(count);
  const ring = new Int32Array(count);
  let first = 0;
  for (const [number, coords] of rings.entries()) {
    const length = coords.length / 2;
    for (let i = 0; i < length; i++) {
      const v = first + i;
      x[v] = coords[i * 2]!;
      y[v] = coords[i * 2 + 1]!;
      next[v] = first + ((i + 1) % length);
      previous[v] = first + ((i + length - 1) % length);
      ring[v] = number;
    }
    first += length;
  }
  const order = Int32Array.from(x.keys()).sort((a, b) => x[a]! - x[b]! || y[a]! - y[b]!);
  const rank = new Int32Array(count);
  for (const [place, vertex] of order.entries()) rank[vertex] = place;
  return { x, y, next, previous, ring, order, rank };
}

/** On which side of the line from vertex a to vertex b vertex p lies: 1 left, -1 right, 0 on it. */
export function vertexSide({ x, y }: Outline, a: number, b: number, p: number): number {
  return Math.sign(side(x[a]!, y[a]!, x[b]!, y[b]!, x[p]!, y[p]!));
}

export const samePoint = ({ x, y }: Outline, a: number, b: number) => x[a] === x[b] && y[a] === y[b];

/** The end of an edge that the sweep meets first. */
export function leftEnd({ next, rank }: Outline, edge: number): number {
  const other = next[edge]!;
  return rank[edge]! < rank[other]! ? edge : other;
}

/** The end of an edge that the sweep meets last. */
export function rightEnd({ next, rank }: Outline, edge: number): number {
  const other = next[edge]!;
  return rank[edge]! < rank[other]! ? other : edge;
}

/** Whether two edges cross in a point inside both. */
export function edgesCross(outline: Outline, e: number, f: number): boolean {
  const { next } = outline;
  return (
    vertexSide(outline, e, next[e]!, f) * vertexSide(outline, e, next[e]!, next[f]!) < 0 &&
    vertexSide(outline, f, next[f]!, e) * vertexSide(outline, f, next[f]!, next[e]!) < 0
  );
}
