export interface StackedBucket {
  /** Names it in words: "0.5 to 1 m", "Day 3". */
  readonly label: string;
  /** Under its left edge or, for buckets that are names, its middle. */
  readonly tick: string;
  /** Of each series, in their order. */
  readonly values: readonly number[];
}

export const bucketTotal = ({ values }: StackedBucket): number =>
  values.reduce((sum, value) => sum + value, 0);

/**
 * Heights to draw so that bars look stacked: whole stacks first, then ever shorter ones over them, so that what
 * shows of each is its own part.
 *
 * @returns for series `n - 1` down to 0, by bucket, the sum of series 0 up to and including it.
 */
export function stackHeights(
  buckets: readonly Pick<StackedBucket, "values">[],
  seriesCount: number,
): number[][] {
  return Array.from({ length: seriesCount }, (_, at) => {
    const upTo = seriesCount - at;
    return buckets.map(({ values }) => values.slice(0, upTo).reduce((sum, value) => sum + value, 0));
  });
}
