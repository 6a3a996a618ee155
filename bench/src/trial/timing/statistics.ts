/** From the smallest to the largest that a number may be, as far as a sample tells. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
};

/**
 * The difference of two samples' medians, `second` less `first`, with 95 of 100 by percentile bootstrap.
 *
 * @param random from 0 to 1.
 */
export function medianDifference(
  first: readonly number[],
  second: readonly number[],
  random: () => number,
  draws = 2_000,
): Interval & { readonly difference: number } {
  const drawn = (values: readonly number[]) =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN));
  const differences = Array.from({ length: draws }, () => drawn(second) - drawn(first)).sort((a, b) => a - b);
  const at = (share: number) => differences[Math.floor(share * (draws - 1))] ?? Number.NaN;
  return { difference: median(second) - median(first), low: at(0.025), high: at(0.975) };
}

/**
 * How likely two samples of one kind differ as much in rank as these do, two-sided: Mann-Whitney's U by the normal approximation,
 * with its correction for ties. For samples of 20 and more.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end++;
    const count = end - start;
    ties += count ** 3 - count;
    // Those that are equal share the mean of their ranks.
    for (let i = start; i < end; i++) if (all[i]?.isFirst) rankSum += (start + 1 + end) / 2;
    start = end;
  }
  const [n, m] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1))));
  if (deviation === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / deviation;
  return 2 * (1 - normalBelow(z));
}

/** The share of a normal distribution below z (Abramowitz and Stegun 26.2.17; exact to 7.5e-8). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const powers = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  return 1 - density * powers.reduce((sum, factor, i) => sum + factor * t ** (i + 1), 0);
}

/**
 * Whether two kinds differ by more than two samples of one kind do.
 *
 * @param between of the two kinds; @param within of two samples of one, measured at the same time.
 */
export const exceedsNoise = (between: Interval, within: Interval): boolean => {
  const noise = Math.max(Math.abs(within.low), Math.abs(within.high));
  return between.low > noise || between.high < -noise;
};
