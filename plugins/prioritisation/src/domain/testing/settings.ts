import type { PrioritySettings } from "../choice/settings.ts";

const hazard = (tag: string, group: string, display_name: string, scenario_name: string) => ({
  hazard_uid: tag,
  hazard_id: tag.split("_")[0] ?? tag,
  hazard_group: group,
  display_name,
  scenario_name,
});

const element = (type: string, label: string, unit: string) => ({ element_id: type, type, label, unit });

/** A client's settings: three value sets, two scenarios, suburbs and wards. */
export const settings: PrioritySettings = {
  assessments: [
    {
      assessment_id: "plan",
      display_name: "Adaptation plan",
      is_default: true,
      scenario_ids: ["later"],
      value_set_config: { value_set_weights: { homes: 5, lifelines: 4 } },
    },
    {
      assessment_id: "now",
      display_name: "Response",
      is_default: false,
      scenario_ids: ["today"],
      value_set_config: { value_set_weights: { lifelines: 5 } },
    },
  ],
  scenarios: [
    {
      scenario_id: "today",
      display_name: "Today",
      description: "What may happen in the climate of today.",
      hazard_scenarios: [
        hazard("flood_100", "Flooding", "River flood", "1 in 100 years"),
        hazard("tsunami_500", "Coast", "Tsunami", "1 in 500 years"),
      ],
    },
    {
      scenario_id: "later",
      display_name: "2100, high emissions",
      description: "",
      hazard_scenarios: [
        hazard("flood_100_2100", "Flooding", "River flood", "1 in 100 years, 2100"),
        hazard("coast_100_2100", "Coast", "Coastal inundation", "1 in 100 years, sea 1 m higher"),
        hazard("slip_2100", "Ground", "Landslide", "Heavy rain, 2100"),
      ],
    },
  ],
  valueSets: [
    {
      value_set_id: "homes",
      display_name: "Homes",
      description: "Where people live.",
      elements: [element("buildings", "Buildings", "each"), element("people", "Residents", "people")],
    },
    {
      value_set_id: "lifelines",
      display_name: "Lifelines",
      description: "What the district runs on.",
      elements: [element("roads", "Roads", "km"), element("power", "Power lines", "km")],
    },
    {
      value_set_id: "land",
      display_name: "Land",
      description: "",
      elements: [element("parcels", "Farmland", "ha")],
    },
  ],
  layers: [
    { layer_id: "suburbs", layer_type: "suburbs", display_name: "Suburbs", area_count: 6 },
    { layer_id: "wards", layer_type: "wards", display_name: "Wards", area_count: 3 },
  ],
};

/** A client whose editors have written none. */
export const noSettings: PrioritySettings = { assessments: [], scenarios: [], valueSets: [], layers: [] };
