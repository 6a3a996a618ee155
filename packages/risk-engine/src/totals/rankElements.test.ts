import fc from "fast-check";
import { expect, it } from "vitest";
import { notAssessed } from "../columns/columns.ts";
import { wholeLayer } from "../columns/selection.ts";
import { forEachExposed, severityAt } from "./exposedElements.ts";
import { rankElements } from "./rankElements.ts";

it("has the greatest amounts as sorting all of them gives them, element by element", () => {
  const amount = fc.oneof(
    fc.integer({ min: -2, max: 5 }),
    fc.double({ min: 0, max: 1e9 }),
    fc.constant(Number.NaN),
  );
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (amounts, most) => {
      const ranking = rankElements(most);
      for (const [element, each] of amounts.entries()) ranking.add(element, each);
      const sorted = amounts
        .map((each, element) => ({ element, amount: each }))
        .filter((one) => one.amount > 0)
        .sort((a, b) => b.amount - a.amount || a.element - b.element);
      expect(ranking.top()).toEqual(sorted.slice(0, most));
      expect(ranking.count).toBe(sorted.length);
    }),
    { numRuns: 500 },
  );
});

it("ranks what a scenario does by damage class, then by intensity, and leaves out what was not assessed", () => {
  // Codes of classes: potential 1, exposed 2, insignificant 3, low 4, high 6.
  const exposure = {
    element: Uint32Array.of(0, 2, 3, 4, 5, 6, 7),
    value: Float32Array.of(0.2, 9_000, Number.NaN, 3, 1, 5, Number.NaN),
    damageClass: Uint8Array.of(6, 4, 6, 6, 3, 2, notAssessed),
  };
  const ranking = rankElements(10);
  forEachExposed(wholeLayer(8), exposure, (element, row) => ranking.add(element, severityAt(exposure, row)));
  expect(ranking.top().map(({ element }) => element)).toEqual([4, 0, 3, 2, 6, 5]);
});
