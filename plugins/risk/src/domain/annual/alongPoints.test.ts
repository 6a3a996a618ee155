import { describe, expect, it } from "vitest";
import { allCompare, alongLine, periodsText } from "./alongPoints.ts";

const row = (at: number, value: number | null, ...periods: number[]) => ({
  parameter_value: at,
  expected_annual_damage: value === null ? null : { min: value - 1, value, max: value + 1 },
  return_periods: periods,
});

describe("expected annual damage along a parameter", () => {
  it("is one line where all figures are from the same return periods", () => {
    const rows = [row(0, 9_000, 10, 100), row(0.5, null, 10), row(1, 9_500, 10, 100)];
    expect(allCompare(rows)).toBe(true);
    expect(alongLine(rows, "max")).toEqual([
      [0, 9_001],
      [1, 9_501],
    ]);
  });

  it("has a gap where return periods differ, so that fewer of them do not look like less damage", () => {
    const rows = [row(0, 9_494, 10, 50, 100), row(0.5, 9_637, 10, 100), row(1, 2_800, 100)];
    expect(allCompare(rows)).toBe(false);
    expect(alongLine(rows, "value")).toEqual([
      [0, 9_494],
      [0.25, Number.NaN],
      [0.5, 9_637],
      [0.75, Number.NaN],
      [1, 2_800],
    ]);
    expect(rows.map(periodsText)).toEqual(["10, 50, 100\u00a0years", "10, 100\u00a0years", "100\u00a0years"]);
  });
});
