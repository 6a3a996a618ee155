import { expect, it } from "vitest";
import { squareAround } from "./squareAround.ts";

/** Metres between two places by the haversine formula, on the same sphere. */
function metresBetween([lng1 = 0, lat1 = 0]: number[], [lng2 = 0, lat2 = 0]: number[]): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2;
  const h = half(lat1, lat2) + Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * half(lng1, lng2);
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

it.each([0, -40.3, 60])("reaches as far as it should on every side, at latitude %d", (latitude) => {
  const [west, south, east, north] = boundsOf(squareAround({ longitude: 172.9, latitude }, 500));
  const centre = [172.9, latitude];
  for (const side of [
    [west, latitude],
    [east, latitude],
    [172.9, south],
    [172.9, north],
  ])
    expect(metresBetween(centre, side)).toBeCloseTo(500, 2);
});

function boundsOf({ coordinates }: ReturnType<typeof squareAround>) {
  const [lngs, lats] = [0, 1].map((axis) => coordinates.flat().map((at) => at[axis] ?? Number.NaN));
  const [west, east] = [Math.min(...(lngs ?? [])), Math.max(...(lngs ?? []))];
  return [west, Math.min(...(lats ?? [])), east, Math.max(...(lats ?? []))] as const;
}
