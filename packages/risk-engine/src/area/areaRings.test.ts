import { expect, it } from "vitest";
import { validateArea } from "./area.ts";
import { areaHectares, areaRings } from "./areaRings.ts";

const box = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

it("gives an area's rings back as they were sent, holes after their shells", () => {
  const coordinates = [[box(172, -41, 0.1), box(172.02, -40.98, 0.02)], [box(172.5, -41, 0.05)]];
  expect(areaRings(validateArea({ type: "MultiPolygon", coordinates }))).toEqual(coordinates);
});

it("knows how large an area is, without its holes", () => {
  const shell = areaHectares(validateArea({ type: "Polygon", coordinates: [box(172, -41, 0.1)] }));
  // 0.1 degrees are 11.1 km from south to north there, and 8.4 km from west to east.
  expect(shell).toBeGreaterThan(9_300);
  expect(shell).toBeLessThan(9_400);
  const hole = areaHectares(validateArea({ type: "Polygon", coordinates: [box(172.02, -40.98, 0.02)] }));
  const both = areaHectares(
    validateArea({ type: "Polygon", coordinates: [box(172, -41, 0.1), box(172.02, -40.98, 0.02)] }),
  );
  expect(both).toBeCloseTo(shell - hole, 6);
});
