import type { Polygon } from "@stopbank/contract/geometry";
import type { Site } from "./site.ts";

/** Of one degree along a meridian, on the sphere of 6,371,008.8 m (IUGG mean radius). */
const metresPerDegree = (Math.PI / 180) * 6_371_008.8;

/**
 * The square whose sides lie `reachMetres` north, east, south and west of a site. Over the reach of a walk the earth counts as
 * flat: at 1 km the sides are off by less than a metre up to 60 degrees of latitude.
 */
export function squareAround({ longitude, latitude }: Site, reachMetres: number): Polygon {
  const up = reachMetres / metresPerDegree;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  const [west, east] = [longitude - across, longitude + across];
  const [south, north] = [latitude - up, latitude + up];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] };
}
