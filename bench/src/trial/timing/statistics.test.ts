import { describe, expect, it } from "vitest";
import { normal, seededRandom } from "../../random.ts";
import { exceedsNoise, mannWhitney, median, medianDifference } from "./statistics.ts";

/** Times as they are: some 60 ms, with a long tail to the right. */
const times = (count: number, random: () => number, more = 0) =>
  Array.from({ length: count }, () => 60 + more + 2 * Math.exp(0.8 * normal(random)));

describe("A-23: whether times differ", () => {
  it("is the difference of medians, with what a sample tells of it", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    const random = seededRandom(1);
    const { difference, low, high } = medianDifference(times(400, random), times(400, random, 1), random);
    expect(difference).toBeGreaterThan(0.7);
    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(1);
  });

  it("is, by rank, Mann and Whitney's U", () => {
    // U = 45 + 10 / 2 = 50, its deviation 36.95 (ten pairs of ties), z = 149.5 / 36.95 = 4.046, and beyond that lie 5.21e-5.
    const run = (from: number) => Array.from({ length: 20 }, (_, i) => from + i);
    expect(mannWhitney(run(1), run(11))).toBeCloseTo(5.21e-5, 6);
    expect(mannWhitney(run(1), run(1))).toBeCloseTo(1, 6);
    expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
  });

  it("finds a millisecond in sixty with 400 of each, and nothing where there is nothing", () => {
    let found = 0;
    let made = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(seed);
      const [known, unknown, again] = [times(400, random, 1), times(400, random), times(400, random)];
      const noise = medianDifference(unknown, again, random, 400);
      if (exceedsNoise(medianDifference(unknown, known, random, 400), noise)) found++;
      const [same, other] = [times(400, random), times(400, random)];
      if (exceedsNoise(medianDifference(same, other, random, 400), noise)) made++;
      expect(mannWhitney(known, unknown)).toBeLessThan(0.01);
    }
    expect(found).toBeGreaterThan(17);
    expect(made).toBe(0);
  });
});
