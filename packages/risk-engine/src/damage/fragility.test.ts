import { describe, expect, it } from "vitest";
import { exceedanceProbability, normalDistribution, stateProbabilities } from "./fragility.ts";

describe("the normal distribution", () => {
  // From standard tables, to more digits than tables print.
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1.959963984540054, 0.025],
    [3, 0.99865010196837],
    [-3.5, 2.32629079035525e-4],
    [-6, 9.86587645037698e-10],
    [-10, 7.61985302416052e-24],
  ])("at %d is %d", (z, probability) => {
    expect(normalDistribution(z) / probability).toBeCloseTo(1, 10);
  });
});

describe("a fragility curve", () => {
  const curve = { median: 0.4, beta: 0.6 };

  it("is one half at its median and one standard deviation up at e to the beta times it", () => {
    expect(exceedanceProbability(curve, 0.4)).toBeCloseTo(0.5, 14);
    expect(exceedanceProbability(curve, 0.4 * Math.exp(0.6))).toBeCloseTo(0.841344746068543, 12);
  });

  it("is 0 without shaking, and not a number without a measurement", () => {
    expect(exceedanceProbability(curve, 0)).toBe(0);
    expect(exceedanceProbability(curve, Number.NaN)).toBeNaN();
  });

  it.each([
    { median: 0, beta: 1 },
    { median: 1, beta: 0 },
    { median: Number.NaN, beta: 1 },
  ])("refuses %o", (bad) => {
    expect(() => exceedanceProbability(bad, 1)).toThrow(
      expect.objectContaining({ code: "fragility/bad-curve" }),
    );
  });

  it("gives states whose probabilities add up to 1, none below 0 even where curves cross", () => {
    const crossing = [
      { median: 0.4, beta: 0.2 },
      { median: 0.5, beta: 1.5 },
    ];
    for (const intensity of [0, 0.1, 0.4, 2]) {
      const states = stateProbabilities(crossing, intensity);
      expect(states.reduce((sum, p) => sum + p)).toBeCloseTo(1, 14);
      expect(states.every((p) => p >= 0)).toBe(true);
    }
  });
});
