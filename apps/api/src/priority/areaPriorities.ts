import type { AreaPriorities, AreaPriority } from "@stopbank/contract/prioritisation";
import type { ValueSetWeights } from "@stopbank/contract/prioritisation-settings";
import { priorityScores } from "@stopbank/risk-engine/priority-scores";
import { highestScore, ranksOf, relativeRiskOf, riskRanges } from "@stopbank/risk-engine/ranks";
import type { NamedRegion } from "../data/directory.ts";
import { turnWhile, type Waiter } from "../work/inTurns.ts";
import type { FittedSettings } from "./fittedSettings.ts";
import { type Ranking, type ScenarioShares, scenarioShares } from "./scenarioShares.ts";

/** Each area's score and place. */
export interface Ranked {
  readonly shares: ScenarioShares;
  /** By value set, in the settings' order. */
  readonly weights: readonly number[];
  /** By the region's code, as all that follows; NaN without a score. */
  readonly scores: Float64Array;
  /** 0 without a score. */
  readonly ranks: Uint32Array;
  readonly highest: number;
}

/** Ranks areas by weights; a value set that they do not name weighs 1. */
export async function rankAreas(ranking: Ranking, asked: ValueSetWeights, asker: Waiter): Promise<Ranked> {
  const shares = await scenarioShares(ranking, asker);
  const weights = weightsOf(ranking.settings, asked);
  const scores = priorityScores(
    shares.sets.map(({ share }) => share),
    weights,
  );
  return { shares, weights, scores, ranks: ranksOf(scores), highest: highestScore(scores) };
}

/** By value set, in the settings' order; one that is not named weighs 1, whatever it is called. */
export const weightsOf = ({ valueSets }: FittedSettings, asked: ValueSetWeights): number[] =>
  valueSets.map(({ id }) => (Object.hasOwn(asked, id) ? (asked[id] ?? 1) : 1));

/** The areas of a layer by relative risk, with what their scores are made of. */
export async function areaPriorities(
  ranking: Ranking,
  asked: ValueSetWeights,
  asker: Waiter,
): Promise<AreaPriorities> {
  const { dataset, settings, scenario, layer } = ranking;
  const ranked = await rankAreas(ranking, asked, asker);
  await turnWhile(asker)();
  const unknown = priorityScores(
    ranked.shares.sets.map((set) => set.unknown),
    ranked.weights,
  );
  return {
    scenario_id: scenario.id,
    region_group: layer.regionGroup,
    dataset_version: dataset.version,
    value_sets: settings.valueSets.map(({ id }) => id),
    value_set_weights: Object.fromEntries(settings.valueSets.map(({ id }, i) => [id, ranked.weights[i]!])),
    legend: riskRanges(ranked.highest).map(({ relativeRisk, min, max }) => ({
      relative_risk: relativeRisk,
      min_score: min,
      max_score: max,
    })),
    regions: Object.fromEntries(
      areasOf(ranking).map((region) => [region.id, priorityOf(region, ranked, unknown[region.code]!)]),
    ),
    misfits: [...settings.misfits],
  };
}

export const areasOf = ({ dataset, layer }: Ranking): NamedRegion[] =>
  dataset.directory.regions.filter(({ group }) => group === layer.regionGroup);

function priorityOf({ id, group, code, name }: NamedRegion, ranked: Ranked, unknown: number): AreaPriority {
  const { sets } = ranked.shares;
  return {
    area: id,
    name,
    areaGroup: group,
    ...placeOf(code, ranked),
    unknown_share: unknown || 0,
    shares: sets.map(({ share }) => orNull(share[code]!)),
    unknown_shares: sets.map((set) => set.unknown[code]!),
    assumed_shares: sets.map(({ assumed }) => orNull(assumed[code]!)),
  };
}

/** An area's score and place, null where nothing of it was assessed. */
export const placeOf = (code: number, { scores, ranks, highest }: Omit<Ranked, "shares" | "weights">) => ({
  totalAreaScore: orNull(scores[code] ?? Number.NaN),
  priorityIndex: ranks[code] || null,
  relative_risk: relativeRiskOf(scores[code] ?? Number.NaN, highest) ?? null,
});

export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);
