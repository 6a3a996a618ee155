import type { AreaPriorities, RelativeRisk } from "@stopbank/contract/prioritisation";
import { priorityScores } from "@stopbank/risk-engine/priority-scores";
import { highestScore, ranksOf, relativeRiskOf, riskRanges } from "@stopbank/risk-engine/ranks";
import { type Weights, weightOf } from "../weights/weights.ts";

export interface RankedArea {
  readonly area: string;
  readonly name: string;
  /** 0 to 1; undefined where nothing was assessed of any value set. */
  readonly score: number | undefined;
  /** 1 for the highest score, shared by equal ones; undefined without a score. */
  readonly rank: number | undefined;
  readonly risk: RelativeRisk | undefined;
  /** 0 to 1: how much of what is valued was not assessed there, by the weights. */
  readonly unknownShare: number;
}

export interface RiskRange {
  readonly risk: RelativeRisk;
  readonly from: number;
  readonly to: number;
}

export interface Ranking {
  /** In the order of the answer, which no weight changes. */
  readonly areas: readonly RankedArea[];
  readonly byArea: ReadonlyMap<string, RankedArea>;
  /** What each class stands for by these weights, the highest first. */
  readonly ranges: readonly RiskRange[];
  /** How many areas have a rank. */
  readonly rankedCount: number;
}

/** Ranks areas by weights as the server does, from the shares that it answered: with no call, and for 2,000 areas within a frame. */
export function rankAreas(answer: AreaPriorities, weights: Weights): Ranking {
  const { regions, value_sets: valueSets } = answer;
  const answered = Object.values(regions);
  const ofSets = valueSets.map((id) => weightOf(weights, id));
  const scores = priorityScores(sharesOf(answer), ofSets);
  const ranks = ranksOf(scores);
  const highest = highestScore(scores);
  const weighed = ofSets.reduce((sum, weight) => sum + weight, 0);
  const areas = answered.map(({ area, name, unknown_shares }, at): RankedArea => {
    const score = scores[at] ?? Number.NaN;
    const rank = ranks[at] ?? 0;
    return {
      area,
      name,
      score: Number.isNaN(score) ? undefined : score,
      rank: rank === 0 ? undefined : rank,
      risk: relativeRiskOf(score, highest),
      unknownShare: unknown_shares.reduce((sum, share, set) => sum + share * (ofSets[set] ?? 0), 0) / weighed,
    };
  });
  return {
    areas,
    byArea: new Map(areas.map((each) => [each.area, each])),
    ranges: riskRanges(highest).map(({ relativeRisk: risk, min: from, max: to }) => ({ risk, from, to })),
    rankedCount: areas.filter(({ rank }) => rank !== undefined).length,
  };
}

const columns = new WeakMap<AreaPriorities, readonly Float64Array[]>();

/** The shares of an answer as the engine takes them: of each value set, by area; NaN where none of it was assessed. */
export function sharesOf(answer: AreaPriorities): readonly Float64Array[] {
  const known = columns.get(answer);
  if (known !== undefined) return known;
  const answered = Object.values(answer.regions);
  const shares = answer.value_sets.map((_, set) =>
    Float64Array.from(answered, ({ shares: ofArea }) => ofArea[set] ?? Number.NaN),
  );
  columns.set(answer, shares);
  return shares;
}
