import { boxToBox, segmentToSegment } from "./distances.ts";
import type { Outline } from "./outline.ts";
import type { SearchSteps } from "./searchSteps.ts";
import { isWithinEdges, nearestEdge } from "./throughEdges.ts";

/** Polygons near an element as the ends of their rings' edges in its metres: x, y, x, y. */
export type RingEdges = Float64Array;

/**
 * Rings in degrees as edges in an element's metres.
 *
 * @param rings longitude and latitude interleaved, closed or not.
 */
export function ringEdges({ plane }: Outline, rings: readonly Float64Array[]): RingEdges {
  const edges = new Float64Array(rings.reduce((sum, ring) => sum + ring.length * 2, 0));
  let at = 0;
  for (const ring of rings) {
    const count = ring.length / 2;
    const x = (i: number) => (ring[(i % count) * 2]! - plane.longitude) * plane.metresPerDegreeEast;
    const y = (i: number) => (ring[(i % count) * 2 + 1]! - plane.latitude) * plane.metresPerDegreeNorth;
    for (let i = 0; i < count; i++) {
      edges.set([x(i), y(i), x(i + 1), y(i + 1)], at);
      at += 4;
    }
  }
  return edges;
}

/**
 * Metres from an element to the nearest polygon: 0 where they meet, `Infinity` without any. It stops after each part, so that
 * others come first.
 *
 * @param polygons of one tile or layer: all their rings together, told in from out by the even-odd rule.
 * @returns how far it is at most, where the steps are spent before it is known.
 */
export function* toRings(
  { edges, box, isArea }: Outline,
  polygons: RingEdges,
  steps: SearchSteps,
): Generator<void, number> {
  for (let e = 0; e < edges.length && !steps.isSpent(); e += 4)
    if (beginsPath(edges, e) && (yield* isWithinEdges(polygons, edges[e]!, edges[e + 1]!, steps))) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < polygons.length && best > 0 && !steps.isSpent(); i += 4) {
    if (steps.take(1)) yield;
    const [ax, ay, bx, by] = [polygons[i]!, polygons[i + 1]!, polygons[i + 2]!, polygons[i + 3]!];
    const around = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)] as const;
    if (boxToBox(around, box) >= best) continue;
    // A ring lies within the element with its first end, or meets an edge.
    if (isArea && beginsPath(polygons, i) && (yield* isWithinEdges(edges, ax, ay, steps))) return 0;
    const metresTo = (cx: number, cy: number, dx: number, dy: number) =>
      segmentToSegment(cx, cy, dx, dy, ax, ay, bx, by);
    best = yield* nearestEdge(edges, around, metresTo, best, steps);
  }
  return best;
}

/** Whether an edge does not go on where the one before it ends. */
const beginsPath = (edges: Float64Array, i: number): boolean =>
  i === 0 || edges[i] !== edges[i - 2] || edges[i + 1] !== edges[i - 1];
