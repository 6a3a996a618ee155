import { side } from "../columns/side.ts";
import { type AreaPart, holds, segmentMeetsBox } from "./areaPart.ts";

/**
 * The few edges of an area that meet a small box. Within the box they say all there is to know: a part of it that none
 * of them meets lies wholly inside the area or wholly outside, as one point of it does.
 */
export interface NearEdges {
  /** x0, y0, x1, y1 per edge; only the first `count` mean anything. */
  readonly edges: Float64Array;
  count: number;
  /** Edges and nodes that were looked at to find them: what they cost. */
  looked: number;
  /** The box's lower left corner. */
  originX: number;
  originY: number;
  /** Whether the area holds that corner; undefined where an edge passes through it. */
  isOriginInside: boolean | undefined;
  /** Whether every one passes through the box, so that the side of it on which a place lies tells: see notePassing. */
  allPass: boolean;
  /** Where all pass: whether the corner lies on the left of each. */
  readonly isOriginLeft: Uint8Array;
}

/** To be filled again and again. */
export const startNearEdges = ({ edges }: AreaPart): NearEdges => ({
  edges: new Float64Array(edges.length),
  count: 0,
  looked: 0,
  originX: 0,
  originY: 0,
  isOriginInside: undefined,
  allPass: false,
  isOriginLeft: new Uint8Array(edges.length / 4),
});

/**
 * Above this it is quicker to ask the area's own index than every edge of the box around. Not where the index is of little
 * help: the boxes of long thin spikes cover places that none of their edges comes near.
 */
const fewEdges = 24;

/**
 * Finds the edges that meet a box, among those of a box around it where there is one. Exact.
 * @returns whether the area holds the box's lower left corner; undefined where an edge passes through it.
 */
export function findNearEdges(
  near: NearEdges,
  part: AreaPart,
  around: NearEdges | undefined,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean | undefined {
  near.count = 0;
  near.looked = 1;
  if (around !== undefined && (around.count <= fewEdges || around.count * 4 <= around.looked))
    addMeeting(near, around.edges, 0, around.count, minX, minY, maxX, maxY);
  else addIndexed(near, part, minX, minY, maxX, maxY);
  near.originX = minX;
  near.originY = minY;
  near.isOriginInside = nearEdgeMeets(near, minX, minY, minX, minY)
    ? undefined
    : ((around === undefined ? undefined : isInsideNear(around, minX, minY)) ?? holds(part, minX, minY));
  return near.isOriginInside;
}

function addIndexed(
  near: NearEdges,
  { edges, tree }: AreaPart,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): void {
  const { boxes, skip, start, end } = tree;
  for (let node = 0; node < skip.length; ) {
    near.looked++;
    const box = node * 4;
    if (maxX < boxes[box]! || maxY < boxes[box + 1]! || minX > boxes[box + 2]! || minY > boxes[box + 3]!) {
      node = skip[node]!;
      continue;
    }
    if (skip[node] === node + 1) addMeeting(near, edges, start[node]!, end[node]!, minX, minY, maxX, maxY);
    node++;
  }
}

function addMeeting(
  near: NearEdges,
  edges: Float64Array,
  first: number,
  end: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): void {
  near.looked += end - first;
  for (let e = first * 4; e < end * 4; e += 4) {
    const ax = edges[e]!;
    const ay = edges[e + 1]!;
    const bx = edges[e + 2]!;
    const by = edges[e + 3]!;
    if (!segmentMeetsBox(ax, ay, bx, by, minX, minY, maxX, maxY)) continue;
    const to = 4 * near.count++;
    near.edges[to] = ax;
    near.edges[to + 1] = ay;
    near.edges[to + 2] = bx;
    near.edges[to + 3] = by;
  }
}

/** Makes `beside` those of the near edges that meet a box within theirs. Exact. */
export function findBeside(
  beside: NearEdges,
  { edges, count }: NearEdges,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): void {
  beside.count = 0;
  addMeeting(beside, edges, 0, count, minX, minY, maxX, maxY);
}

/** Whether an edge meets a box within the one they were found for. Exact. */
export function nearEdgeMeets(
  { edges, count }: NearEdges,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  for (let e = 0; e < count * 4; e += 4)
    if (segmentMeetsBox(edges[e]!, edges[e + 1]!, edges[e + 2]!, edges[e + 3]!, minX, minY, maxX, maxY))
      return true;
  return false;
}

/**
 * Whether the area holds a point of the box that lies on no edge, by the edges between it and the corner; undefined where
 * the corner cannot say. Exact: of two edges that meet on the way, the half-open rule counts the end of one.
 */
export function isInsideNear(near: NearEdges, x: number, y: number): boolean | undefined {
  const { edges, count, originX, originY, isOriginInside } = near;
  if (isOriginInside === undefined) return undefined;
  let inside = isOriginInside;
  for (let e = 0; e < count * 4; e += 4) {
    const ax = edges[e]!;
    const ay = edges[e + 1]!;
    const bx = edges[e + 2]!;
    const by = edges[e + 3]!;
    if (side(originX, originY, x, y, ax, ay) > 0 === side(originX, originY, x, y, bx, by) > 0) continue;
    if (side(ax, ay, bx, by, originX, originY) > 0 !== side(ax, ay, bx, by, x, y) > 0) inside = !inside;
  }
  return inside;
}
