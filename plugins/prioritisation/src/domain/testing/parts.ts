import type { AreaParts } from "@stopbank/contract/prioritisation-parts";

const elements = (
  type: string,
  label: string,
  unit: string,
  [total, assessed, exposed]: readonly [number, number, number],
) => ({
  element_id: type,
  label,
  type,
  unit,
  total_metric: total,
  assessed_metric: assessed,
  exposed_metric: exposed,
  weighted_metric: exposed / 2,
  not_assessed_metric: total - assessed,
});

/** Why Ōtara Flats ranks where it does, by three value sets and two groups of hazards. */
export const parts: AreaParts = {
  scenario_id: "later",
  region_group: "suburbs",
  dataset_version: "0123456789abcdef",
  area: "suburbs.ōtara_flats",
  name: "Ōtara Flats",
  totalAreaScore: 0.4,
  priorityIndex: 3,
  relative_risk: "Moderate",
  value_sets: [
    {
      value_set_id: "homes",
      display_name: "Homes",
      weight: 3,
      share: 0.2,
      unknown_share: 0.02,
      assumed_share: 0,
      contribution: 0.12,
      hazard_groups: [
        { hazard_group: "Flooding", hazard_uids: ["flood_100_2100"], share: 0.15, contribution: 0.09 },
        { hazard_group: "Coast", hazard_uids: ["coast_100_2100"], share: 0.05, contribution: 0.03 },
      ],
      elements: [
        elements("buildings", "Buildings", "each", [420, 410, 96]),
        elements("people", "Residents", "people", [1_310, 1_310, 260]),
      ],
    },
    {
      value_set_id: "land",
      display_name: "Land",
      weight: 1,
      share: 0.9,
      unknown_share: 0,
      assumed_share: 0.4,
      contribution: 0.28,
      hazard_groups: [
        { hazard_group: "Flooding", hazard_uids: ["flood_100_2100"], share: 0.9, contribution: 0.28 },
        { hazard_group: "Coast", hazard_uids: ["coast_100_2100"], share: 0, contribution: 0 },
      ],
      elements: [elements("parcels", "Farmland", "ha", [812.5, 812.5, 790])],
    },
    {
      value_set_id: "lifelines",
      display_name: "Lifelines",
      weight: 1,
      share: null,
      unknown_share: 1,
      assumed_share: null,
      contribution: 0,
      hazard_groups: [],
      elements: [elements("roads", "Roads", "km", [14.2, 0, 0])],
    },
  ],
};
