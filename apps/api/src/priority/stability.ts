import type { ValueSetWeights } from "@stopbank/contract/prioritisation-settings";
import type { AreaStability, RankStability } from "@stopbank/contract/rank-stability";
import { weightingsOf } from "@stopbank/risk-engine/weightings";
import type { AreaWork } from "../work/areaWork.ts";
import type { Asker } from "../work/asker.ts";
import { turnWhile } from "../work/inTurns.ts";
import { areasOf, orNull, weightsOf } from "./areaPriorities.ts";
import { type Ranking, rankingKey, scenarioShares } from "./scenarioShares.ts";

/** Where each area ranks over many weightings, and what moves it most from the weights that were asked about. */
export async function stability(
  ranking: Ranking,
  asked: ValueSetWeights,
  { work, asker }: { readonly work: AreaWork; readonly asker: Asker },
): Promise<RankStability> {
  const { dataset, settings, scenario, layer } = ranking;
  const { sets } = await scenarioShares(ranking, asker);
  const shares = sets.map(({ share }) => share);
  const weightings = weightingsOf(shares.length, layer.areaCount);
  const ranks = await dataset.keepWhileWanted(rankingKey("stability", ranking), asker, async (wanting) => {
    const value = await work.rankStability({ shares, weightings }, wanting);
    return { value, bytes: layer.areaCount * bytesAnArea };
  });
  const weights = weightsOf(settings, asked);
  const moves = await work.mostMoving({ shares, weights }, asker);
  await turnWhile(asker)();
  const stabilityOf = ({ id, code }: ReturnType<typeof areasOf>[number]): AreaStability => {
    const move = moves[code];
    return {
      area: id,
      best_rank: ranks.best[code] || null,
      median_rank: ranks.median[code] || null,
      worst_rank: ranks.worst[code] || null,
      share_in_top_5: orNull(ranks.inTop5[code] ?? Number.NaN),
      share_in_top_10: orNull(ranks.inTop10[code] ?? Number.NaN),
      most_moving:
        move === undefined
          ? null
          : {
              value_set_id: settings.valueSets[move.set]?.id ?? "",
              best_rank: move.bestRank,
              worst_rank: move.worstRank,
            },
    };
  };
  return {
    scenario_id: scenario.id,
    region_group: layer.regionGroup,
    dataset_version: dataset.version,
    value_sets: settings.valueSets.map(({ id }) => id),
    weighting_count: weightings.count,
    is_every_weighting: weightings.seed === undefined,
    sampling_error: weightings.samplingError,
    seed: weightings.seed ?? null,
    regions: Object.fromEntries(areasOf(ranking).map((region) => [region.id, stabilityOf(region)])),
  };
}

/** Three ranks of 2 bytes and two shares of 8. */
const bytesAnArea = 22;
