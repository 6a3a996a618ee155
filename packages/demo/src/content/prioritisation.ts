import type { DemoDocument } from "./DemoDocument.ts";

const modelled = "Modelled for the demonstration: the district is imaginary.";

const valueSets = [
  {
    value_set_id: "homes",
    display_name: "Homes",
    description: "Where people live, and how many do.",
    elements: [
      {
        element_id: "homes",
        type: "buildings",
        label: "Homes",
        filters: { use: { values: ["Residential"] } },
      },
      { type: "population", label: "Residents" },
    ],
  },
  {
    value_set_id: "lifelines",
    display_name: "Lifelines",
    description: "Roads and electricity, which everything else depends on.",
    elements: [{ type: "roads" }, { type: "bridges" }, { type: "power_lines" }, { type: "substations" }],
  },
  {
    value_set_id: "community",
    display_name: "Community",
    description: "Where people meet, learn and are looked after.",
    elements: [
      { type: "community_facilities" },
      {
        element_id: "schools_and_halls",
        type: "buildings",
        label: "Schools and halls",
        filters: { use: { values: ["Community", "Education"] } },
      },
    ],
  },
  {
    value_set_id: "water",
    display_name: "Water",
    description: "Drinking water, wastewater and stormwater.",
    elements: [
      { type: "water_pipes" },
      { type: "wastewater_pipes" },
      { type: "stormwater_pipes" },
      { type: "wastewater_pump_stations" },
      { type: "water_supply_sites" },
      { type: "water_supply_properties" },
    ],
  },
  {
    value_set_id: "land",
    display_name: "Land",
    description: "Parks and productive land.",
    elements: [{ type: "reserves" }, { type: "rural_land" }],
  },
];

const scenarios = [
  {
    scenario_id: "coast_2100",
    display_name: "Sea and coast, about 2100",
    description: `A storm tide of once in 100 years on a sea 1 m higher, and the shore as it may have retreated. ${modelled}`,
    hazard_scenarios: ["coastal_inundation_100yr_slr100", "coastal_erosion_2100_unlikely"],
  },
  {
    scenario_id: "rain_2090",
    display_name: "Rain and rivers, about 2090",
    description: `A flood of once in 100 years in the climate of 2090 at middle emissions, and landslides in the rain that brings it. ${modelled}`,
    hazard_scenarios: ["river_flood_100yr_mid_hold", "landslide_100yr_wet"],
  },
  {
    scenario_id: "all_2100",
    display_name: "Every hazard, about 2100",
    description: `Each hazard by itself and the worst of them where several reach a place; not all at the same time. ${modelled}`,
    hazard_scenarios: [
      "coastal_inundation_100yr_slr100",
      "coastal_erosion_2100_unlikely",
      "tsunami_3m_mid_slr100",
      "river_flood_100yr_high_hold",
      "landslide_100yr_wet",
      "earthquake_northern_basin_m70",
      "liquefaction_100yr_slr100",
    ],
  },
];

/** How Larkhaven ranks its suburbs and wards: by five value sets under three scenarios. */
export const prioritisation: DemoDocument = {
  kind: "prioritisation",
  body: {
    layers: [
      { layer_id: "suburbs", region_group: "suburbs", display_name: "Suburbs" },
      { layer_id: "wards", region_group: "wards", display_name: "Wards" },
    ],
    value_sets: valueSets,
    scenarios,
    assessments: [
      {
        assessment_id: "long_term_plan",
        display_name: "Long-term plan",
        is_default: true,
        scenario_ids: scenarios.map(({ scenario_id }) => scenario_id),
        value_set_weights: { homes: 5, lifelines: 4, community: 3, water: 4, land: 2 },
      },
    ],
  },
};
