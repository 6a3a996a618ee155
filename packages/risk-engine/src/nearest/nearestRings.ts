import { boxToBox, segmentToSegment } from "./distances.ts";
import { crossingsAreOdd, isWithinOutline, type Outline } from "./outline.ts";

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
 * Metres from an element to the nearest polygon: 0 where they meet, `Infinity` without any.
 *
 * @param polygons of one tile or layer: all their rings together, told in from out by the even-odd rule.
 */
export function toRings(outline: Outline, polygons: RingEdges): number {
  const { edges, box } = outline;
  if (polygons.length === 0) return Number.POSITIVE_INFINITY;
  if (crossingsAreOdd(polygons, edges[0]!, edges[1]!)) return 0;
  if (isWithinOutline(outline, polygons[0]!, polygons[1]!)) return 0;
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < polygons.length; i += 4) {
    const [ax, ay, bx, by] = [polygons[i]!, polygons[i + 1]!, polygons[i + 2]!, polygons[i + 3]!];
    const around = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)] as const;
    if (boxToBox(around, box) >= best) continue;
    if (isWithinOutline(outline, ax, ay)) return 0;
    for (let e = 0; e < edges.length; e += 4)
      best = Math.min(
        best,
        segmentToSegment(edges[e]!, edges[e + 1]!, edges[e + 2]!, edges[e + 3]!, ax, ay, bx, by),
      );
  }
  return best;
}
