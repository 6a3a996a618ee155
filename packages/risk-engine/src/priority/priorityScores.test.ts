import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contributions, priorityScores } from "./priorityScores.ts";
import { highestScore, ranksOf, relativeRiskOf, relativeRisks, riskRanges } from "./ranks.ts";

const nan = Number.NaN;
const anyShare = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(nan, 0, 1) },
);
const sets = 4;
const anyArea = fc.array(anyShare, { minLength: sets, maxLength: sets });
const anyWeights = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: sets, maxLength: sets });
const columnsOf = (areas: readonly (readonly number[])[]) =>
  Array.from({ length: sets }, (_, set) => Float64Array.from(areas, (area) => area[set]!));

describe("PRI-16 AMB-37: an area's score", () => {
  it("is the mean of its value sets' shares by the weights, without those that are not known", () => {
    const shares = [Float64Array.of(0.5, nan, nan), Float64Array.of(0.2, 0.2, nan)];
    expect(priorityScores(shares, [3, 1])).toEqual(Float64Array.of(0.425, 0.2, nan));
    expect(contributions(shares, [3, 1], 0)).toEqual([0.375, 0.05]);
    expect(contributions(shares, [3, 1], 1)).toEqual([0, 0.2]);
  });

  it("moves towards a value set's share when that set's weight is raised", () => {
    fc.assert(
      fc.property(anyArea, anyWeights, fc.nat(sets - 1), (area, weights, set) => {
        fc.pre(weights[set]! < 5 && !Number.isNaN(area[set]));
        const scoreOf = (by: readonly number[]) => priorityScores(columnsOf([area]), by)[0]!;
        const before = scoreOf(weights);
        const after = scoreOf(weights.with(set, weights[set]! + 1));
        expect(Math.abs(after - area[set]!)).toBeLessThanOrEqual(Math.abs(before - area[set]!) + 2e-12);
      }),
    );
  });

  it("lies between the least and the greatest of its shares, and is what its parts add up to", () => {
    fc.assert(
      fc.property(anyArea, anyWeights, (area, weights) => {
        const known = area.filter((share) => !Number.isNaN(share));
        fc.pre(known.length > 0);
        const shares = columnsOf([area]);
        const score = priorityScores(shares, weights)[0]!;
        expect(score).toBeGreaterThanOrEqual(Math.min(...known) - 1e-12);
        expect(score).toBeLessThanOrEqual(Math.max(...known) + 1e-12);
        const parts = contributions(shares, weights, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 10);
      }),
    );
  });

  it("does not change when every weight is multiplied", () => {
    fc.assert(
      fc.property(anyArea, anyWeights, (area, weights) => {
        const shares = columnsOf([area]);
        const twice = weights.map((weight) => weight * 3);
        expect(priorityScores(shares, twice)[0]).toBeCloseTo(priorityScores(shares, weights)[0]!, 11);
      }),
    );
  });
});

describe("PRI-02 PRI-15: the rank and the class of a score", () => {
  it("give equal scores one rank, and none to what has no score", () => {
    expect([...ranksOf(Float64Array.of(0.2, 0.5, nan, 0.5, 0))]).toEqual([3, 1, 0, 1, 4]);
  });

  it("equal a count of the higher scores", () => {
    const tenths = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 9 }).map((n) => n / 10),
        fc.constant(nan),
      ),
    );
    fc.assert(
      fc.property(tenths, (scores) => {
        const expected = scores.map((score) =>
          Number.isNaN(score) ? 0 : 1 + scores.filter((other) => other > score).length,
        );
        expect([...ranksOf(Float64Array.from(scores))]).toEqual(expected);
      }),
    );
  });

  it("part five equal intervals from 0 to the highest score", () => {
    const classes = [0, 0.099, 0.1, 0.25, 0.39, 0.41, 0.5].map((score) => relativeRiskOf(score, 0.5));
    expect(classes).toEqual(["Very low", "Very low", "Low", "Moderate", "High", "Very high", "Very high"]);
    expect(relativeRiskOf(nan, 0.5)).toBeUndefined();
    expect(relativeRiskOf(0, 0)).toBe("Very low");
  });

  it("agree with the legend, whatever the scores", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }), (list) => {
        const highest = highestScore(Float64Array.from([...list, nan]));
        expect(highest).toBe(Math.max(...list, 0));
        const ranges = riskRanges(highest);
        expect(ranges.map(({ relativeRisk }) => relativeRisk)).toEqual([...relativeRisks]);
        for (const score of list) {
          const range = ranges.find(({ relativeRisk }) => relativeRisk === relativeRiskOf(score, highest))!;
          expect(score).toBeGreaterThanOrEqual(range.min - 1e-12);
          expect(score).toBeLessThanOrEqual(range.max + 1e-12);
        }
      }),
    );
  });
});
