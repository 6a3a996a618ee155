import { describe, expect, it } from "vitest";
import { readLine } from "./readLine.ts";

describe("reading a line", () => {
  it("is straight between points and knows nothing beyond them", () => {
    const line = [
      [0, 0],
      [2, 1],
    ] as const;
    expect(readLine(line, 0.5)).toBe(0.25);
    expect(readLine(line, 2)).toBe(1);
    expect([readLine(line, -1), readLine(line, 3), readLine([], 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("knows nothing in a gap, and everything on either side", () => {
    const line = [
      [0, 4],
      [1, 6],
      [1.5, Number.NaN],
      [2, 1],
    ] as const;
    expect([0.5, 1, 1.2, 1.5, 1.8, 2].map((x) => readLine(line, x))).toEqual([
      5,
      6,
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });

  it("has taken a step where it stands on one", () => {
    const step = [
      [0, 0],
      [1, 0],
      [1, 0.5],
      [2, 0.5],
    ] as const;
    expect([readLine(step, 0.99), readLine(step, 1), readLine(step, 1.5)]).toEqual([0, 0.5, 0.5]);
  });
});
