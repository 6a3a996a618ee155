import { describe, expect, it } from "vitest";
import { damageCurve, damageRatio } from "../damage/curves.ts";
import { type EadRule, eadRules, eadWeights, weightedEstimate } from "./ead.ts";

interface DamagePoint {
  readonly years: number;
  readonly damage: number;
}

/** By the two functions that answers and reports go by. */
function expectedAnnualDamage(curve: readonly DamagePoint[], rule: EadRule = eadRules["log-linear"]): number {
  const weights = eadWeights(
    curve.map(({ years }) => years),
    rule,
  );
  const damages = curve.map(({ damage }) => ({ min: damage / 2, value: damage, max: damage * 2 }));
  const { min, value, max } = weightedEstimate(damages, weights);
  if (!Number.isNaN(value)) expect([min, max]).toEqual([value / 2, value * 2]);
  return value;
}

const points = (years: number[], damages: number[]): DamagePoint[] =>
  years.map((T, i) => ({ years: T, damage: damages[i]! }));
const published = points([1, 2, 5, 25, 50, 100], [5, 10, 50, 300, 1200, 3000]);

describe("expected annual damage", () => {
  it("meets the answers published for Delft-FIAT", () => {
    expect(expectedAnnualDamage(published)).toBeCloseTo(98.4934, 4);
    expect(expectedAnnualDamage(published, { between: "trapezoid", tail: true })).toBeCloseTo(106.75, 10);
    expect(expectedAnnualDamage([{ years: 10, damage: 5 }])).toBe(0.5);
  });

  it("meets Delft-FIAT's geometry case for object 3, from touched cells to dollars a year", () => {
    // Depths of the seven cells the triangle touches; maximum damage 3000; structure 1.
    const cells = [2.0, 2.0, 1.8, 1.6, 1.8, 1.6, 1.4];
    const meanDepth = cells.reduce((sum, depth) => sum + depth) / cells.length;
    const structure1 = damageCurve(
      Array.from({ length: 21 }, (_, i) => {
        const depth = i / 4;
        const fraction = Math.max(0, Math.min(Math.log(depth) / Math.log(5), 0.96));
        return [depth, Math.round(fraction * 100) / 100] as const;
      }),
    );
    const damage = (depth: number) => 3000 * damageRatio(structure1, depth, 0.01);
    expect(damage(meanDepth)).toBeCloseTo(1038, 6);
    const risk = points(
      [2, 5, 10, 25],
      [1.5, 1.8, 1.9, 1.95].map((factor) => damage(meanDepth * factor)),
    );
    expect(expectedAnnualDamage(risk)).toBeCloseTo(1022.47, 2);
  });

  it("is damage times probability when damage is the same at every return period", () => {
    for (const between of ["log-linear", "trapezoid"] as const) {
      const flat = points([2, 10, 100], [7, 7, 7]);
      expect(expectedAnnualDamage(flat, { between, tail: true })).toBeCloseTo(3.5, 12);
      expect(expectedAnnualDamage(flat, { between, tail: false })).toBeCloseTo(7 * (0.5 - 0.01), 12);
    }
  });

  it("without the tail leaves rarer events out", () => {
    expect(expectedAnnualDamage([{ years: 10, damage: 5 }], { between: "log-linear", tail: false })).toBe(0);
  });

  it("is not a number where a damage is not", () => {
    expect(expectedAnnualDamage(points([10, 20], [1, Number.NaN]))).toBeNaN();
  });

  it.each<[string, DamagePoint[]]>([
    ["no point", points([], [])],
    ["a return period twice", points([10, 10], [1, 2])],
    ["a return period of 0", points([0, 10], [1, 2])],
    ["a return period that is not a number", points([10, Number.NaN], [1, 2])],
    ["return periods that fall", points([20, 10], [2, 1])],
  ])("refuses %s", (_case, curve) => {
    const refusal = expect.objectContaining({ code: "ead/bad-return-periods" });
    expect(() => expectedAnnualDamage(curve)).toThrow(refusal);
  });
});
