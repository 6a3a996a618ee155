import {
  type ActiveEdges,
  edgesBelowStart,
  edgesThrough,
  insertEdge,
  removeEdge,
  startActiveEdges,
} from "./activeEdges.ts";
import { joinRings, type Outline, samePoint, vertexSide } from "./outline.ts";

/** `crossing`: lines of the polygon cross, overlap or touch where they must not. */
export type AreaFault = "crossing" | "hole-outside";

/**
 * The fault that keeps rings (the first a shell, the rest its holes; x, y interleaved, not closed, no vertex
 * repeated in a row) from being one simple polygon. A sweep over the vertices from left to right (Shamos and Hoey,
 * 1976) with exact predicates.
 */
export function findAreaFault(rings: readonly Float64Array[]): AreaFault | undefined {
  const outline = joinRings(rings);
  const { order } = outline;
  const active = startActiveEdges(outline);
  const ringSeen = new Uint8Array(rings.length);
  let misplaced = false;
  for (let i = 0; i < order.length; ) {
    let end = i + 1;
    while (end < order.length && samePoint(outline, order[i]!, order[end]!)) end++;
    const here = order.subarray(i, end);
    if (meetWrongly(outline, here) || !sweepPast(outline, active, here)) return "crossing";
    for (const vertex of here) misplaced = startsMisplaced(outline, active, vertex, ringSeen) || misplaced;
    i = end;
  }
  return misplaced ? "hole-outside" : undefined;
}

/** Whether the vertices at one point belong to one ring twice, or their lines overlap or cross there. */
function meetWrongly(outline: Outline, here: Int32Array): boolean {
  const { next, previous, ring, rank } = outline;
  const at = here[0]!;
  const spokes = [...here].flatMap((v) => [
    { ring: ring[v]!, far: previous[v]! },
    { ring: ring[v]!, far: next[v]! },
  ]);
  if (new Set(here.values().map((v) => ring[v]!)).size < here.length) return true;
  const isLeft = (far: number) => (rank[far]! < rank[at]! ? 1 : 0);
  const turn = (a: number, b: number) => isLeft(a) - isLeft(b) || -vertexSide(outline, at, a, b);
  spokes.sort((a, b) => turn(a.far, b.far));
  // Going round the point, the two lines of each ring must nest like brackets, or rings change sides there.
  const open: number[] = [];
  for (const [i, spoke] of spokes.entries()) {
    if (i > 0 && turn(spokes[i - 1]!.far, spoke.far) === 0) return true;
    if (open.at(-1) === spoke.ring) open.pop();
    else open.push(spoke.ring);
  }
  return open.length > 0;
}

/** Moves the sweep line past the vertices at one point; false when a crossing or overlap shows. */
function sweepPast(outline: Outline, active: ActiveEdges, here: Int32Array): boolean {
  const { next, previous, rank } = outline;
  const starting: number[] = [];
  for (const v of here) {
    if (rank[next[v]!]! > rank[v]!) starting.push(v);
    else if (!removeEdge(active, v)) return false;
    const before = previous[v]!;
    if (rank[before]! > rank[v]!) starting.push(before);
    else if (!removeEdge(active, before)) return false;
  }
  return !meetEdgesWrongly(outline, active, here) && starting.every((edge) => insertEdge(active, edge));
}

/** Whether vertices at one point lie inside an edge of their own ring, or cross or run along one of another ring. */
function meetEdgesWrongly(outline: Outline, active: ActiveEdges, here: Int32Array): boolean {
  const { next, previous, ring } = outline;
  for (const edge of edgesThrough(active, here[0]!)) {
    for (const v of here) {
      if (ring[edge] === ring[v]) return true;
      const before = vertexSide(outline, edge, next[edge]!, previous[v]!);
      const after = vertexSide(outline, edge, next[edge]!, next[v]!);
      if (before * after <= 0) return true;
    }
  }
  return false;
}

/**
 * Whether a ring whose leftmost vertex the sweep has just passed is in the wrong place: below it lies no line or an
 * even number of them outside the polygon, an odd number inside.
 */
function startsMisplaced(
  outline: Outline,
  active: ActiveEdges,
  vertex: number,
  ringSeen: Uint8Array,
): boolean {
  const ring = outline.ring[vertex]!;
  if (ringSeen[ring] === 1) return false;
  ringSeen[ring] = 1;
  const below = Math.min(edgesBelowStart(active, vertex), edgesBelowStart(active, outline.previous[vertex]!));
  return (below % 2 === 1) !== ring > 0;
}
