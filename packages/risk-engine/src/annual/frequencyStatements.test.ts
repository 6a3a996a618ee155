import { expect, it } from "vitest";
import { frequencyParameters, periodGroups, unnamedFrequencies } from "./returnPeriods.ts";

it("the chance of one event or more says it as a share, too", () => {
  const shares = [
    [0.632, 1],
    [0.3935, 2],
    [0.01, 100],
  ] as const;
  const scenarios = shares.map(([chance, returnPeriodYears]) => ({
    parameters: { aep: chance },
    returnPeriodYears,
  }));
  // Neither a chance of one event (1 in 1.58 years) nor a rate.
  expect(frequencyParameters(scenarios)).toEqual(["aep"]);
});

it("scenarios belong together whatever order they name their parameters in", () => {
  const scenarios = [
    { parameters: { slr: 1, climate: "later", ari: 10 }, returnPeriodYears: 10 },
    { parameters: { climate: "later", ari: 100, slr: 1 }, returnPeriodYears: 100 },
    { parameters: { ari: 50, climate: "later", slr: 1 }, returnPeriodYears: 50 },
    { parameters: { ari: 50, climate: "now", slr: 1 }, returnPeriodYears: 50 },
  ];
  const groups = periodGroups(scenarios, ["ari"]);
  expect(groups.map(({ parameters, steps }) => [parameters, steps.map(({ years }) => years)])).toEqual([
    [{ slr: 1, climate: "later" }, [10, 50, 100]],
    [{ climate: "now", slr: 1 }, [50]],
  ]);
});

it("what has a loss curve already needs no parameter that says how often, whatever else comes more seldom", () => {
  const tides = [
    ["low", 10],
    ["low", 100],
    ["high", 1_000],
  ] as const;
  const scenarios = tides.map(([tide, returnPeriodYears]) => ({ parameters: { tide }, returnPeriodYears }));
  expect(unnamedFrequencies(scenarios)).toEqual([]);
});
