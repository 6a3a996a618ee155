import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { annualDamageTogether, damageTogether } from "./combineDamage.ts";

const columns = (value: readonly number[], min = value, max = value) => ({
  min: Float64Array.from(min),
  value: Float64Array.from(value),
  max: Float64Array.from(max),
});
const cost = { value: Float64Array.of(400_000, 100_000, 100_000, Number.NaN) };

describe("damage of several hazards in one event", () => {
  it("is of what the others have left, worked by hand", () => {
    // 25% and 50%: the second halves the three quarters that stand.
    const together = damageTogether(
      [columns([100_000, 0, 100_000, 0]), columns([200_000, 30_000, 100_000, 0])],
      cost,
    );
    expect([...together.value]).toEqual([250_000, 30_000, 100_000, 0]);
  });

  it("keeps each bound to its own, and is not known where one hazard's is not", () => {
    const costs = { value: Float64Array.of(100), min: Float64Array.of(80), max: Float64Array.of(200) };
    const each = columns([20], [8], [100]);
    const { min, value, max } = damageTogether([each, each], costs);
    // Shares of 10%, 20% and 50% of what each bound is worth.
    expect([min[0], value[0], max[0]].map((n) => Math.round((n ?? 0) * 1e6) / 1e6)).toEqual([15.2, 36, 150]);
    expect(damageTogether([columns([Number.NaN]), columns([0])], costs).value[0]).toBeNaN();
  });

  it("lies between the worst of them and their sum, in whatever order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (ratios) => {
        const costs = { value: Float64Array.of(1_000) };
        const damages = ratios.map((ratio) => columns([ratio * 1_000]));
        const [loss = Number.NaN] = damageTogether(damages, costs).value;
        const sum = ratios.reduce((total, ratio) => total + ratio * 1_000, 0);
        expect(loss).toBeGreaterThanOrEqual(Math.max(0, ...ratios) * 1_000 - 1e-9);
        expect(loss).toBeLessThanOrEqual(Math.min(1_000, sum) + 1e-9);
        expect(damageTogether(damages.toReversed(), costs).value[0]).toBeCloseTo(loss, 9);
      }),
    );
  });
});

it("adds up the annual damage of independent hazards, at most what an element is worth", () => {
  const together = annualDamageTogether([columns([100, 60, 0, 0]), columns([50, 70, 5, 0])], {
    value: Float64Array.of(1_000, 100, 100, Number.NaN),
  });
  expect([...together.value]).toEqual([150, 100, 5, 0]);
});

it("adds up by the year in any order, element by element, to no more than any element is worth", () => {
  const money = fc.double({ min: 0, max: 2_000, noNaN: true });
  const hazards = fc.array(fc.tuple(money, money, money), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(hazards, fc.tuple(money, money, money), (each, worth) => {
      const costs = { value: Float64Array.from(worth) };
      const damages = each.map((values) => columns(values));
      const { value } = annualDamageTogether(damages, costs);
      const backwards = annualDamageTogether(damages.toReversed(), costs).value;
      for (const [element, cost] of worth.entries()) {
        const sum = each.reduce((total, values) => total + (values[element] ?? 0), 0);
        expect(value[element]).toBeCloseTo(Math.min(sum, cost), 6);
        expect(backwards[element]).toBeCloseTo(value[element] ?? Number.NaN, 6);
      }
    }),
  );
});
