import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleSummary } from "../testing/sample.ts";
import { cellNumber, cellShade, cellText, cellValue } from "./summaryCells.ts";
import { startChoice } from "./summaryChoice.ts";

const at = (
  region: string,
  layer: string,
  kind: Parameters<typeof cellValue>[2]["kind"],
  part: object = {},
) => cellValue(sampleSummary, region, { layer, kind }, { ...startChoice, ...part });
const percent = { isPercent: true };
const value = { show: "value" };

describe("a cell", () => {
  it("SUM-04 has the layer's unit, or money where it has costs and Value is chosen", () => {
    expect(at("suburb.otara", "buildings", "minor")).toBe(10);
    expect(at("suburb.otara", "buildings", "total")).toBe(15);
    expect(at("suburb.otara", "buildings", "total", value)).toBe(1_200_000);
    expect(at("suburb.otara", "roads", "exposed", value)).toBe(0.05);
  });

  it("SUM-05 in Percent divides by what was assessed, in the region or in all of them", () => {
    expect(at("suburb.otara", "buildings", "total", percent)).toBeCloseTo((100 * 15) / 45, 12);
    expect(at("suburb.otara", "buildings", "total", { ...percent, of: "all" })).toBeCloseTo(
      (100 * 15) / 81,
      12,
    );
    expect(at("suburb.otara", "buildings", "minor", { ...percent, ...value })).toBeCloseTo(800 / 36, 12);
    expect(at("all", "buildings", "total", { ...percent, of: "all" })).toBe(
      at("all", "buildings", "total", percent),
    );
  });

  it("SUM-10 says of what was not assessed which share of everything there it is", () => {
    expect(at("suburb.otara", "buildings", "notAssessed")).toBe(5);
    expect(at("suburb.otara", "buildings", "notAssessed", percent)).toBe(10);
    expect(at("suburb.otara", "buildings", "notAssessed", { ...percent, of: "all" })).toBeCloseTo(
      500 / 86,
      12,
    );
  });

  it("tells nothing that is known from nothing known", () => {
    expect(at("suburb.south", "buildings", "total")).toBe(0);
    expect(at("suburb.south", "roads", "total")).toBeUndefined();
    expect(at("all", "supply", "total")).toBeUndefined();
    expect(at("all", "supply", "notAssessed")).toBe(40);
  });

  it.each([
    [0, ""],
    [undefined, "-"],
    [0.05, "0.05"],
    [0.04567, "0.0457"],
    [0.1, "0.1"],
    [0.12345, "0.12"],
    [1234.567, "1,234.57"],
    [0.00001, "<0.0001"],
  ])("SUM-05 writes %s as '%s'", (number, text) => expect(cellText(number)).toBe(text));

  it.each([
    [0, 0],
    [undefined, null],
    [0.04567, 0.0457],
    [0.12345, 0.12],
    [1234.567, 1234.57],
  ])("SUM-07 stands in a file as a number: %s as %s", (number, inFile) =>
    expect(cellNumber(number)).toBe(inFile),
  );

  it("is shaded between nothing and all, more for a larger share", () => {
    fc.assert(
      fc.property(fc.constantFrom("minor" as const, "major" as const, "total" as const), (kind) => {
        const shade = cellShade(sampleSummary, "suburb.otara", { layer: "buildings", kind }, startChoice);
        const share = (at("suburb.otara", "buildings", kind, percent) ?? 0) / 100;
        expect(shade).toBeCloseTo(Math.sqrt(share), 12);
      }),
    );
    expect(cellShade(sampleSummary, "suburb.south", { layer: "roads", kind: "total" }, startChoice)).toBe(0);
  });
});
