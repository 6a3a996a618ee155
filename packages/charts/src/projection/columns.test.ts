import { describe, expect, it } from "vitest";
import { greatestOf, middlesOf, type ProjectionColumn } from "./columns.ts";

const column = (values: readonly number[], to?: number): ProjectionColumn => ({
  label: "0.5 m",
  tick: "0.5",
  said: "",
  values,
  ...(to === undefined ? {} : { range: { from: 0, to } }),
});

describe("columns", () => {
  it("reach as high as the highest stack or whisker", () => {
    expect(greatestOf([column([1, 2]), column([4])])).toBe(4);
    expect(greatestOf([column([1, 2], 9), column([4])])).toBe(9);
    expect(greatestOf([])).toBe(0);
  });

  it("have each series' middle upon those below it", () =>
    expect(middlesOf({ values: [2, 0, 4] })).toEqual([1, 2, 4]));
});
