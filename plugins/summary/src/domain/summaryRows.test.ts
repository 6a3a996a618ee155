import { describe, expect, it } from "vitest";
import { sampleLayers, sampleRegions, sampleSummary } from "../testing/sample.ts";
import { type SummaryChoice, startChoice } from "./summaryChoice.ts";
import { summaryColumns } from "./summaryColumns.ts";
import { summaryNotes } from "./summaryNotes.ts";
import { summaryRows } from "./summaryRows.ts";
import { summarySheet } from "./summarySheet.ts";

const rows = (part: Partial<SummaryChoice> = {}) => {
  const choice = { ...startChoice, ...part };
  const groups = summaryColumns(sampleSummary, sampleLayers, choice);
  return summaryRows(sampleSummary, sampleRegions, groups, choice).map(({ name }) => name);
};
const by = (column: string, isDescending: boolean) => rows({ sort: { column, isDescending } });

describe("the rows of a summary", () => {
  it("SUM-04 SUM-05 are regions as the group lists them, without empty ones, and 'All' as the last", () => {
    expect(rows()).toEqual(["Ōtara", "=South", "All"]);
    // None of what is shown is in the other suburb.
    expect(rows({ elementGroup: "Transport" })).toEqual(["Ōtara", "All"]);
  });

  it("are sorted by name or figure, what is not known last and 'All' after it", () => {
    expect(by("region", false)).toEqual(["=South", "Ōtara", "All"]);
    expect(by("buildings.total", false)).toEqual(["=South", "Ōtara", "All"]);
    expect(by("buildings.total", true)).toEqual(["Ōtara", "=South", "All"]);
    expect(by("roads.total", false)).toEqual(["Ōtara", "=South", "All"]);
    expect(by("roads.total", true)).toEqual(["Ōtara", "=South", "All"]);
    expect(by("castles.total", true)).toEqual(rows());
  });
});

it("SUM-07 as a file has two header rows, zero as it is, and nothing where nothing is known", () => {
  const sheet = summarySheet(sampleSummary, sampleLayers, sampleRegions, startChoice);
  expect(sheet.groupTitles).toEqual([
    "",
    ...Array(7).fill("Buildings (each)"),
    ...Array(6).fill("Roads (km)"),
  ]);
  expect(sheet.columnTitles.slice(0, 3)).toEqual(["Region", "Insignificant", "Minor"]);
  expect([...sheet.rows()]).toEqual([
    ["Ōtara", 0, 10, 0, 5, 0, 15, 5, 0, 0, 0, 0, 0.05, 0.05],
    ["=South", 0, 0, 0, 0, 0, 0, 0, null, null, null, null, null, null],
    ["All", 0, 10, 0, 5, 0, 15, 5, 0, 0, 0, 0, 0.05, 0.05],
  ]);
});

describe("what has to be known to read it", () => {
  const notes = (part: Partial<SummaryChoice> = {}) =>
    summaryNotes(sampleSummary, sampleLayers, { ...startChoice, scenarios: ["a"], ...part }, "suburbs");

  it("SUM-10 is what was not assessed, and what lies in none of the regions", () => {
    expect(notes()).toEqual([
      "What was not assessed is in no level and no Total. It is not known to be safe.",
      "Not assessed for what is chosen: Town water.",
      "In none of the suburbs, and in no row: Roads (2.5\u00a0km).",
    ]);
    expect(notes({ elementGroup: "Transport" })).toEqual([
      "In none of the suburbs, and in no row: Roads (2.5\u00a0km).",
    ]);
  });

  it("SUM-10 is how several scenarios count, what percentages are of, and which costs are not known", () => {
    const all = notes({ scenarios: ["a", "b"], isPercent: true, show: "value", of: "all" });
    expect(all).toContain(
      "Each element counts once, in the worst level that any of the 2 scenarios puts it in.",
    );
    expect(all).toContain(
      "Percentages are of what was assessed in all suburbs; those not assessed are of everything there.",
    );
    expect(all).toContain(
      "Results are incomplete as replacement cost data is not available for 9 of Buildings.",
    );
  });

  it("says nothing of what was not assessed where all was", () => {
    expect(notes({ elementGroup: "Transport", isPercent: true })[0]).toBe(
      "Percentages are of what was assessed in each region.",
    );
  });

  it("is the day that a layer with days after the event is summed up for", () => {
    const { all = {} } = sampleSummary;
    const summary = { all: { supply: { ...all.buildings, metricTotal: 9 } as (typeof all)[string] } };
    const found = summaryNotes(summary, sampleLayers, { ...startChoice, scenarios: ["a"] }, "suburbs");
    expect(found).toContain("Town water: 1 day after the event.");
  });
});
