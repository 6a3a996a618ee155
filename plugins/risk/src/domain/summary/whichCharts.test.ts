import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { describe, expect, it } from "vitest";
import { noKnownExposure, whichCharts } from "./whichCharts.ts";

const bucket = numbers({ low: 3 }).exposure_buckets[0];

describe("which charts are shown", () => {
  it("all where damage is known", () =>
    expect(whichCharts(numbers({ low: 2, high: 1 }))).toEqual({ show: "all", histogram: true }));

  it("no damage state and no distribution where elements are only known to be exposed", () =>
    expect(whichCharts(numbers({ exposed: 3 }))).toEqual({ show: "gauge" }));

  it("none where nothing is exposed", () =>
    expect(whichCharts(numbers({}))).toEqual({ show: "not-exposed" }));

  it("never calls safe what no one assessed", () => {
    const { assessment } = numbers({});
    const unassessed = { ...assessment, assessed_count: 0, not_exposed_count: 0, not_assessed_count: 100 };
    expect(whichCharts(numbers({}, { assessment: unassessed }))).toEqual({ show: "nothing-assessed" });
  });

  it("no distribution where the one bucket has no value", () => {
    const blank = { bucket_size: null, exposure_buckets: [{ ...bucket!, exposure_bucket: null }] };
    expect(whichCharts(numbers({ low: 3 }, blank))).toEqual({ show: "all", histogram: false });
    expect(whichCharts(numbers({ low: 3 }, { exposure_buckets: [] }))).toEqual({
      show: "all",
      histogram: false,
    });
  });

  it("says where it looked", () => {
    expect(noKnownExposure(true)).toMatch(/in the selected areas\.$/);
    expect(noKnownExposure(false)).toMatch(/hazard scenario\.$/);
  });
});
