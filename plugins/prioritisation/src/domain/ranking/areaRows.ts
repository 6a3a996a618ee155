import type { RankStability } from "@stopbank/contract/rank-stability";
import { firmness, stabilityWords, topShares } from "@stopbank/risk-engine/stability-words";
import type { AreaSort } from "../choice/priorityChoice.ts";
import type { RankedArea, Ranking } from "./rankAreas.ts";

/** Over which ranks an area goes when weights change, of how many areas that have one. */
export interface RankBand {
  readonly best: number;
  readonly median: number;
  readonly worst: number;
  readonly ranked: number;
  /** "In the top ten whatever you value". */
  readonly words: string;
  /** "Top five for 40%, top ten for 92%"; undefined where the words alone say it. */
  readonly shares: string | undefined;
  /** 0 to 1: 1 where no weighting moves it. */
  readonly firmness: number;
}

export interface AreaRow extends RankedArea {
  /** Undefined until it is worked out, and for an area without a rank. */
  readonly band: RankBand | undefined;
}

const known = new WeakMap<RankStability, ReadonlyMap<string, RankBand>>();

/** How firm each area's rank is, by area; undefined for one without a rank. Table and map have them of the same answer: worked out once. */
export function rankBands(stability: RankStability): ReadonlyMap<string, RankBand> {
  const bands = known.get(stability) ?? bandsOf(stability);
  known.set(stability, bands);
  return bands;
}

function bandsOf(stability: RankStability): ReadonlyMap<string, RankBand> {
  const regions = Object.values(stability.regions);
  const ranked = regions.filter(({ best_rank }) => best_rank !== null).length;
  return new Map(
    regions.flatMap((region) => {
      const { best_rank: best, median_rank: median, worst_rank: worst } = region;
      if (best === null || median === null || worst === null) return [];
      const ranks = { best, worst, inTop5: region.share_in_top_5 ?? 0, inTop10: region.share_in_top_10 ?? 0 };
      const band: RankBand = {
        best,
        median,
        worst,
        ranked,
        words: stabilityWords(ranks, ranked),
        shares: topShares(ranks, ranked),
        firmness: firmness(ranks, ranked),
      };
      return [[region.area, band] as const];
    }),
  );
}

/** The areas as a table lists them; what a column has no figure for stands last, whichever way it is sorted. */
export function areaRows(
  { areas }: Pick<Ranking, "areas">,
  bands: ReadonlyMap<string, RankBand> | undefined,
  { column, isDescending }: AreaSort,
): readonly AreaRow[] {
  const direction = isDescending ? -1 : 1;
  const keyOf = (row: AreaRow): number | undefined =>
    column === "priority"
      ? row.rank
      : column === "unknown"
        ? row.unknownShare
        : row.band && row.band.worst - row.band.best;
  return areas
    .map((area): AreaRow => ({ ...area, band: bands?.get(area.area) }))
    .toSorted((a, b) => {
      if (column === "area") return direction * byName(a, b);
      const [one, other] = [keyOf(a), keyOf(b)];
      if (one === other) return byRank(a, b) || byName(a, b);
      if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
      return direction * (one - other);
    });
}

const collator = new Intl.Collator("en-NZ", { numeric: true });
const byName = (a: RankedArea, b: RankedArea) => collator.compare(a.name, b.name);
const byRank = (a: RankedArea, b: RankedArea) =>
  (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
