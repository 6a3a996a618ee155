import { describe, expect, it } from "vitest";
import { lineColumn } from "../testing/geometryColumns.ts";
import { representativePoints } from "./representativePoints.ts";

const middles = (...lines: Parameters<typeof lineColumn>[0]) => {
  const points = representativePoints(lineColumn(lines), "projected");
  return lines.map((_, i) => [points[2 * i], points[2 * i + 1]]);
};

describe("a line's representative point", () => {
  it("is half way along its longest part, for each line of a layer", () => {
    const upward = [
      [10, 20],
      [10, 24],
    ] as const;
    const bent = [
      [1, 5],
      [4, 5],
      [4, 6],
    ] as const;
    const short = [
      [50, 50],
      [50, 51],
    ] as const;
    expect(middles([upward], [short, bent], [bent, short])).toEqual([
      [10, 22],
      [3, 5],
      [3, 5],
    ]);
  });

  it("is at its second vertex where that is half way, and at its place where it has no length", () => {
    const even = [
      [0, 7],
      [2, 7],
      [2, 9],
    ] as const;
    const still = [
      [3, 8],
      [3, 8],
    ] as const;
    expect(middles([even], [still])).toEqual([
      [2, 7],
      [3, 8],
    ]);
  });
});
