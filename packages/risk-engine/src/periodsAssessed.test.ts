import fc from "fast-check";
import { expect, it } from "vitest";
import { notAssessed } from "./columns.ts";
import { tallyPeriods } from "./periodsAssessed.ts";
import { selectionOf, wholeLayer } from "./selection.ts";
import { anyExposure, exposureColumn } from "./testing/exposures.ts";

it("counts who is known in some scenarios only, and who in none", () => {
  const tally = tallyPeriods(5);
  // Element 0 is exposed in both, 1 in one and not assessed in the other, 2 in neither, 3 is never exposed, 4 lacks an
  // intensity once.
  tally.add(
    exposureColumn([
      [0, "low", 1],
      [1, "low", 1],
      [2, "not assessed"],
      [4, "low", 1],
    ]),
    true,
  );
  tally.add(
    exposureColumn([
      [0, "high", 2],
      [1, "not assessed"],
      [2, "not assessed"],
      [4, "low"],
    ]),
    true,
  );
  expect(tally.count(wholeLayer(5))).toEqual({ partly: 2, never: 1 });
  expect(tally.count(selectionOf([0, 1], 5))).toEqual({ partly: 1, never: 0 });
});

it("is what a look at each element finds", () => {
  const of = 12;
  fc.assert(
    fc.property(
      fc.array(anyExposure(of), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (exposures, needs) => {
        const tally = tallyPeriods(of);
        for (const exposure of exposures) tally.add(exposure, needs);
        let [partly, never] = [0, 0];
        for (let element = 0; element < of; element++) {
          const states = exposures.map(({ element: elements, value, damageClass }) => {
            const row = elements.indexOf(element);
            if (row < 0) return "known";
            if (damageClass[row] === notAssessed) return "not assessed";
            return needs && Number.isNaN(value[row]) ? "unknown" : "known";
          });
          if (states.every((state) => state === "not assessed")) never++;
          else if (states.includes("known") && states.some((state) => state !== "known")) partly++;
        }
        expect(tally.count(wholeLayer(of))).toEqual({ partly, never });
      },
    ),
  );
});
