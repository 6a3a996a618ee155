/** An area's ranks over many weightings. */
export interface RankBand {
  readonly best: number;
  readonly worst: number;
  /** Of the weightings, 0 to 1. */
  readonly inTop10: number;
}

/**
 * How firm an area's place is, in words.
 *
 * @param ranked how many areas have a rank.
 */
export function stabilityWords({ best, worst, inTop10 }: RankBand, ranked: number): string {
  if (best === worst) return `Number ${best} whatever you value`;
  if (worst <= 5 && ranked > 5) return "In the top five whatever you value";
  if (worst <= 10 && ranked > 10) return "In the top ten whatever you value";
  if (ranked <= 10) return `Between ${best} and ${worst}, by what you value`;
  if (inTop10 <= 0) return "Never in the top ten";
  const percent = Math.min(99, Math.max(1, Math.round(inTop10 * 100)));
  return `In the top ten for ${percent}% of weightings`;
}

/** How firm an area's place is, 0 to 1: 1 where no weighting moves it, 0 where it may be the first and the last. */
export const firmness = ({ best, worst }: Omit<RankBand, "inTop10">, ranked: number): number =>
  ranked <= 1 ? 1 : 1 - (worst - best) / (ranked - 1);
