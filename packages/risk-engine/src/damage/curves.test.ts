import { describe, expect, it } from "vitest";
import { damageCurve, damageRatio } from "./curves.ts";

describe("a damage curve", () => {
  const curve = damageCurve([
    [0, 0],
    [10, 0.1],
    [20, 0.2],
    [30, 1],
  ]);

  // The answers snail publishes.
  it.each([
    [5, 0.05],
    [15, 0.15],
    [25, 0.6],
    [10, 0.1],
    [-Infinity, 0],
    [-999, 0],
    [0, 0],
    [999, 1],
    [Infinity, 1],
  ])("at %d reads %d", (intensity, ratio) => {
    expect(damageRatio(curve, intensity)).toBeCloseTo(ratio, 12);
  });

  it("leaves what is not a number so", () => {
    expect(damageRatio(curve, Number.NaN)).toBeNaN();
  });

  it("may be read at steps", () => {
    expect(damageRatio(curve, 5.04, 0.1)).toBeCloseTo(0.05, 12);
    expect(damageRatio(curve, Number.NaN, 0.1)).toBeNaN();
  });

  it("may be a single point", () => {
    expect(damageRatio(damageCurve([[1, 0.5]]), 7)).toBe(0.5);
  });

  it.each([
    ["no points", []],
    [
      "intensities that do not ascend",
      [
        [0, 0],
        [0, 1],
      ],
    ],
    ["a ratio that is not a number", [[0, Number.NaN]]],
    [
      "an infinite intensity",
      [
        [0, 0],
        [Infinity, 1],
      ],
    ],
  ] satisfies [string, [number, number][]][])("refuses %s", (_case, points) => {
    expect(() => damageCurve(points)).toThrow(expect.objectContaining({ code: "curve/bad-points" }));
  });
});
