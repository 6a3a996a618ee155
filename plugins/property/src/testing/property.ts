import type { PropertyFacts, PropertyHazard, TechnicalReport, Timeframe } from "@stopbank/contract/property";
import type { HazardGroup, HazardOfProperty } from "../domain/hazardGroups.ts";

export const technicalReport: TechnicalReport = {
  title: "Awatōrea River flood model",
  date: "2022-11-30",
  scope: "The Awatōrea and its side streams over the plain.",
  prepared_by: "Plains Hydraulics Ltd",
  commissioned_by: "Larkhaven District Council",
  purpose: "To show what the stopbank protects.",
  url: "larkhaven.example/reports/awatorea-2022",
  summary: "Floods of **5 to 200 years**.",
  scenarios: ["flood_100yr"],
};

const time = (label: string, more: Partial<Timeframe> = {}): Timeframe => ({
  label,
  scenario: label,
  display_name: label,
  is_judged_by: false,
  status: "not exposed",
  value: null,
  unit: "m",
  class_words: "Not exposed",
  sentence: "",
  ...more,
});

export const times: readonly Timeframe[] = [
  time("Present climate", { is_judged_by: true }),
  time("2090, middle emissions", { status: "exposed", value: 0.42, class_words: "Minor" }),
  time("2090, high emissions", { status: "exposed", class_words: "Exposed" }),
  time("2150", { status: "unknown", class_words: "Not assessed" }),
];

export const hazardFacts: PropertyHazard = {
  display_name: "River flooding",
  description: "Rivers rise.",
  scenario: "flood_100yr",
  scenario_name: "River flooding, 1 in 100 years",
  hazard_id: "river_flood",
  status: "not exposed",
  intensity_label: "Depth",
  sentence:
    '"River flooding, 1 in 100 years" does not reach the property; the nearest it is mapped is 40 m away. Such an event has a 1% chance in any year (1 in 100 years on average): about as likely as not within 50 years (39%).',
  likelihood: {
    return_period_years: 100,
    annual_chance_percent: 1,
    fifty_year_chance_percent: 39.5,
    words: "about as likely as not",
  },
  timeframes: [...times],
  nearest: { metres: 40, searched_metres: 2_000, resolution_metres: 25 },
  studied: {
    extent: "The study covered the whole district.",
    method: "A model.",
    limits: "Velocity, culverts, and rain falling on the town itself.",
    source: { title: "Nobre et al. 2011, Height Above the Nearest Drainage", url: null },
  },
  district_plan: "Flood Management Area: Rules NH-R1 to NH-R6.",
  combined_effects: null,
  technical_reports: [technicalReport],
  reports_left_out: 0,
};

export const hazardOf = (more: Partial<HazardOfProperty> = {}): HazardOfProperty => ({
  display_name: "River flooding",
  status: "exposed",
  sentence: "Under up to 1.2 m of water in a 1-in-100-year flood.",
  description: "After long rain a river rises over its banks.",
  heading: "What is River flooding?",
  scenario: "flood_100yr",
  layer: "flood_100yr",
  reports: [technicalReport],
  facts: undefined,
  ...more,
});

export const groups: readonly HazardGroup[] = [
  {
    group_name: "Coast",
    hazards: [
      hazardOf({ display_name: "Tsunami", heading: "What is Tsunami?", reports: [] }),
      hazardOf({
        display_name: "Coastal erosion",
        status: "unknown",
        heading: "What is Coastal erosion?",
        reports: [],
      }),
    ],
  },
  { group_name: "Rivers and rain", hazards: [hazardOf({ status: "not exposed", facts: hazardFacts })] },
];

export const facts: PropertyFacts = {
  asset_type: "properties",
  asset_id: "PROP-00732",
  name: "12 Kiln Street",
  address: "12 Kiln Street, Larkhaven",
  legal_description: "Lot 3 DP 1219",
  information: [],
  groups: [
    { group_name: "Rivers and rain", hazards: [hazardFacts] },
    {
      group_name: "Earthquakes",
      hazards: [
        {
          ...hazardFacts,
          display_name: "Ground shaking",
          status: "exposed",
          sentence: "Shaken at intensity 9.4. The study does not say how likely such an event is.",
          likelihood: null,
          nearest: null,
          timeframes: hazardFacts.timeframes.slice(0, 1),
          district_plan: null,
          technical_reports: [],
          studied: {
            extent: "The study covered the whole district.",
            method: null,
            limits: null,
            source: null,
          },
        },
      ],
    },
  ],
  disclaimer: "This does not replace advice about one site.",
  memorandum: {
    wording: "In good faith.",
    officer_adds: ["Natural hazard entries on the record of title"],
    still_missing: ["A technical report on: Ground shaking."],
  },
  dataset: {
    version: "0a487dee999abae0",
    title: "Larkhaven district",
    notice: "Modelled demonstration data.",
    licence: "CC0-1.0",
    published_at: "2026-11-28T12:00:00.000Z",
    sources: [{ title: "Stopbank demonstration model", url: null }],
  },
  organisation: "Larkhaven District Council",
  does_not_fit: [],
};
