import { expect, it } from "vitest";
import { noSettings, settings } from "../testing/settings.ts";
import { usualSort } from "./priorityChoice.ts";
import { chosenOf, defaultWeights } from "./settings.ts";

it("begins with the scenario of the default assessment, the first area layer and weights of 1 (PRI-07)", () => {
  expect(chosenOf({}, settings)).toMatchObject({
    scenario: { scenario_id: "later" },
    layer: { layer_id: "suburbs" },
    weights: { homes: 1, lifelines: 1, land: 1 },
    area: undefined,
    sort: usualSort,
  });
});

it("takes what is chosen, and begins anew where that no longer exists", () => {
  const weights = { homes: 4, gone: 5 };
  expect(chosenOf({ scenario: "today", layer: "wards", weights }, settings)).toMatchObject({
    scenario: { scenario_id: "today" },
    layer: { layer_id: "wards" },
    weights: { homes: 4, lifelines: 1, land: 1 },
  });
  expect(chosenOf({ scenario: "gone", layer: "gone" }, settings)).toMatchObject({
    scenario: { scenario_id: "later" },
    layer: { layer_id: "suburbs" },
  });
});

it("says what was chosen and no longer exists, and nothing where all is", () => {
  expect(chosenOf({}, settings)?.gone).toEqual([]);
  expect(chosenOf({ scenario: "today", layer: "wards", weights: { homes: 2 } }, settings)?.gone).toEqual([]);
  const { gone } = chosenOf({ scenario: "gone", layer: "gone", weights: { gone: 5 } }, settings) ?? {};
  const later = settings.scenarios.find(({ scenario_id }) => scenario_id === "later")?.display_name;
  expect(gone).toEqual([
    `The scenario in this link no longer exists: ${later} is shown instead.`,
    "The areas in this link no longer exist: Suburbs are shown instead.",
    "This link weights values that no longer exist: those weights are left out, so the ranking differs from the one that was shared.",
  ]);
});

it("ranks nothing where there are no settings, or too few", () => {
  expect(chosenOf({}, noSettings)).toBeUndefined();
  expect(chosenOf({}, { ...settings, valueSets: [] })).toBeUndefined();
  expect(chosenOf({}, { ...settings, layers: [] })).toBeUndefined();
  expect(chosenOf({}, { ...settings, scenarios: [] })).toBeUndefined();
});

it("PRI-06 has the organisation's own weights for a scenario, else those it has by default", () => {
  expect(defaultWeights(settings, "later")).toEqual({ homes: 5, lifelines: 4, land: 1 });
  expect(defaultWeights(settings, "today")).toEqual({ homes: 1, lifelines: 5, land: 1 });
  expect(defaultWeights(settings, "another")).toEqual({ homes: 5, lifelines: 4, land: 1 });
  expect(defaultWeights(noSettings, "today")).toBeUndefined();
});
