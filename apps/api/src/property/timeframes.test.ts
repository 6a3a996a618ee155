import type { Hazard, Scenario } from "@stopbank/dataset/manifest";
import { expect, it } from "vitest";
import { timeframesOf, timeParameter } from "./timeframes.ts";

type Described = Pick<Hazard, "parameters" | "form" | "scenarios">;
const scenario = (tag: string, parameters: Scenario["parameters"]): Scenario => ({
  tag,
  name: tag,
  displayName: tag,
  sentence: "",
  parameters,
});
const labels = (hazard: Described, tag: string) =>
  timeframesOf(hazard, hazard.scenarios.find((each) => each.tag === tag) as Scenario).map(
    ({ label, scenario: { tag: each } }) => `${label}: ${each}`,
  );

const sea: Described = {
  parameters: {
    slr: { label: "Sea level rise", type: "number", unit: "m" },
    ari: { label: "Return period", type: "number", unit: "years" },
  },
  form: [{ key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 1 }],
  scenarios: [
    scenario("late", { slr: 1, ari: 100 }),
    scenario("now", { slr: 0, ari: 100 }),
    scenario("rare", { slr: 0.5, ari: 500 }),
    scenario("soon", { slr: 0.5, ari: 100 }),
  ],
};
const river: Described = {
  parameters: {
    ari: { label: "Return period", type: "number", unit: "years" },
    climate: {
      label: "Climate",
      type: "keyValue",
      keyValues: [
        { key: "present", label: "Present climate" },
        { key: "high", label: "2090, high emissions" },
      ],
    },
    stopbanks: { label: "Stopbanks", type: "keyValue", keyValues: [] },
  },
  form: [],
  scenarios: [
    scenario("high", { ari: 100, climate: "high", stopbanks: "hold" }),
    scenario("breach", { ari: 100, climate: "high", stopbanks: "breach" }),
    scenario("now", { ari: 100, climate: "present", stopbanks: "hold" }),
  ],
};
const shore: Described = {
  parameters: {
    year: { label: "Year", type: "number" },
    likelihood: { label: "Likelihood", type: "keyValue" },
  },
  form: [],
  scenarios: [scenario("a", { year: 2100, likelihood: "x" }), scenario("b", { year: 2050, likelihood: "x" })],
};
const quake: Described = {
  parameters: { magnitude: { label: "Magnitude", type: "number" } },
  form: [],
  scenarios: [scenario("m6", { magnitude: 6 }), scenario("m7", { magnitude: 7 })],
};

it("PRO-10 sets the same event side by side at every sea level, climate or year there is, the earliest first", () => {
  expect(labels(sea, "soon")).toEqual([
    "Today's sea level: now",
    "Sea level +0.5 m: soon",
    "Sea level +1 m: late",
  ]);
  expect(labels(river, "now")).toEqual(["Present climate: now", "2090, high emissions: high"]);
  expect(labels(shore, "a")).toEqual(["By 2050: b", "By 2100: a"]);
});

it("PRO-10 leaves a hazard that time does not change as it is", () => {
  expect(labels(quake, "m7")).toEqual(["m7: m7"]);
  expect([sea, river, shore, quake].map(timeParameter)).toEqual(["slr", "climate", "year", undefined]);
});
