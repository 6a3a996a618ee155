import type { AreaParts } from "@stopbank/contract/prioritisation-parts";

/** A part of an area's score. */
export interface ScorePart {
  readonly key: string;
  readonly label: string;
  /** 0 to 1, of the score. */
  readonly ofScore: number;
}

/** What each value set has in an area's score, the most first; those that nothing is known of last. */
export function byValueSet({ totalAreaScore, value_sets }: AreaParts): readonly (ScorePart & {
  readonly weight: number;
  /** 0 to 1, of what was assessed there; undefined where nothing of it was. */
  readonly share: number | undefined;
  readonly unknownShare: number;
  /** 0 to 1, of the share: so much of it is of elements of which is not known how badly they would be damaged. */
  readonly assumedShare: number;
})[] {
  return value_sets
    .map(({ value_set_id, display_name, weight, share, unknown_share, assumed_share, contribution }) => ({
      key: value_set_id,
      label: display_name,
      ofScore: partOf(contribution, totalAreaScore),
      weight,
      share: share ?? undefined,
      unknownShare: unknown_share,
      assumedShare: share ? (assumed_share ?? 0) / share : 0,
    }))
    .toSorted(
      (a, b) => Number(a.share === undefined) - Number(b.share === undefined) || b.ofScore - a.ofScore,
    );
}

/** What each group of hazards has in it, over all value sets, the most first. */
export function byHazardGroup({ totalAreaScore, value_sets }: AreaParts): readonly ScorePart[] {
  const sums = new Map<string, number>();
  for (const { hazard_group, contribution } of value_sets.flatMap((set) => set.hazard_groups))
    sums.set(hazard_group, (sums.get(hazard_group) ?? 0) + contribution);
  return [...sums]
    .map(([group, contribution]) => ({
      key: group,
      label: group,
      ofScore: partOf(contribution, totalAreaScore),
    }))
    .toSorted((a, b) => b.ofScore - a.ofScore);
}

const partOf = (contribution: number, score: number | null): number =>
  score === null || score === 0 ? 0 : contribution / score;
