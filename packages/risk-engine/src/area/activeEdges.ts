import { edgesCross, leftEnd, type Outline, rightEnd, vertexSide } from "./outline.ts";

/** The edges the sweep line cuts now, from the lowest to the highest. */
export interface ActiveEdges {
  readonly outline: Outline;
  readonly edges: Int32Array;
  length: number;
}

export const startActiveEdges = (outline: Outline): ActiveEdges => ({
  outline,
  edges: new Int32Array(outline.x.length),
  length: 0,
});

/** Adds an edge where the sweep meets its left end. False when it crosses a neighbour or runs along one. */
export function insertEdge(active: ActiveEdges, edge: number): boolean {
  const { outline, edges } = active;
  const at = edgesBelow(active, leftEnd(outline, edge), rightEnd(outline, edge));
  if (at < active.length && runsAlong(outline, edges[at]!, edge)) return false;
  edges.copyWithin(at + 1, at, active.length);
  edges[at] = edge;
  active.length++;
  return !neighboursCross(active, at - 1) && !neighboursCross(active, at);
}

/**
 * Takes an edge out where the sweep meets its right end. False when the edges that now lie side by side cross, or
 * when it is not where the order says, which only lines that cross can bring about.
 */
export function removeEdge(active: ActiveEdges, edge: number): boolean {
  const at = edgesBelow(active, rightEnd(active.outline, edge), leftEnd(active.outline, edge));
  if (active.edges[at] !== edge) return false;
  active.edges.copyWithin(at, at + 1, active.length);
  active.length--;
  return !neighboursCross(active, at - 1);
}

/** How many edges lie below one that starts at the sweep line. */
export function edgesBelowStart(active: ActiveEdges, edge: number): number {
  return edgesBelow(active, leftEnd(active.outline, edge), rightEnd(active.outline, edge));
}

/** The edges through the inside of which a vertex at the sweep line lies. */
export function edgesThrough(active: ActiveEdges, vertex: number): Int32Array {
  const { outline, edges } = active;
  const start = edgesBelow(active, vertex, undefined);
  let end = start;
  while (
    end < active.length &&
    vertexSide(outline, leftEnd(outline, edges[end]!), rightEnd(outline, edges[end]!), vertex) === 0
  )
    end++;
  return edges.subarray(start, end);
}

/** Edges wholly below a vertex; where it lies on an edge, `direction` tells on which side it goes on. */
function edgesBelow(
  { outline, edges, length }: ActiveEdges,
  vertex: number,
  direction: number | undefined,
): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const left = leftEnd(outline, edges[middle]!);
    const right = rightEnd(outline, edges[middle]!);
    let above = vertexSide(outline, left, right, vertex);
    if (above === 0 && direction !== undefined) above = vertexSide(outline, left, right, direction);
    if (above > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function runsAlong(outline: Outline, a: number, b: number): boolean {
  const { next } = outline;
  return vertexSide(outline, a, next[a]!, b) === 0 && vertexSide(outline, a, next[a]!, next[b]!) === 0;
}

function neighboursCross({ outline, edges, length }: ActiveEdges, lower: number): boolean {
  return lower >= 0 && lower + 1 < length && edgesCross(outline, edges[lower]!, edges[lower + 1]!);
}
