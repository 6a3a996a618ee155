import { describe, expect, it } from "vitest";
import {
  byClass,
  cell,
  classOf,
  feature,
  lineFeatures,
  metres,
  north,
  piecesOf,
  plainly,
  rows,
  square,
  squareMetres,
  west,
  zones,
} from "../testing/cutCase.ts";

describe("pieces of elements that a study looked at in part", () => {
  // Two squares that overlap, each with a side that runs along others'.
  const isLookedAt = (x: number, y: number) =>
    [
      [172.008, -40.993],
      [172.013, -40.988],
    ].some(([left = 0, bottom = 0]) => x > left && x < left + 0.01 && y > bottom && y < bottom + 0.01);
  const zoneAt = (x: number, y: number) => {
    if (x > 172.01 && x < 172.03 && y > -40.99 && y < -40.97) return "high";
    return x > 172 && x < 172.02 && y > -41 && y < -40.98 ? "low" : "not exposed";
  };
  const depthAt = (x: number, y: number) => {
    const depth = rows[Math.floor((north - y) / cell)]?.[Math.floor((x - west) / cell)] ?? Number.NaN;
    return Number.isNaN(depth) ? "not exposed" : classOf(depth);
  };
  const study = { file: "study.geojson" };

  it.each([
    ["mapped polygons", { ...zones, assessed: study }, zoneAt],
    ["a raster", { assessed: study }, depthAt],
  ] as const)("lines under %s beyond what was assessed are not", async (_name, hazard, classAt) => {
    const { pieces } = await piecesOf(lineFeatures, hazard, "length");
    const found = byClass(pieces, "lengthMetres");
    const expected = plainly((x, y) => (isLookedAt(x, y) ? classAt(x, y) : "not assessed"));
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, length] of Object.entries(expected)) expect(found[name]).toBeCloseTo(length, -0.5);
  });

  it.each([
    ["mapped polygons", { ...zones, assessed: study }, zoneAt],
    ["a raster", { assessed: study }, depthAt],
  ] as const)("polygons under %s beyond what was assessed are not", async (_name, hazard, classAt) => {
    // Half in the study, apart from it, and inside it wholly.
    const squares = [
      square(172.005, -40.995, 0.02),
      square(172.03, -40.97, 0.005),
      square(172.01, -40.99, 0.004),
    ];
    const { pieces } = await piecesOf(
      squares.map((ring) => feature("Polygon", [ring])),
      hazard,
      "count",
    );
    const found = byClass(pieces, "areaSquareMetres");
    const expected: Record<string, number> = {};
    for (const ring of squares) {
      const [[left = 0, bottom = 0] = [], [right = 0] = []] = ring;
      const steps = Math.round((right - left) * 1000);
      for (let i = 0; i < steps; i++)
        for (let j = 0; j < steps; j++) {
          const [x, y] = [left + i / 1000, bottom + j / 1000];
          const [midX, midY] = [x + 0.0005, y + 0.0005];
          const name = isLookedAt(midX, midY) ? classAt(midX, midY) : "not assessed";
          expected[name] = (expected[name] ?? 0) + squareMetres(square(x, y, 0.001));
        }
    }
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, area] of Object.entries(expected)) expect(found[name]! / area).toBeCloseTo(1, 5);
  });

  it("bounds across 180 degrees leave nothing out on either side", async () => {
    const across = [
      [179.99, -41],
      [180, -41],
    ];
    const beyondLine = [
      [-180, -41],
      [-179.98, -41],
    ];
    const hazard = { ...zones, assessed: [179.995, -42, -179.99, -40] };
    const { pieces } = await piecesOf([feature("MultiLineString", [across, beyondLine])], hazard, "length");
    const found = byClass(pieces, "lengthMetres");
    const degree = metres([
      [172, -41],
      [173, -41],
    ]);
    expect(found["not exposed"]! / degree).toBeCloseTo(0.015, 6);
    expect(found["not assessed"]! / degree).toBeCloseTo(0.015, 6);
  });
});
