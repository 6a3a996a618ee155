import { describe, expect, it } from "vitest";
import { hazardAlong } from "../testing/projections.ts";
import {
  heldWords,
  noProjectedRisk,
  projectedAxis,
  projectedValue,
  projectionOf,
} from "./projectedParameters.ts";

const two = hazardAlong([
  { wave: 2, tide: "high", slr: 0 },
  { wave: 2, tide: "high", slr: 1 },
  { wave: 4, tide: "high", slr: 0 },
  { wave: 4, tide: "mean", slr: 1 },
]);

describe("along what a hazard is projected", () => {
  it("is sea level first, the other number beside it as on the map, and texts held", () => {
    const projection = projectionOf(two, "s2");
    expect(projection?.primary.key).toBe("slr");
    expect(projection?.secondary).toMatchObject({ element: { key: "wave" }, value: 4 });
    expect(projection?.held).toEqual({ tide: "high" });
    expect(projection?.fixed).toEqual({ tide: "high", wave: 4 });
  });

  it("is what the user picks, and the other one where they put it", () => {
    const choice = { primary: "wave", secondary: 1, asOf: "s2" };
    expect(projectionOf(two, "s2", choice)).toMatchObject({
      primary: { key: "wave" },
      fixed: { tide: "high", slr: 1 },
    });
  });

  it("follows the map again once another scenario is on it", () =>
    expect(projectionOf(two, "s0", { primary: "wave", secondary: 1, asOf: "s2" })?.fixed).toEqual({
      tide: "high",
      slr: 0,
    }));

  it("is one parameter where the hazard has one", () => {
    const projection = projectionOf(
      hazardAlong([
        { ari: 10, climate: "now" },
        { ari: 100, climate: "now" },
      ]),
      "s1",
    );
    expect(projection).toMatchObject({
      primary: { key: "ari" },
      secondary: undefined,
      fixed: { climate: "now" },
    });
    expect(projection?.parameters).toHaveLength(1);
  });

  it("is nothing where numbers only name a choice, or there is one scenario", () => {
    const quake = hazardAlong([
      { source: "coast", magnitude: 7.1 },
      { source: "hills", magnitude: 6.8 },
    ]);
    expect(projectionOf(quake, "s0")).toBeUndefined();
    expect(projectionOf(hazardAlong([{ ari: 100 }]), "s0")).toBeUndefined();
    expect(projectionOf(two, "no such scenario")).toBeUndefined();
  });

  it("holds a third number as it is on the map", () => {
    const three = hazardAlong([
      { a: 1, b: 1, c: 1 },
      { a: 2, b: 1, c: 1 },
      { a: 1, b: 2, c: 1 },
      { a: 1, b: 1, c: 2 },
    ]);
    expect(projectionOf(three, "s3")).toMatchObject({ held: { c: 2 }, fixed: { b: 1, c: 2 } });
  });
});

describe("a parameter's words", () => {
  const hazard = hazardAlong([{ aep: 1, ari: 100, year: 2100, slr: 0.5 }]);
  hazard.parameters.slr = { label: "Sea level rise", type: "number", unit: "m" };

  it.each([
    ["aep", 1, "1%", "aep (%)"],
    ["ari", 1_000, "1,000\u00a0years", "ari (years)"],
    ["year", 2_100, "2100", "year"],
    ["slr", 0.5, "0.5\u00a0m", "slr (m)"],
  ])("%s %d reads %s", (key, value, label, axis) => {
    expect(projectedValue(hazard, key, value).label).toBe(label);
    expect(projectedAxis(hazard, { key, title: key, type: "slider", priority: 0 })).toBe(axis);
  });

  it("says what is held", () =>
    expect(heldWords(hazard, { held: { slr: 0.5 } })).toEqual(["Sea level rise: 0.5\u00a0m"]));

  it("calls a choice of two a combination", () => {
    expect(noProjectedRisk({ secondary: undefined })).toBe(
      "No projected risk data available for this scenario",
    );
    const element = { key: "slr", title: "", type: "slider" as const, priority: 0 };
    expect(noProjectedRisk({ secondary: { element, value: 1 } })).toMatch(/for this combination$/);
  });
});
