import { expect, it } from "vitest";
import { slopeOf } from "./slopeOf.ts";

it("finds by how much points rise, also through noise", () => {
  expect(
    slopeOf([
      [0, 1],
      [10, 6],
      [20, 11],
    ]),
  ).toBeCloseTo(0.5);
  expect(slopeOf(Array.from({ length: 100 }, (_, x) => [x, 3 * x + (x % 2)] as const))).toBeCloseTo(3, 2);
  expect(slopeOf([[1, 5]])).toBe(0);
});
