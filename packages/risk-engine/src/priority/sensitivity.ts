import { priorityScores } from "./priorityScores.ts";
import { ranksOf } from "./ranks.ts";
import { mostWeight } from "./weightings.ts";

/** What a value set's weight does to an area's rank. */
export interface Move {
  /** Its place among the value sets. */
  readonly set: number;
  readonly bestRank: number;
  readonly worstRank: number;
}

/**
 * For each area the value set whose weight, from 1 to 5 while the others stay, moves it over the most ranks: the first of
 * several, undefined where none moves it or it has no score.
 *
 * @param weights from which one at a time is varied.
 */
export function mostMoving(
  shares: readonly Float64Array[],
  weights: ArrayLike<number>,
): (Move | undefined)[] {
  const areas = shares[0]?.length ?? 0;
  const moves = new Array<Move | undefined>(areas).fill(undefined);
  for (let set = 0; set < shares.length; set++) {
    const { best, worst } = rankRange(shares, weights, set);
    for (let area = 0; area < areas; area++) {
      const move = moves[area];
      const span = worst[area]! - best[area]!;
      if (span > (move === undefined ? 0 : move.worstRank - move.bestRank))
        moves[area] = { set, bestRank: best[area]!, worstRank: worst[area]! };
    }
  }
  return moves;
}

function rankRange(shares: readonly Float64Array[], weights: ArrayLike<number>, set: number) {
  const varied = Array.from(weights);
  varied[set] = 1;
  const best = ranksOf(priorityScores(shares, varied));
  const worst = best.slice();
  for (let weight = 2; weight <= mostWeight; weight++) {
    varied[set] = weight;
    for (const [area, rank] of ranksOf(priorityScores(shares, varied)).entries()) {
      best[area] = Math.min(best[area]!, rank);
      worst[area] = Math.max(worst[area]!, rank);
    }
  }
  return { best, worst };
}
