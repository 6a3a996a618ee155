import { squareMetresPerDegree } from "./ellipsoid.ts";
import type { Trapezoid } from "./sweepBands.ts";

/**
 * Square metres of a trapezoid in degrees, by Simpson's rule: a degree's width changes over the band as the
 * trapezoid's does.
 * @param south the latitude from which its heights are.
 */
export function trapezoidMetres(
  { low, high, lowWest, lowEast, highWest, highEast }: Trapezoid,
  south: number,
): number {
  const lowWidth = (lowEast - lowWest) * squareMetresPerDegree(south + low);
  const highWidth = (highEast - highWest) * squareMetresPerDegree(south + high);
  const width = (lowEast - lowWest + highEast - highWest) / 2;
  const middleWidth = width * squareMetresPerDegree(south + (low + high) / 2);
  return ((lowWidth + 4 * middleWidth + highWidth) / 6) * (high - low);
}
