import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { DataOptions } from "../texts/dataOptions.ts";

export const settings: Prioritisation = {
  layers: [{ layer_id: "areas-1", region_group: "suburbs", display_name: "Suburbs" }],
  value_sets: [
    {
      value_set_id: "values-1",
      display_name: "Homes",
      elements: [
        { type: "buildings", label: "Homes", filters: { use: { values: ["Residential"] } } },
        { type: "roads" },
      ],
    },
    { value_set_id: "values-2", display_name: "Water", elements: [{ type: "pipes" }] },
  ],
  scenarios: [
    {
      scenario_id: "scenario-1",
      display_name: "Sea, 2100",
      hazard_scenarios: ["coast_100", "flood_100"],
    },
    { scenario_id: "scenario-2", display_name: "Rain", hazard_scenarios: ["flood_100"] },
  ],
  assessments: [
    {
      assessment_id: "assessment-1",
      display_name: "Long-term plan",
      is_default: true,
      scenario_ids: ["scenario-1", "scenario-2"],
      value_set_weights: { "values-1": 5, "values-2": 2 },
    },
    {
      assessment_id: "assessment-2",
      display_name: "Pipes first",
      is_default: false,
      scenario_ids: ["scenario-2"],
      value_set_weights: { "values-2": 5 },
    },
  ],
};

export const options: DataOptions = {
  regionGroups: [
    { id: "suburbs", title: "Suburbs" },
    { id: "wards", title: "Wards" },
  ],
  elementLayers: [
    {
      type: "buildings",
      label: "Buildings",
      attributes: [
        { key: "use", label: "Use", type: "text" },
        { key: "floors", label: "Floors", type: "numeric" },
        { key: "built", label: "Built", type: "date" },
      ],
    },
    { type: "roads", label: "Roads", attributes: [] },
    { type: "pipes", label: "Pipes", attributes: [] },
  ],
  hazards: [
    { title: "Coast", scenarios: [{ tag: "coast_100", name: "Coast, 100 years" }] },
    {
      title: "Flood",
      scenarios: [
        { tag: "flood_100", name: "Flood, 100 years" },
        { tag: "flood_500", name: "Flood, 500 years" },
      ],
    },
  ],
};
