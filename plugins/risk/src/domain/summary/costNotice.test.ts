import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { describe, expect, it } from "vitest";
import { costNotice, knownByTheYear, noCurves } from "./costNotice.ts";

const lacking = (missing: number) => {
  const data = numbers({ high: 1_200 });
  return {
    ...data,
    assets_missing_attributes: { ...data.assets_missing_attributes, total_missing_attributes: missing },
  };
};

it("names no currency where damage is not known, for it is the dataset's", () =>
  expect(`${noCurves} ${knownByTheYear}`).not.toMatch(/dollar/i));

describe("the notice of incomplete costs", () => {
  it("is not there when every exposed element has a cost", () =>
    expect(costNotice(lacking(0))).toBeUndefined());
  it("counts what lacks one", () =>
    expect(costNotice(lacking(3))).toBe(
      "Results are incomplete as replacement cost data is not available for 3 out of 1,200 assets",
    ));
  it("says when there is none at all", () =>
    expect(costNotice(lacking(1_200))).toBe(
      "Results are incomplete as there is no replacement cost data available.",
    ));
});
