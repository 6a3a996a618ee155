import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

const AreaStability = Type.Object({
  area: Type.String(),
  best_rank: nullable(Type.Integer()),
  median_rank: nullable(Type.Number(), {
    description: "The lower of the two in the middle",
  }),
  worst_rank: nullable(Type.Integer()),
  share_in_top_5: nullable(Type.Number(), {
    description: "0 to 1, of the weightings looked at",
  }),
  share_in_top_10: nullable(Type.Number()),
  most_moving: nullable(
    Type.Object({ value_set_id: Type.String(), best_rank: Type.Integer(), worst_rank: Type.Integer() }),
    {
      description:
        "The value set whose weight, from 1 to 5 with the others as they were sent, moves the area over the most ranks; null where none moves it",
    },
  ),
});
export type AreaStability = Static<typeof AreaStability>;

/** POST /prioritisation/rank_stability/{scenario_id}: where each area ranks whatever the weights. */
export const RankStability = Type.Object({
  scenario_id: Type.String(),
  region_group: Type.String(),
  dataset_version: Type.String(),
  value_sets: Type.Array(Type.String()),
  weighting_count: Type.Integer({ description: "So many weightings were looked at" }),
  is_every_weighting: Type.Boolean({ description: "Every one of whole numbers from 1 to 5; else a sample" }),
  sampling_error: Type.Number({
    description:
      "Of the shares of weightings, 0 to 1: 95 samples of 100 lie within so much of what every weighting would give; 0 where every one was looked at",
  }),
  seed: nullable(Type.Integer(), { description: "Of the sample: the same gives the same" }),
  regions: Type.Record(Type.String(), AreaStability, { description: "By the region's id" }),
});
export type RankStability = Static<typeof RankStability>;
