import { type Static, Type } from "typebox";
import { ValueSetWeights } from "../../content/prioritisation.ts";
import { nullable } from "../nullable.ts";
import { Misfit } from "./priorityConfig.ts";

const strict = { additionalProperties: false } as const;

/** The classes of areas, from the highest score on. */
export const relativeRisks = ["Very high", "High", "Moderate", "Low", "Very low"] as const;
export const RelativeRisk = Type.Enum([...relativeRisks]);
export type RelativeRisk = (typeof relativeRisks)[number];

export const WeightsBody = Type.Object({ value_set_weights: Type.Optional(ValueSetWeights) }, strict);

const AreaPriority = Type.Object({
  area: Type.String({ description: "The region's id" }),
  name: Type.String(),
  areaGroup: Type.String({ description: "The region group: a layer's layer_type" }),
  totalAreaScore: nullable(Type.Number(), {
    description:
      "0 to 1: the mean of the shares by the weights, without those that are null; null where all are",
  }),
  priorityIndex: nullable(Type.Integer(), {
    description: "1 for the highest score; equal scores share one; null without a score",
  }),
  relative_risk: nullable(RelativeRisk),
  unknown_share: Type.Number({ description: "0 to 1: the mean of unknown_shares by the weights" }),
  shares: Type.Array(nullable(Type.Number()), {
    description:
      "0 to 1, by value set: exposed of what was assessed for any of the hazards, by the weights of damage classes; 0 where nothing of it is there, null where none of it was assessed",
  }),
  unknown_shares: Type.Array(Type.Number(), {
    description:
      "0 to 1, by value set: how much of it is not known to be exposed and was not assessed for every hazard",
  }),
  assumed_shares: Type.Array(nullable(Type.Number()), {
    description:
      "By value set, the part of its share that comes from elements that are classed exposed or potential: how badly is not known, and their weight is assumed",
  }),
});
export type AreaPriority = Static<typeof AreaPriority>;

/** POST /prioritisation/vulnerabilities/{scenario_id}. */
export const AreaPriorities = Type.Object({
  scenario_id: Type.String(),
  region_group: Type.String(),
  dataset_version: Type.String(),
  value_sets: Type.Array(Type.String(), { description: "Ids, in the order of each area's shares" }),
  value_set_weights: ValueSetWeights,
  legend: Type.Array(
    Type.Object({ relative_risk: RelativeRisk, min_score: Type.Number(), max_score: Type.Number() }),
    { description: "Five equal intervals from 0 to the highest score, the highest first" },
  ),
  regions: Type.Record(Type.String(), AreaPriority, { description: "By the region's id" }),
  misfits: Type.Array(Misfit),
});
export type AreaPriorities = Static<typeof AreaPriorities>;
