import type { RankStability } from "@stopbank/contract/rank-stability";
import { formatCount, formatPercent } from "@stopbank/numbers";

/** Of how many weightings one speaks where one says how firm ranks are, and how sure that is. */
export const stabilityNote = ({
  weighting_count,
  is_every_weighting,
  sampling_error,
}: Pick<RankStability, "weighting_count" | "is_every_weighting" | "sampling_error">): string =>
  is_every_weighting
    ? `Over all ${formatCount(weighting_count)} ways to weigh the value sets from 1 to 5.`
    : `Over ${formatCount(weighting_count)} ways to weigh the value sets from 1 to 5, drawn at random: shares of them are right to ${formatPercent(sampling_error)}, 19 times of 20.`;
