import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { RelativeRisk } from "./areaPriorities.ts";

const PartOfElements = Type.Object({
  element_id: Type.String(),
  label: Type.String(),
  type: Type.String(),
  unit: Type.String({ description: "Of the metrics" }),
  total_metric: Type.Number(),
  assessed_metric: Type.Number(),
  exposed_metric: Type.Number(),
  weighted_metric: Type.Number({ description: "Exposed metric by the weights of damage classes" }),
  not_assessed_metric: Type.Number(),
});

const HazardGroupPart = Type.Object({
  hazard_group: Type.String(),
  hazard_uids: Type.Array(Type.String()),
  share: Type.Number({
    description:
      "The part of the value set's share for which these hazards are the worst; hazards that are equally bad share it. The groups add up to the share",
  }),
  contribution: Type.Number({ description: "The same part of the value set's contribution" }),
});

const ValueSetPart = Type.Object({
  value_set_id: Type.String(),
  display_name: Type.String(),
  weight: Type.Integer(),
  share: nullable(Type.Number()),
  unknown_share: Type.Number(),
  assumed_share: nullable(Type.Number()),
  contribution: Type.Number({
    description:
      "What it adds to totalAreaScore, of which all contributions are the sum; 0 where its share is null",
  }),
  hazard_groups: Type.Array(HazardGroupPart),
  elements: Type.Array(PartOfElements),
});
export type ValueSetPart = Static<typeof ValueSetPart>;

/** POST /prioritisation/parts/{scenario_id}: what an area's score is made of. */
export const AreaParts = Type.Object({
  scenario_id: Type.String(),
  region_group: Type.String(),
  dataset_version: Type.String(),
  area: Type.String(),
  name: Type.String(),
  totalAreaScore: nullable(Type.Number()),
  priorityIndex: nullable(Type.Integer()),
  relative_risk: nullable(RelativeRisk),
  value_sets: Type.Array(ValueSetPart),
});
export type AreaParts = Static<typeof AreaParts>;
