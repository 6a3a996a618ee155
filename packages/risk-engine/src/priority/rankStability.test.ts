import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priorityScores } from "./priorityScores.ts";
import { mostRankedAreas, rankStability } from "./rankStability.ts";
import { ranksOf } from "./ranks.ts";
import { mostMoving } from "./sensitivity.ts";
import { firmness, stabilityWords, topShares } from "./stabilityWords.ts";
import { weightingsOf } from "./weightings.ts";

const nan = Number.NaN;
// Few different shares, so that ties are common.
const anyShare = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 8 }).map((n) => n / 8) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(nan) },
);
const anyShares = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 25 }))
  .chain(([sets, areas]) =>
    fc.array(fc.array(anyShare, { minLength: areas, maxLength: areas }), {
      minLength: sets,
      maxLength: sets,
    }),
  )
  .map((columns) => columns.map((column) => Float64Array.from(column)));

/** Every weighting, one number of five digits after the other. */
const everyWeighting = (sets: number): number[][] =>
  sets === 0
    ? [[]]
    : everyWeighting(sets - 1).flatMap((others) => [1, 2, 3, 4, 5].map((weight) => [weight, ...others]));

const ranksUnder = (shares: readonly Float64Array[], weightings: readonly (readonly number[])[]) =>
  weightings.map((weights) => ranksOf(priorityScores(shares, weights)));

