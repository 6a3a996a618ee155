/** An area's ranks over many weightings. */
export interface RankBand {
  readonly best: number;
  readonly worst: number;
  /** For what share of the weightings it is among the first five and the first ten, 0 to 1. */
  readonly inTop5: number;
  readonly inTop10: number;
}

/**
 * How firm an area's place is, in words.
 *
 * @param ranked how many areas have a rank.
 */
export function stabilityWords({ best, worst, inTop5, inTop10 }: RankBand, ranked: number): string {
  if (best === worst) return `Number ${best} whatever you value`;
  if (worst <= 5 && ranked > 5) return "In the top five whatever you value";
  if (worst <= 10 && ranked > 10) return "In the top ten whatever you value";
  if (ranked <= 5) return `Between ${best} and ${worst}, by what you value`;
  const [top, share] = ranked <= 10 ? ["top five", inTop5] : ["top ten", inTop10];
  return share <= 0 ? `Never in the ${top}` : `In the ${top} for ${percent(share)} of weightings`;
}

/**
 * How often an area is among the first five and among the first ten: "Top five for 40%, top ten for 92%". Undefined where
 * `stabilityWords` alone says it.
 *
 * @param ranked how many areas have a rank.
 */
export function topShares({ best, worst, inTop5, inTop10 }: RankBand, ranked: number): string | undefined {
  if (ranked <= 10 || best === worst || worst <= 5 || inTop10 <= 0) return undefined;
  const five = inTop5 <= 0 ? "never" : `for ${percent(inTop5)}`;
  return `Top five ${five}, top ten ${worst <= 10 ? "always" : `for ${percent(inTop10)}`}`;
}

/** A share of weightings that is neither none nor all of them. */
const percent = (share: number): string => `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;

/** How firm an area's place is, 0 to 1: 1 where no weighting moves it, 0 where it may be the first and the last. */
export const firmness = ({ best, worst }: Pick<RankBand, "best" | "worst">, ranked: number): number =>
  ranked <= 1 ? 1 : 1 - (worst - best) / (ranked - 1);
