import type { MultiPolygon } from "geojson";
import { expect, it } from "vitest";
import { coveredShare } from "./coveredShare.ts";

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (...rings: number[][][]): MultiPolygon => ({ type: "MultiPolygon", coordinates: [rings] });

/** One line from (0, 0) east to 10, then north to 10. */
const line = {
  kind: "line" as const,
  coords: Float64Array.of(0, 0, 0.1, 0, 0.1, 0.1),
  partStart: Int32Array.of(0, 1),
  vertexStart: Int32Array.of(0, 3),
};

it.each([
  ["nothing", [], 0],
  ["a polygon apart", [polygon(box(1, 1, 2, 2))], 0],
  ["all of it", [polygon(box(-1, -1, 1, 1))], 1],
  ["a middle part", [polygon(box(0.02, -1, 0.07, 0.05))], 0.25],
  ["a corner", [polygon(box(0.05, -1, 1, 0.05))], 0.5],
  ["two that overlap", [polygon(box(0.02, -1, 0.06, 0.05)), polygon(box(0.04, -1, 0.07, 0.05))], 0.25],
  ["one with a hole", [polygon(box(-1, -1, 1, 0.05), box(0.02, -0.5, 0.07, 0.02))], 0.5],
])("a line covered by %s", (_name, polygons, share) => {
  // A degree to the north is 0.7% shorter here than one to the east.
  expect(coveredShare(line, 0, polygons)).toBeCloseTo(share, 2);
});

it("weighs east and north as they are on the ellipsoid", () => {
  const coords = Float64Array.of(172, -43, 172.1, -43, 172.1, -42.9);
  // pyproj's Geod: 8154.096 m east, then 11109.176 m north.
  expect(coveredShare({ ...line, coords }, 0, [polygon(box(172.09, -42.9999999, 173, -42))])).toBeCloseTo(
    0.5767024,
    5,
  );
});
