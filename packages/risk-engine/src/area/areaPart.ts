import { side } from "../columns/side.ts";
import { type PackedTree, packTree, widenByPoint } from "../index/packedTree.ts";

/** One polygon of an area with its holes, its edges indexed so that a question meets few of them. */
export interface AreaPart {
  /** x0, y0, x1, y1 per edge, ring after ring. */
  readonly edges: Float64Array;
  readonly tree: PackedTree;
}

const edgesPerNode = 6;

/** Rings hold x, y interleaved, without the closing vertex. */
export function areaPart(rings: readonly Float64Array[]): AreaPart {
  const edges = new Float64Array(rings.reduce((sum, ring) => sum + ring.length * 2, 0));
  let next = 0;
  for (const ring of rings) {
    for (let from = 0; from < ring.length; from += 2) {
      const to = from + 2 === ring.length ? 0 : from + 2;
      edges[next++] = ring[from]!;
      edges[next++] = ring[from + 1]!;
      edges[next++] = ring[to]!;
      edges[next++] = ring[to + 1]!;
    }
  }
  const tree = packTree(edges.length / 4, edgesPerNode, (edge, boxes, offset) => {
    widenByPoint(boxes, offset, edges[edge * 4]!, edges[edge * 4 + 1]!);
    widenByPoint(boxes, offset, edges[edge * 4 + 2]!, edges[edge * 4 + 3]!);
  });
  return { edges, tree };
}

/** The same part moved by whole turns of longitude. */
export function turnedPart(part: AreaPart, degrees: number): AreaPart {
  const move = (xs: Float64Array) => xs.map((value, i) => (i % 2 === 0 ? value + degrees : value));
  return { edges: move(part.edges), tree: { ...part.tree, boxes: move(part.tree.boxes) } };
}

/** Where a point lies: 1 inside, 0 on the boundary, -1 outside. Exact. */
export const locate = (part: AreaPart, x: number, y: number): 1 | 0 | -1 => castRay(part, x, y, true);

/**
 * Whether a point counts to the part under the half-open rule: of two areas that share an edge exactly one holds a
 * point on it (a point on a left or bottom edge is in, on a right or top edge out). Exact.
 */
export const holds = (part: AreaPart, x: number, y: number): boolean => castRay(part, x, y, false) === 1;

/**
 * Counts the edges that a ray to the right passes: 1 for odd, -1 for even. With `seesBoundary` the answer is 0 as soon
 * as the point lies on an edge; without it such an edge counts for nothing, whichever way it runs.
 */
function castRay(part: AreaPart, x: number, y: number, seesBoundary: boolean): 1 | 0 | -1 {
  const { edges } = part;
  const { boxes, skip, start, end } = part.tree;
  let inside = false;
  for (let node = 0; node < skip.length; ) {
    const box = node * 4;
    if (y < boxes[box + 1]! || y > boxes[box + 3]! || x > boxes[box + 2]!) {
      node = skip[node]!;
      continue;
    }
    if (skip[node] === node + 1) {
      for (let e = start[node]! * 4; e < end[node]! * 4; e += 4) {
        const ay = edges[e + 1]!;
        const by = edges[e + 3]!;
        const passes = ay > y !== by > y;
        // An edge that only touches the ray's height, or lies along it, may still hold the point.
        if (!passes && (!seesBoundary || (y < ay && y < by) || (y > ay && y > by))) continue;
        const ax = edges[e]!;
        const bx = edges[e + 2]!;
        if (x > ax && x > bx) continue;
        if (x < ax && x < bx) {
          if (passes) inside = !inside;
          continue;
        }
        const s = side(ax, ay, bx, by, x, y);
        if (s === 0) {
          if (seesBoundary) return 0;
        } else if (passes && s > 0 === by > ay) inside = !inside;
      }
    }
    node++;
  }
  return inside ? 1 : -1;
}

/**
 * Hands over the edges of the part that may meet a closed box, in the order of its rings: all that do, and others near
 * by. An edge that leads on from the one before begins where that ended.
 */
export function edgesBeside(
  part: AreaPart,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  take: (ax: number, ay: number, bx: number, by: number) => void,
): void {
  const { edges } = part;
  const { boxes, skip, start, end } = part.tree;
  for (let node = 0; node < skip.length; ) {
    const box = node * 4;
    if (maxX < boxes[box]! || maxY < boxes[box + 1]! || minX > boxes[box + 2]! || minY > boxes[box + 3]!) {
      node = skip[node]!;
      continue;
    }
    if (skip[node] === node + 1)
      for (let e = start[node]! * 4; e < end[node]! * 4; e += 4)
        take(edges[e]!, edges[e + 1]!, edges[e + 2]!, edges[e + 3]!);
    node++;
  }
}

/** Whether a closed segment meets a closed box. Exact. */
export function segmentMeetsBox(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  if ((ax < minX && bx < minX) || (ax > maxX && bx > maxX)) return false;
  if ((ay < minY && by < minY) || (ay > maxY && by > maxY)) return false;
  // With the boxes overlapping, only the segment's own line can still separate the two, and the corners farthest to
  // either side of it decide: upper left and lower right of a rising line, the other two of a falling one.
  const rising = bx > ax === by > ay;
  const first = side(ax, ay, bx, by, minX, rising ? maxY : minY);
  const second = side(ax, ay, bx, by, maxX, rising ? minY : maxY);
  return !((first > 0 && second > 0) || (first < 0 && second < 0));
}

/** Whether the closed segments from a to b and from c to d have a point in common. Exact. */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  if (Math.max(cx, dx) < Math.min(ax, bx) || Math.min(cx, dx) > Math.max(ax, bx)) return false;
  if (Math.max(cy, dy) < Math.min(ay, by) || Math.min(cy, dy) > Math.max(ay, by)) return false;
  if (apart(side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy))) return false;
  return !apart(side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by));
}

/** Both strictly on one side. The boxes overlap already, so collinear segments that get here do meet. */
const apart = (first: number, second: number) => (first > 0 && second > 0) || (first < 0 && second < 0);
