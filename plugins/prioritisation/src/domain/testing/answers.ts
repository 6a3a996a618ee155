import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import type { RankStability } from "@stopbank/contract/rank-stability";

const area = (name: string, shares: readonly (number | null)[], unknown: readonly number[] = [0, 0, 0]) => ({
  area: `suburbs.${name.toLowerCase().replaceAll(" ", "_")}`,
  name,
  areaGroup: "suburbs",
  totalAreaScore: null,
  priorityIndex: null,
  relative_risk: null,
  unknown_share: 0,
  shares: [...shares],
  unknown_shares: [...unknown],
  assumed_shares: shares.map(() => 0),
});

const areas = [
  area("Harbour", [0.8, 0.6, 0.1]),
  area("Riverside", [0.5, 0.9, 0.4], [0.02, 0, 0.1]),
  area("Ōtara Flats", [0.2, 0.1, 0.9]),
  area("Hilltop", [0, 0.05, 0]),
  area("Plains", [0.3, null, 0.3], [0, 1, 0]),
  area("Back Country", [null, null, null], [1, 1, 1]),
];

/** Six suburbs by three value sets: one of which a set was not assessed, one of which nothing was. */
export const priorities: AreaPriorities = {
  scenario_id: "later",
  region_group: "suburbs",
  dataset_version: "0123456789abcdef",
  value_sets: ["homes", "lifelines", "land"],
  value_set_weights: {},
  legend: [],
  regions: Object.fromEntries(areas.map((each) => [each.area, each])),
  misfits: [],
};

const band = (
  name: string,
  [best, median, worst]: readonly [number | null, number | null, number | null],
  most_moving: RankStability["regions"][string]["most_moving"] = null,
): RankStability["regions"][string] => ({
  area: name,
  best_rank: best,
  median_rank: median,
  worst_rank: worst,
  share_in_top_5: best === null ? null : 1,
  share_in_top_10: best === null ? null : 1,
  most_moving,
});

const bands = [
  band("suburbs.harbour", [1, 2, 3], { value_set_id: "homes", best_rank: 1, worst_rank: 2 }),
  band("suburbs.riverside", [1, 1, 2]),
  band("suburbs.ōtara_flats", [1, 3, 4], { value_set_id: "land", best_rank: 1, worst_rank: 4 }),
  band("suburbs.hilltop", [5, 5, 5]),
  band("suburbs.plains", [3, 4, 4]),
  band("suburbs.back_country", [null, null, null]),
];

/** How firm their ranks are, over every weighting of three sets. */
export const stability: RankStability = {
  scenario_id: "later",
  region_group: "suburbs",
  dataset_version: "0123456789abcdef",
  value_sets: ["homes", "lifelines", "land"],
  weighting_count: 125,
  is_every_weighting: true,
  sampling_error: 0,
  seed: null,
  regions: Object.fromEntries(bands.map((each) => [each.area, each])),
};
