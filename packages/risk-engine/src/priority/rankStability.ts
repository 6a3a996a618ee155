import { DomainError } from "@stopbank/errors";
import { meanShare, scoreSteps } from "./priorityScores.ts";
import type { Weightings } from "./weightings.ts";

/** Where each area ranks over many weightings: 0, and NaN for shares, for an area that has no score in any. */
export interface RankStability {
  readonly best: Uint16Array;
  /** Of the ranks in order, the one in the middle; of two, the better. */
  readonly median: Uint16Array;
  readonly worst: Uint16Array;
  /** Of the weightings, 0 to 1, those in which the area is among the first five, and ten. */
  readonly inTop5: Float64Array;
  readonly inTop10: Float64Array;
}

/** An area's number and its score to 12 decimals go into one exact number: 1e12 of scores and so many areas stay below 2^53. */
export const mostRankedAreas = 8_192;

/**
 * Ranks areas by each weighting, as `priorityScores` and `ranksOf` do.
 *
 * Score and area are one number to sort by, and what is sorted is an array of plain numbers: several times faster than sorting
 * areas by a comparison.
 *
 * @param shares of each value set, by area; NaN where nothing was assessed.
 * @throws DomainError `priority/too-many-areas` beyond {@link mostRankedAreas}.
 */
export function rankStability(
  shares: readonly Float64Array[],
  { weights, count }: Pick<Weightings, "weights" | "count">,
): RankStability {
  const areas = shares[0]?.length ?? 0;
  if (areas > mostRankedAreas) throw tooManyAreas(areas);
  const ranked = rankedAreas(shares, areas);
  const columns = shares.map((share) => Float64Array.from(ranked, (area) => share[area]!));
  const ranks = new Uint16Array(ranked.length * count);
  const keys = new Float64Array(ranked.length);
  for (let weighting = 0; weighting < count; weighting++) {
    const from = weighting * shares.length;
    sortKeys(keys, columns, weights.subarray(from, from + shares.length));
    let rank = 1;
    let before = -1;
    for (let place = keys.length - 1; place >= 0; place--) {
      const key = keys[place]!;
      const score = Math.floor(key / mostRankedAreas);
      if (score !== before) rank = keys.length - place;
      before = score;
      ranks[(key - score * mostRankedAreas) * count + weighting] = rank;
    }
  }
  return read(ranks, count, ranked, areas);
}

/** Those with a score in any weighting, which is in every one. */
function rankedAreas(shares: readonly Float64Array[], areas: number): Uint16Array {
  const all = Uint16Array.from({ length: areas }, (_, area) => area);
  return all.filter((area) => shares.some((share) => !Number.isNaN(share[area])));
}

function sortKeys(keys: Float64Array, shares: readonly Float64Array[], weights: Uint8Array): void {
  for (let area = 0; area < keys.length; area++)
    keys[area] = scoreSteps(meanShare(shares, weights, area)) * mostRankedAreas + area;
  keys.sort();
}

function read(ranks: Uint16Array, count: number, ranked: Uint16Array, areas: number): RankStability {
  const stability = {
    best: new Uint16Array(areas),
    median: new Uint16Array(areas),
    worst: new Uint16Array(areas),
    inTop5: new Float64Array(areas).fill(Number.NaN),
    inTop10: new Float64Array(areas).fill(Number.NaN),
  };
  /** How often an area has each rank: its ranks in order without sorting them. */
  const times = new Uint32Array(ranked.length + 1);
  const middle = (count + 1) >> 1;
  for (const [at, area] of ranked.entries()) {
    times.fill(0);
    for (let place = at * count; place < (at + 1) * count; place++) times[ranks[place]!]!++;
    let passed = 0;
    for (let rank = 1; rank < times.length; rank++) {
      if (times[rank] === 0) continue;
      if (passed === 0) stability.best[area] = rank;
      if (passed < middle && passed + times[rank]! >= middle) stability.median[area] = rank;
      passed += times[rank]!;
      stability.worst[area] = rank;
    }
    stability.inTop5[area] = sumUpTo(times, 5) / count;
    stability.inTop10[area] = sumUpTo(times, 10) / count;
  }
  return stability;
}

const sumUpTo = (times: Uint32Array, rank: number): number =>
  times.subarray(0, rank + 1).reduce((sum, each) => sum + each, 0);

const tooManyAreas = (areas: number) =>
  new DomainError(
    "invalid",
    "priority/too-many-areas",
    `${areas} areas are too many to rank; ${mostRankedAreas} are the most.`,
  );
