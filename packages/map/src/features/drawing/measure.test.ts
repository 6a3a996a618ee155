import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";

describe("measuring", () => {
  it("gives a distance from two points and an area from three", () => {
    expect(measure([[0, 0]])).toEqual({});
    // A degree of longitude along the equator of WGS 84.
    expect(
      measure([
        [0, 0],
        [1, 0],
      ]).distanceMetres,
    ).toBeCloseTo(111_319.49, 1);
    const { areaSquareMetres, perimeterMetres, distanceMetres } = measure([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(areaSquareMetres).toBeGreaterThan(6.1e9);
    expect(perimeterMetres).toBeGreaterThan(distanceMetres ?? 0);
  });

  it("gives no area where lines overlap", () => {
    expect(
      Object.keys(
        measure([
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
        ]),
      ),
    ).toEqual(["distanceMetres"]);
  });
});
