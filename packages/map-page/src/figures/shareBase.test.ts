import { describe, expect, it } from "vitest";
import { numbers } from "../testing/riskNumbers.ts";
import { shareBase, shareBaseOfSeveral } from "./shareBase.ts";

/** 90 of 100 assessed. */
const data = numbers({ high: 30 });

describe("what a percentage is of", () => {
  it("is what was assessed, in Quantity", () =>
    expect(shareBase(data, null)).toEqual({ whole: 90, words: "of 90 assessed", label: "of assessed" }));

  it("is the replacement cost of what was assessed, in Value and Damage", () =>
    expect(shareBase(data, { currency: "NZD", value: { total: 2_000 }, assessed_total: 8_000 })).toEqual({
      whole: 8_000,
      words: "of $8,000 of replacement cost assessed",
      label: "of assessed cost",
    }));

  it("MAP-08 is the attribute of what was assessed, where one is added up", () =>
    expect(
      shareBase(data, {
        of: { name: "Land value" },
        currency: "NZD",
        value: { total: 2_000 },
        assessed_total: 8_000,
      }),
    ).toEqual({ whole: 8_000, words: "of $8,000 of land value assessed", label: "of assessed land value" }));

  it("is the people in what was assessed, where people are counted", () =>
    expect(
      shareBase(data, {
        of: { name: "People" },
        currency: null,
        unit: "people",
        value: { total: 120 },
        assessed_total: 4_771,
      }),
    ).toEqual({ whole: 4_771, words: "of 4,771\u00a0people assessed", label: "of assessed people" }));

  it.each([
    ["nothing was assessed", { currency: "NZD", value: { total: 0 }, assessed_total: 0 }],
    [
      "damage is of more than the replacement cost",
      { currency: "NZD", value: { total: 9_000 }, assessed_total: 8_000 },
    ],
  ])("is nothing where %s", (_why, costs) => expect(shareBase(data, costs)).toBeUndefined());

  it("is nothing over several hazards where one was not assessed for some element", () => {
    expect(shareBaseOfSeveral(data)).toBeUndefined();
    const assessment = { ...data.assessment, not_assessed_count: 0, assessed_metric: 100 };
    expect(shareBaseOfSeveral({ ...data, assessment })?.whole).toBe(100);
  });
});
