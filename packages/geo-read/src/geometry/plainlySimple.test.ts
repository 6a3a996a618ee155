import { readFileSync } from "node:fs";
import { validateArea } from "@stopbank/risk-engine/area";
import fc from "fast-check";
import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { expect, it } from "vitest";
import { sharedData } from "../testing/folders.ts";
import { isPlainlySimple } from "./plainlySimple.ts";

function isValid(coordinates: number[][][]): boolean {
  try {
    validateArea({ type: "Polygon", coordinates });
    return true;
  } catch {
    return false;
  }
}

it("never passes what a sweep with exact arithmetic refuses", () => {
  // On a small grid edges meet, overlap and turn back all the time.
  const corner = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));
  let passed = 0;
  fc.assert(
    fc.property(
      fc.array(corner, { minLength: 3, maxLength: 7 }),
      fc.constantFrom(1, 1 / 3, 1e-7),
      (corners, size) => {
        const ring = [...corners, corners[0]!].map(([x, y]) => [172.5 + x * size, -43.5 + y * size]);
        if (!isPlainlySimple([ring])) return;
        passed++;
        expect(isValid([ring])).toBe(true);
      },
    ),
    { numRuns: 20_000 },
  );
  expect(passed).toBeGreaterThan(1000);
});

it("settles nearly all real buildings, and all of them rightly", () => {
  const file = readFileSync(sharedData("kaiapoi/kaiapoi_buildings_6dp.geojson"), "utf8");
  const { features } = JSON.parse(file) as FeatureCollection<Polygon | MultiPolygon>;
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  );
  const plain = polygons.filter(isPlainlySimple);
  expect(plain.length).toBeGreaterThan(polygons.length * 0.9);
  expect(plain.every(isValid)).toBe(true);
});

it("leaves holes, open rings and what is off the globe to others", () => {
  const square = (x: number, side: number) => [
    [x, 0],
    [x + side, 0],
    [x + side, side],
    [x, side],
    [x, 0],
  ];
  expect(isPlainlySimple([square(0, 1)])).toBe(true);
  expect(isPlainlySimple([square(0, 3), square(1, 1)])).toBe(false);
  expect(isPlainlySimple([square(0, 1).slice(0, -1)])).toBe(false);
  expect(isPlainlySimple([square(179.5, 1)])).toBe(false);
  expect(isPlainlySimple([square(Number.NaN, 1)])).toBe(false);
  expect(isPlainlySimple([[]])).toBe(false);
  expect(isPlainlySimple([])).toBe(false);
});
