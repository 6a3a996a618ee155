import { crossingsAreOdd } from "./outline.ts";
import { type SearchSteps, stepsToMeasure } from "./searchSteps.ts";

/** Numbers of the edges that are looked at before they are counted: four an edge. */
const numbersAtOnce = 4_096;

/**
 * Metres to the nearest of edges. Those whose own box is as far from `around` as the nearest so far are not measured.
 *
 * @param edges ends of each: x, y, x, y.
 * @param around west, south, east and north of what is measured from.
 * @param enoughMetres nothing farther counts; it is the answer where nothing is nearer, or the steps are spent.
 */
export function* nearestEdge(
  edges: Float64Array,
  around: readonly [number, number, number, number],
  metresTo: (ax: number, ay: number, bx: number, by: number) => number,
  enoughMetres: number,
  steps: SearchSteps,
): Generator<void, number> {
  const [west, south, east, north] = around;
  let best = enoughMetres;
  for (let from = 0; from < edges.length && best > 0 && !steps.isSpent(); from += numbersAtOnce) {
    const to = Math.min(edges.length, from + numbersAtOnce);
    let measured = 0;
    for (let i = from; i < to; i += 4) {
      const [ax, ay, bx, by] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
      const across = Math.max(0, west - Math.max(ax, bx), Math.min(ax, bx) - east);
      const down = Math.max(0, south - Math.max(ay, by), Math.min(ay, by) - north);
      if (across * across + down * down >= best * best) continue;
      measured++;
      best = Math.min(best, metresTo(ax, ay, bx, by));
    }
    if (steps.take((to - from) / 4 + measured * stepsToMeasure)) yield;
  }
  return best;
}

/**
 * Whether closed rings have a point within them, by the even-odd rule.
 *
 * @param edges ends of each: x, y, x, y.
 * @returns false where the steps are spent before it is known.
 */
export function* isWithinEdges(
  edges: Float64Array,
  x: number,
  y: number,
  steps: SearchSteps,
): Generator<void, boolean> {
  let isInside = false;
  for (let from = 0; from < edges.length; from += numbersAtOnce) {
    if (steps.isSpent()) return false;
    const to = Math.min(edges.length, from + numbersAtOnce);
    if (crossingsAreOdd(edges, x, y, from, to)) isInside = !isInside;
    if (steps.take((to - from) / 4)) yield;
  }
  return isInside;
}
