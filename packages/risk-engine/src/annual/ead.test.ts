import { describe, expect, it } from "vitest";
import { damageCurve, damageRatio } from "../damage/curves.ts";
import {
  type DamagePoint,
  type EadRule,
  eadWeights,
  expectedAnnualDamage,
  expectedAnnualDamageOfEvents,
  expectedAnnualDamages,
} from "./ead.ts";

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

  it("does not depend on the order of the points", () => {
    expect(expectedAnnualDamage(published.toReversed())).toBe(expectedAnnualDamage(published));
  });

  it("of all elements is that of each, and not a number where a damage is not", () => {
    const rule: EadRule = { between: "log-linear", tail: true };
    const damages = [Float64Array.of(0, 10, Number.NaN), Float64Array.of(100, 20, 5)];
    const [first, second, third] = expectedAnnualDamages(damages, eadWeights([10, 100], rule));
    expect(first).toBeCloseTo(expectedAnnualDamage(points([10, 100], [0, 100])), 12);
    expect(second).toBeCloseTo(expectedAnnualDamage(points([10, 100], [10, 20])), 12);
    expect(third).toBeNaN();
  });

  it("of events is damage times frequency", () => {
    expect(expectedAnnualDamageOfEvents(Float64Array.of(100, 1000), Float64Array.of(0.1, 0.01))).toBeCloseTo(
      20,
      12,
    );
  });

  it.each([
    ["no point", points([], []), "ead/bad-return-periods"],
    ["a return period twice", points([10, 10], [1, 2]), "ead/bad-return-periods"],
    ["a return period of 0", points([0, 10], [1, 2]), "ead/bad-return-periods"],
    ["a return period that is not a number", points([10, Number.NaN], [1, 2]), "ead/bad-return-periods"],
    ["a damage that is not a number", points([10, 20], [1, Number.NaN]), "ead/bad-damage"],
  ])("refuses %s", (_case, curve, code) => {
    expect(() => expectedAnnualDamage(curve)).toThrow(expect.objectContaining({ code }));
  });

  it("refuses columns that do not match", () => {
    const refusal = expect.objectContaining({ code: "ead/bad-damage" });
    expect(() => expectedAnnualDamages([Float64Array.of(1)], eadWeights([10, 100]))).toThrow(refusal);
    expect(() => expectedAnnualDamageOfEvents(Float64Array.of(1), Float64Array.of(-1))).toThrow(refusal);
  });
});
