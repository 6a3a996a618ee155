import { expect, it } from "vitest";
import { polygonColumn } from "../testing/geometryColumns.ts";
import { representativePoints } from "./representativePoints.ts";

const square = (x: number, y: number, size: number) =>
  [
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ],
  ] as const;

it("the largest part counts wherever it lies, whichever comes first", () => {
  const [ten, eleven] = [square(1_000, 3_000, 10), square(2_000, -500, 11)];
  for (const parts of [
    [ten, eleven],
    [eleven, ten],
  ])
    expect([...representativePoints(polygonColumn([parts]))]).toEqual([2_005.5, -494.5]);
});
