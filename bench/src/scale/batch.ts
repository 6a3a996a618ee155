import { normal, seededRandom } from "../random.ts";

export interface Batch {
  /** Elements of each region. */
  readonly regions: readonly number[];
  /** Each does one region at a time, with all its cores. */
  readonly machines: number;
  /** What a region of so many elements takes, as measured. */
  readonly secondsOf: (elements: number) => number;
  /** Deviation of the natural logarithm of what a region takes from that. */
  readonly spread: number;
  /** How many regions break off half-way and are begun again. */
  readonly brokenShare: number;
}

export interface BatchTime {
  readonly hours: number;
  /** How much of the machines' time is spent on regions. */
  readonly busyShare: number;
}

/** Sizes of regions as they come in the world: few large ones, many small ones (lognormal), none above `most`. */
export function regionSizes(total: number, count: number, most: number, seed = 1): number[] {
  const random = seededRandom(seed);
  const weights = Array.from({ length: count }, () => Math.exp(1.1 * normal(random)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => Math.min(most, Math.round((total * weight) / sum)));
}

/** A batch of regions, the largest first; whichever machine is free takes the next. */
export function simulateBatch(batch: Batch, seed = 1): BatchTime {
  const { regions, machines, secondsOf, spread, brokenShare } = batch;
  const random = seededRandom(seed);
  const freeAt = new Float64Array(machines);
  let busy = 0;
  for (const elements of regions.toSorted((a, b) => b - a)) {
    const once = secondsOf(elements) * Math.exp(spread * normal(random));
    const seconds = random() < brokenShare ? 1.5 * once : once;
    const machine = freeAt.indexOf(Math.min(...freeAt));
    freeAt[machine]! += seconds;
    busy += seconds;
  }
  const end = Math.max(...freeAt);
  return { hours: end / 3_600, busyShare: busy / (end * machines) };
}
