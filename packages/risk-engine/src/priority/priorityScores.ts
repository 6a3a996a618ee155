/** Steps of a score from 0 to 1: those that differ by less are equal, since sums in another order differ in their last digits. */
const steps = 1e12;

/** A score, 0 to 1, as the nearest of its steps, of which 1e12 make 1. */
export const scoreSteps = (score: number): number => Math.round(score * steps);

/** To 12 decimals. */
export const roundedScore = (score: number): number => scoreSteps(score) / steps;

/** The mean of what value sets' shares are in an area, weighted by the weights; not rounded. A share that is NaN is left out; NaN where every one is. */
export function meanShare(shares: readonly Float64Array[], weights: ArrayLike<number>, area: number): number {
  let sum = 0;
  let weighed = 0;
  for (let set = 0; set < shares.length; set++) {
    const share = shares[set]![area]!;
    if (Number.isNaN(share)) continue;
    sum += weights[set]! * share;
    weighed += weights[set]!;
  }
  return sum / weighed;
}

/**
 * The score of each area, 0 to 1 to 12 decimals: the mean of its value sets' shares, weighted by the weights. A set whose share
 * is NaN is left out of an area's mean; NaN where every one is, and where there are no sets.
 *
 * @param shares of each value set, by area.
 * @param weights of the value sets, in the same order, above 0.
 */
export function priorityScores(
  shares: readonly Float64Array[],
  weights: ArrayLike<number>,
): Float64Array<ArrayBuffer> {
  const scores = new Float64Array(shares[0]?.length ?? 0);
  for (let area = 0; area < scores.length; area++)
    scores[area] = roundedScore(meanShare(shares, weights, area));
  return scores;
}

/** What each value set adds to an area's score: together the score; 0 for one whose share is NaN. To 12 decimals. */
export function contributions(
  shares: readonly Float64Array[],
  weights: ArrayLike<number>,
  area: number,
): number[] {
  const isKnown = shares.map((share) => !Number.isNaN(share[area]));
  const weighed = isKnown.reduce((sum, known, set) => sum + (known ? weights[set]! : 0), 0);
  return shares.map((share, set) =>
    isKnown[set] ? roundedScore((weights[set]! * share[area]!) / weighed) : 0,
  );
}
