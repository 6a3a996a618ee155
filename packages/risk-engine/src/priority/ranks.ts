/** Classes of areas by their scores, from the highest on. */
export const relativeRisks = ["Very high", "High", "Moderate", "Low", "Very low"] as const;
export type RelativeRisk = (typeof relativeRisks)[number];

/** The rank of each score: 1 for the highest, and equal scores share the best of theirs; 0 where there is no score (NaN). */
export function ranksOf(scores: Float64Array): Uint32Array<ArrayBuffer> {
  const descending = scores
    .filter((score) => !Number.isNaN(score))
    .sort()
    .reverse();
  const rankOf = new Map<number, number>();
  for (const [place, score] of descending.entries()) if (!rankOf.has(score)) rankOf.set(score, place + 1);
  return Uint32Array.from(scores, (score) => rankOf.get(score) ?? 0);
}

/** The highest of the scores; 0 where there are none. */
export const highestScore = (scores: Float64Array): number =>
  scores.reduce((highest, score) => (Number.isNaN(score) ? highest : Math.max(highest, score)), 0);

/** The class of a score where `highest` is the highest of all: five equal intervals from 0; undefined without a score. */
export function relativeRiskOf(score: number, highest: number): RelativeRisk | undefined {
  if (Number.isNaN(score)) return undefined;
  if (highest <= 0) return "Very low";
  const fifth = Math.min(4, Math.floor((score / highest) * 5));
  return relativeRisks[4 - fifth];
}

export interface RiskRange {
  readonly relativeRisk: RelativeRisk;
  /** Scores from this on. */
  readonly min: number;
  /** Scores below this; for the highest class, those equal to it too. */
  readonly max: number;
}

/** The intervals of {@link relativeRiskOf}, the highest first. */
export const riskRanges = (highest: number): RiskRange[] =>
  relativeRisks.map((relativeRisk, i) => ({
    relativeRisk,
    min: (highest * (4 - i)) / 5,
    max: (highest * (5 - i)) / 5,
  }));
