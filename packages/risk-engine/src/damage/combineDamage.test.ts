import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { togetherOf } from "../testing/togetherOf.ts";
import * as combined from "./combineDamage.ts";

const columns = (value: readonly number[], min = value, max = value) => ({
  min: Float64Array.from(min),
  value: Float64Array.from(value),
  max: Float64Array.from(max),
});
/** What a hazard costs, an element each, and what it puts at stake. */
const loss = (damage: readonly number[], atStake: readonly number[]): combined.HazardLoss => ({
  damage: columns(damage),
  atStake: { value: Float64Array.from(atStake) },
});
const damageTogether = togetherOf(combined.damageTogether);
const annualDamageTogether = togetherOf(combined.annualDamageTogether);
const cost = [400_000, 100_000, 100_000, Number.NaN];

describe("damage of several hazards in one event", () => {
  it("is of what the others have left, worked by hand", () => {
    // 25% and 50%: the second halves the three quarters that stand.
    const together = damageTogether([
      loss([100_000, 0, 100_000, 0], cost),
      loss([200_000, 30_000, 100_000, 0], cost),
    ]);
    expect([...together.value]).toEqual([250_000, 30_000, 100_000, 0]);
  });

  it.each([
    // A house of $100k with contents of $200k.
    ["a storm that takes all, and a flood", [300_000, 300_000], [50_000, 300_000], 300_000],
    ["a storm and an earthquake that take all", [300_000, 300_000], [300_000, 300_000], 300_000],
    // Half of all, and half of the house: three quarters of the house and half of the contents.
    ["a storm to all, and an earthquake to the house", [150_000, 300_000], [50_000, 100_000], 175_000],
    ["damages of which one is more than was at stake", [120_000, 100_000], [60_000, 120_000], 120_000],
  ])("goes by what each puts at stake: %s", (_, [one, of], [other, ofOther], expected) => {
    const together = damageTogether([loss([one!], [of!]), loss([other!], [ofOther!])]);
    expect(together.value[0]).toBe(expected);
  });

  it("keeps each bound to its own, and is not known where one hazard's is not", () => {
    const atStake = { value: Float64Array.of(100), min: Float64Array.of(80), max: Float64Array.of(200) };
    const each = { damage: columns([20], [8], [100]), atStake };
    const { min, value, max } = damageTogether([each, each]);
    // Shares of 10%, 20% and 50% of what each bound is worth.
    expect([min[0], value[0], max[0]].map((n) => Math.round((n ?? 0) * 1e6) / 1e6)).toEqual([15.2, 36, 150]);
    expect(damageTogether([loss([Number.NaN], [100]), loss([0], [100])]).value[0]).toBeNaN();
  });

  it("of one hazard needs no amount at stake, of two it does", () => {
    const unknown = loss([5], [Number.NaN]);
    expect(damageTogether([unknown, loss([0], [100])]).value[0]).toBe(5);
    expect(damageTogether([unknown, loss([5], [100])]).value[0]).toBeNaN();
  });
});

const money = fc.double({ min: 0, max: 1e6, noNaN: true });
/** Damage and amount at stake; some damage all, some more than all. */
const anyLoss = fc
  .tuple(money, money, fc.constantFrom("as it is", "within", "all"))
  .map(([one, other, how]) => {
    if (how === "as it is") return { damage: one, atStake: other };
    return {
      damage: how === "all" ? Math.max(one, other) : Math.min(one, other),
      atStake: Math.max(one, other),
    };
  });
type Each = { readonly damage: number; readonly atStake: number };
const lossOf = ({ damage, atStake }: Each) => loss([damage], [atStake]);
const most = ({ damage, atStake }: Each) => Math.max(damage, atStake);
/** What rounding may do to sums of this size. */
const slack = 1e-9;

describe.each([
  ["in one event", damageTogether],
  ["by the year", annualDamageTogether],
])("what methodology.md promises of damage together %s", (_, combine) => {
  const together = (each: readonly Each[]) => combine(each.map(lossOf)).value[0] ?? 0;

  it("is no less than the worst, no more than the sum, and no more than the most at stake", () => {
    fc.assert(
      fc.property(fc.array(anyLoss, { minLength: 1, maxLength: 6 }), (each) => {
        const lost = together(each);
        expect(lost).toBeGreaterThanOrEqual(Math.max(...each.map(({ damage }) => damage)));
        expect(lost).toBeLessThanOrEqual(each.reduce((sum, { damage }) => sum + damage, 0) + slack);
        expect(lost).toBeLessThanOrEqual(Math.max(...each.map(most)) + slack);
      }),
    );
  });

  it("is the same in any order, and one hazard alone is itself", () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.array(anyLoss, { minLength: 5, maxLength: 5 }),
        (order, each) => {
          expect(together(order.map((i) => each[i]!))).toBeCloseTo(together(each), 6);
          expect(together([each[0]!])).toBe(each[0]!.damage);
          expect(together([each[0]!, { damage: 0, atStake: 1e9 }])).toBe(each[0]!.damage);
        },
      ),
    );
  });

  it("grows with each damage and with each hazard", () => {
    fc.assert(
      fc.property(
        fc.array(anyLoss, { minLength: 1, maxLength: 5 }),
        anyLoss,
        money,
        (each, another, more) => {
          const before = together(each);
          expect(together([...each, another])).toBeGreaterThanOrEqual(before - slack);
          const [first, ...rest] = each as [Each, ...Each[]];
          const grown = together([{ ...first, damage: first.damage + more }, ...rest]);
          expect(grown).toBeGreaterThanOrEqual(before - slack);
        },
      ),
    );
  });
});

it("is one less the product of what each leaves where all put the same at stake", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 }),
      (ratios) => {
        const { value } = damageTogether(ratios.map((ratio) => loss([ratio * 1000], [1000])));
        const left = ratios.reduce((product, ratio) => product * (1 - ratio), 1);
        expect(value[0]).toBeCloseTo(1000 * (1 - left), 8);
      },
    ),
  );
});

it("is what is lost over slices of value, each reached by the hazards that put so much at stake", () => {
  const anyStake = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(fc.array(anyStake, { minLength: 1, maxLength: 5 }), (each) => {
      const { value } = damageTogether(each.map(([ratio, atStake]) => loss([ratio * atStake], [atStake])));
      let sliced = 0;
      for (let slice = 0; slice < 40; slice++) {
        let left = 1;
        for (const [ratio, atStake] of each) if (slice < atStake) left *= 1 - ratio;
        sliced += 1 - left;
      }
      expect(value[0]).toBeCloseTo(sliced, 9);
    }),
  );
});

describe("annual damage of several hazards", () => {
  it("adds up, to at most what is at stake", () => {
    const worth = [1_000, 100, 100, Number.NaN];
    const together = annualDamageTogether([loss([100, 60, 0, 3], worth), loss([50, 70, 5, 4], worth)]);
    expect([...together.value]).toEqual([150, 100, 5, 7]);
  });

  it("is no less than one hazard's that comes several times a year", () => {
    expect(annualDamageTogether([loss([2_000], [1_000]), loss([10], [1_000])]).value[0]).toBe(2_000);
  });
});
