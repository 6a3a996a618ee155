import type { AnnualDamage, DamageTogether } from "@stopbank/contract/annual-damage";
import type { HazardDetail } from "@stopbank/contract/layers";
import { hazardAlong } from "./projections.ts";

/** With return periods of 10 and 100 years, each at two sea levels. */
export const coastalFlooding: HazardDetail = hazardAlong(
  [0, 1].flatMap((slr) => [10, 100].map((ari) => ({ ari, slr }))),
  {
    title: "Coastal flooding",
    hazard_id: "coastal",
    parameters: {
      ari: { label: "Return period", type: "number", unit: "years" },
      slr: { label: "Sea level rise", type: "number", unit: "m" },
    },
    return_period_parameters: ["ari"],
  },
);

export const amount = (value: number, spread = 0) => ({ min: value - spread, value, max: value + spread });

const counted = {
  exposed_count: 40,
  counted_count: 40,
  without_cost_count: 0,
  without_curve_count: 0,
  without_intensity_count: 0,
  not_assessed_count: 0,
  partly_assessed_count: 0,
  never_assessed_count: 0,
};

/** An event of so many years that costs so much. */
export const lossAt = (years: number, damage: AnnualDamage["loss_curve"][number]["damage"]) => ({
  return_period_years: years,
  weight_per_year: 1 / years,
  hazard_scenario: `at ${years}`,
  left_aside: [],
  damage,
  ...counted,
});

/** What 40 of 100 buildings lose a year, with nothing left out. */
export const annualDamage = (changes: Partial<AnnualDamage> = {}): AnnualDamage => ({
  asset_type: "buildings",
  hazard_id: "coastal",
  dataset_version: "v1",
  currency: "NZD",
  rule: "log-linear",
  parameters: { slr: 0 },
  held_parameters: { slr: 0 },
  expected_annual_damage: amount(609),
  loss_curve: [lossAt(10, amount(1000)), lossAt(100, amount(9000))],
  selected_count: 100,
  ...counted,
  method: "curve",
  notes: [],
  sentence: "No exposed building has a replacement cost.",
  ...changes,
});

/** What two hazards cost 40 of 100 buildings, with nothing left out. */
export const damageTogether = (changes: Partial<DamageTogether[number]> = {}): DamageTogether[number] => ({
  asset_type: "buildings",
  hazard_scenarios: ["c100", "t500"],
  dataset_version: "v1",
  currency: "NZD",
  damage: amount(12_000),
  each: [
    {
      hazard_id: "coastal",
      hazard_scenario: "c100",
      damage: amount(9000),
      expected_annual_damage: amount(609),
      annual_partly_assessed_count: 0,
      return_periods: [10, 100],
    },
    {
      hazard_id: "tsunami",
      hazard_scenario: "t500",
      damage: amount(5000),
      expected_annual_damage: null,
      annual_partly_assessed_count: 0,
      return_periods: [],
    },
  ],
  rule: "log-linear",
  expected_annual_damage: amount(609),
  selected_count: 100,
  exposed_count: 40,
  counted_count: 40,
  not_assessed_count: 0,
  partly_assessed_count: 0,
  never_assessed_count: 0,
  annual_exposed_count: 40,
  annual_counted_count: 40,
  annual_partly_assessed_count: 0,
  annual_never_assessed_count: 0,
  notes: [],
  sentence: "No exposed building has a replacement cost.",
  ...changes,
});