describe("issue 12.3: how firm a rank is", () => {
  it("equals ranking by each weighting and looking through the ranks", () => {
    fc.assert(
      fc.property(anyShares, (shares) => {
        const areas = shares[0]!.length;
        const all = ranksUnder(shares, everyWeighting(shares.length));
        const stability = rankStability(shares, weightingsOf(shares.length, areas));
        for (let area = 0; area < areas; area++) {
          const own = all.map((ranks) => ranks[area]!).sort((a, b) => a - b);
          const isRanked = own[0] !== 0;
          const within = (most: number) =>
            isRanked ? own.filter((rank) => rank <= most).length / own.length : nan;
          expect({
            best: stability.best[area],
            median: stability.median[area],
            worst: stability.worst[area],
            inTop5: stability.inTop5[area],
            inTop10: stability.inTop10[area],
          }).toEqual({
            best: own[0],
            median: own[Math.floor((own.length - 1) / 2)],
            worst: own.at(-1),
            inTop5: within(5),
            inTop10: within(10),
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it("looks at every weighting of up to five value sets, each once", () => {
    for (const sets of [1, 2, 5]) {
      const { weights, count, samplingError, seed } = weightingsOf(sets, 2_000);
      const seen = new Set(
        Array.from({ length: count }, (_, i) => weights.subarray(i * sets, (i + 1) * sets).join("")),
      );
      expect([seen.size, samplingError, seed]).toEqual([5 ** sets, 0, undefined]);
      expect(weights.every((weight) => weight >= 1 && weight <= 5)).toBe(true);
    }
  });

  it("samples 4,096 of more, the same each time, each weight as likely as any, and states the error", () => {
    const { weights, count, samplingError, seed } = weightingsOf(8, 2_000);
    expect([count, seed]).toEqual([4_096, 1]);
    expect(weightingsOf(8, 2_000).weights).toEqual(weights);
    expect(weightingsOf(8, 2_000, 2).weights).not.toEqual(weights);
    expect(samplingError).toBeCloseTo(0.0153, 4);
    const drawn = [1, 2, 3, 4, 5].map((weight) => weights.filter((each) => each === weight).length);
    // A fifth of 32,768 draws each; six standard deviations are 434.
    for (const times of drawn) expect(Math.abs(times - weights.length / 5)).toBeLessThan(434);
  });

  it("keeps the stated error: shares of samples lie within it of those of every weighting, mostly", () => {
    const shares = Array.from({ length: 6 }, (_, set) =>
      Float64Array.from({ length: 30 }, (_, area) => ((area * 7 + set * 13 + area * set) % 31) / 31),
    );
    const every = everyWeighting(6).flat();
    const exact = rankStability(shares, { weights: Uint8Array.from(every), count: 5 ** 6 });
    let beyond = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const sample = weightingsOf(6, 30, seed);
      const { inTop10 } = rankStability(shares, sample);
      for (const [area, share] of exact.inTop10.entries())
        if (Math.abs(inTop10[area]! - share) > sample.samplingError) beyond++;
    }
    // 150 comparisons of which at most 1 in 20 may lie beyond.
    expect(beyond).toBeLessThanOrEqual(8);
  });

  it("takes the better of the two ranks in the middle where the weightings are even in number", () => {
    const shares = [Float64Array.of(1, 0), Float64Array.of(0, 1)];
    const { median } = rankStability(shares, { weights: Uint8Array.of(1, 5, 5, 1), count: 2 });
    expect([...median]).toEqual([1, 1]);
  });

  it("leaves room for fewer weightings of very many areas, and says so", () => {
    const few = weightingsOf(6, mostRankedAreas);
    expect(few.count).toBe(2_048);
    expect(few.samplingError).toBeCloseTo(0.0217, 4);
    expect(() => rankStability([new Float64Array(mostRankedAreas + 1)], few)).toThrow(
      expect.objectContaining({ code: "priority/too-many-areas" }),
    );
  });

  it("ranks as many areas as there may be", () => {
    const shares = [Float64Array.from({ length: mostRankedAreas }, (_, area) => area / mostRankedAreas)];
    const { best, worst } = rankStability(shares, weightingsOf(1, mostRankedAreas));
    expect([...best]).toEqual(Array.from(shares[0]!, (_, area) => mostRankedAreas - area));
    expect(worst).toEqual(best);
  });
});

describe("issue 12.3: what moves an area most", () => {
  it("is the value set over whose weights the area's ranks reach furthest", () => {
    const anyCase = anyShares.chain((shares) =>
      fc.tuple(
        fc.constant(shares),
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: shares.length, maxLength: shares.length }),
      ),
    );
    fc.assert(
      fc.property(anyCase, ([shares, weights]) => {
        const moves = mostMoving(shares, weights);
        const spans = shares.map((_, set) => {
          const ranks = ranksUnder(
            shares,
            [1, 2, 3, 4, 5].map((weight) => weights.with(set, weight)),
          );
          return Array.from(shares[0]!, (_, area) => {
            const own = ranks.map((each) => each[area]!);
            return Math.max(...own) - Math.min(...own);
          });
        });
        for (const [area, move] of moves.entries()) {
          const furthest = Math.max(...spans.map((each) => each[area]!));
          expect(move === undefined ? 0 : move.worstRank - move.bestRank).toBe(furthest);
          if (move !== undefined) expect(spans[move.set]![area]).toBe(furthest);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("issue 12.3: a rank's firmness in words", () => {
  const words = (best: number, worst: number, inTop10: number, ranked = 23) =>
    stabilityWords({ best, worst, inTop5: 0.4, inTop10 }, ranked);

  it("says what holds whatever is valued, and otherwise how often", () => {
    expect(words(1, 1, 1)).toBe("Number 1 whatever you value");
    expect(words(1, 5, 1)).toBe("In the top five whatever you value");
    expect(words(3, 10, 1)).toBe("In the top ten whatever you value");
    expect(words(8, 14, 0.62)).toBe("In the top ten for 62% of weightings");
    expect(words(10, 14, 0.0001)).toBe("In the top ten for 1% of weightings");
    expect(words(10, 11, 0.9999)).toBe("In the top ten for 99% of weightings");
    expect(words(11, 20, 0)).toBe("Never in the top ten");
    expect(words(1, 3, 1, 4)).toBe("Between 1 and 3, by what you value");
    expect(words(2, 5, 1, 5)).toBe("Between 2 and 5, by what you value");
  });

  it("says of ten areas or fewer how often one is in the top five", () => {
    const words = (best: number, worst: number, inTop5: number, ranked: number) =>
      stabilityWords({ best, worst, inTop5, inTop10: 1 }, ranked);
    expect(words(3, 8, 0.42, 10)).toBe("In the top five for 42% of weightings");
    expect(words(5, 6, 0.0001, 6)).toBe("In the top five for 1% of weightings");
    expect(words(5, 6, 0.9999, 6)).toBe("In the top five for 99% of weightings");
    expect(words(6, 8, 0, 10)).toBe("Never in the top five");
    expect(words(1, 5, 1, 6)).toBe("In the top five whatever you value");
    expect(words(7, 7, 0, 10)).toBe("Number 7 whatever you value");
  });

  it("gives both shares where one sentence does not say them", () => {
    const shares = (best: number, worst: number, inTop5: number, inTop10: number, ranked = 23) =>
      topShares({ best, worst, inTop5, inTop10 }, ranked);
    expect(shares(2, 14, 0.404, 0.92)).toBe("Top five for 40%, top ten for 92%");
    expect(shares(2, 14, 0.0001, 0.9999)).toBe("Top five for 1%, top ten for 99%");
    expect(shares(3, 9, 0.4, 1)).toBe("Top five for 40%, top ten always");
    expect(shares(6, 11, 0, 0.5)).toBe("Top five never, top ten for 50%");
    // Whatever one values, never, always in one place; of ten areas or fewer the one share is in the words.
    expect([shares(1, 5, 1, 1), shares(11, 20, 0, 0), shares(7, 7, 0, 1), shares(3, 8, 0.4, 1, 10)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is 1 where nothing moves it and 0 where it may be first and last", () => {
    expect([firmness({ best: 3, worst: 3 }, 9), firmness({ best: 1, worst: 9 }, 9)]).toEqual([1, 0]);
    expect(firmness({ best: 1, worst: 1 }, 1)).toBe(1);
  });
});
