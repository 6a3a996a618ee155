import { describe, expect, it } from "vitest";
import type { Counted } from "../summary/matrixCell.ts";
import { type CountedRegion, regionRows } from "./regionRows.ts";

const counted = (exposed: number, notExposed = 10, notAssessed = 1): Counted => ({
  metric_unit: "each",
  totals: { total: exposed },
  assessment: {
    selected_count: exposed + notExposed + notAssessed,
    assessed_count: exposed + notExposed,
    exposed_count: exposed,
    not_exposed_count: notExposed,
    not_assessed_count: notAssessed,
    assessed_metric: exposed + notExposed,
    exposed_metric: exposed,
    not_assessed_metric: notAssessed,
  },
});
const region = (at: number, ...of: readonly Counted[]): CountedRegion => ({
  region: `r${at}`,
  name: `Region ${at}`,
  of,
});
const names = (rows: readonly CountedRegion[]) => rows.map(({ region: id }) => id);

describe("EXP-14 a table by region on paper", () => {
  it("keeps the order that regions came in, where there is room for all", () => {
    const rows = regionRows([region(1, counted(1)), region(2, counted(9))], [counted(10, 20, 2)], 2);
    expect(names(rows.shown)).toEqual(["r1", "r2"]);
    expect([rows.others, rows.outside]).toEqual([undefined, undefined]);
  });

  it("has the most exposed first where there are more, and the others in one sum", () => {
    const regions = [
      region(1, counted(1), counted(0)),
      region(2, counted(2), counted(8)),
      region(3, counted(3), counted(4)),
      region(4, counted(0), counted(0)),
    ];
    const rows = regionRows(regions, [counted(6, 40, 4), counted(12, 40, 4)], 2);
    expect(names(rows.shown)).toEqual(["r2", "r3"]);
    expect(rows.others).toEqual({ count: 2, of: [counted(1, 20, 2), counted(0, 20, 2)] });
  });

  it("says what lies in none of them", () => {
    const rows = regionRows([region(1, counted(1))], [counted(3, 15, 1)], 5);
    expect(rows.outside).toEqual([counted(2, 5, 0)]);
  });

  it.each([
    [1, 1],
    [5, 25],
    [40, 25],
    [800, 25],
  ])("adds up to the whole: %i regions in at most %i rows", (count, most) => {
    const regions = Array.from({ length: count }, (_, at) =>
      region(at, counted((at * 37) % 101, at % 13, at % 7)),
    );
    const inRegions = regions.map(({ of }) => of[0]?.assessment ?? counted(0).assessment);
    const sumOf = (name: "exposed_count" | "not_exposed_count" | "not_assessed_count") =>
      inRegions.reduce((sum, each) => sum + each[name], 0);
    // Five exposed, four not and three that nobody assessed lie in no region.
    const whole = counted(
      sumOf("exposed_count") + 5,
      sumOf("not_exposed_count") + 4,
      sumOf("not_assessed_count") + 3,
    );
    const rows = regionRows(regions, [whole], most);
    const parts = [...rows.shown.map(({ of }) => of[0]), rows.others?.of[0], rows.outside?.[0]];
    for (const name of ["selected_count", "assessed_count", "exposed_count", "not_assessed_count"] as const)
      expect(parts.reduce((sum, one) => sum + (one?.assessment[name] ?? 0), 0)).toBe(whole.assessment[name]);
    expect(parts.reduce((sum, one) => sum + (one?.totals.total ?? 0), 0)).toBe(whole.totals.total);
    expect(rows.shown.length).toBe(Math.min(count, most));
  });
});
