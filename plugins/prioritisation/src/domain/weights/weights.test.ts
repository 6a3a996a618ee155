import { expect, it } from "vitest";
import { areSameWeights, balanced, fittedWeights, saidWeights, weightOf } from "./weights.ts";

it("PRI-07 takes a missing weight as 1 and balances all to 3", () => {
  expect(weightOf({ homes: 4 }, "water")).toBe(1);
  expect(balanced(["homes", "water"])).toEqual({ homes: 3, water: 3 });
});

it("PRI-07 has whole weights from 1 to 5, of the value sets there are", () => {
  expect(
    fittedWeights({ homes: 9, water: 2.6, land: 0, gone: 4, odd: Number.NaN }, [
      "homes",
      "water",
      "land",
      "odd",
    ]),
  ).toEqual({
    homes: 5,
    water: 3,
    land: 1,
    odd: 1,
  });
});

it("takes a weight of 1 that is said and one that is not for the same", () => {
  expect(areSameWeights({ homes: 1 }, {}, ["homes"])).toBe(true);
  expect(areSameWeights({ homes: 2 }, {}, ["homes"])).toBe(false);
  expect(areSameWeights({ gone: 2 }, {}, ["homes"])).toBe(true);
  expect(saidWeights({ homes: 1, water: 5 })).toEqual({ water: 5 });
});
