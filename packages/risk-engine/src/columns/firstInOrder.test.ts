import fc from "fast-check";
import { expect, it } from "vitest";
import { firstInOrder } from "./firstInOrder.ts";

it("keeps the first of any numbers, as a sort has them", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 })), fc.nat({ max: 12 }), (numbers, most) => {
      const first = firstInOrder<number>(most, (a, b) => b - a);
      for (const each of numbers) first.offer(each);
      expect(first.read()).toEqual(numbers.toSorted((a, b) => b - a).slice(0, most));
    }),
  );
});
