import fc from "fast-check";
import { expect, it } from "vitest";
import { type ExposureColumn, notAssessed } from "./columns.ts";
import { tallyPeriods } from "./periodsAssessed.ts";
import { lackCodes } from "./recordedDamage.ts";
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
  );
  tally.add(
    exposureColumn([
      [0, "high", 2],
      [1, "not assessed"],
      [2, "not assessed"],
      [4, "low"],
    ]),
  );
  expect(tally.count(wholeLayer(5))).toEqual({ partly: 2, never: 1 });
  expect(tally.count(selectionOf([0, 1], 5))).toEqual({ partly: 1, never: 0 });
});

it("goes by the record where damage is on record, whose lack of a cost is no scenario's", () => {
  const tally = tallyPeriods(4);
  const low = (element: number): [number, "low"] => [element, "low"];
  const record = (...lack: number[]) => ({
    element: Uint32Array.from(lack.keys()),
    lack: Uint8Array.from(lack),
  });
  const { nothing, cost, intensity } = lackCodes;
  tally.add(exposureColumn([0, 1, 2].map(low)), record(nothing, nothing, cost));
  tally.add(exposureColumn([0, 1, 2].map(low)), record(nothing, intensity, cost));
  expect(tally.count(wholeLayer(4))).toEqual({ partly: 1, never: 0 });
});

/** A record that lacks what the exposure lacks. */
function recordOf({ element, value, damageClass }: ExposureColumn) {
  const rows = [...element.keys()].filter((row) => damageClass[row] !== notAssessed);
  return {
    element: Uint32Array.from(rows, (row) => element[row]!),
    lack: Uint8Array.from(rows, (row) =>
      Number.isNaN(value[row]) ? lackCodes.intensity : lackCodes.nothing,
    ),
  };
}

it("is what a look at each element finds", () => {
  const of = 12;
  fc.assert(
    fc.property(
      fc.array(anyExposure(of), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (exposures, isRecorded) => {
        const tally = tallyPeriods(of);
        for (const exposure of exposures) tally.add(exposure, isRecorded ? recordOf(exposure) : undefined);
        let [partly, never] = [0, 0];
        for (let element = 0; element < of; element++) {
          const states = exposures.map(({ element: elements, value, damageClass }) => {
            const row = elements.indexOf(element);
            if (row < 0) return "known";
            if (damageClass[row] === notAssessed) return "not assessed";
            return Number.isNaN(value[row]) ? "unknown" : "known";
          });
          if (states.every((state) => state === "not assessed")) never++;
          else if (states.includes("known") && states.some((state) => state !== "known")) partly++;
        }
        expect(tally.count(wholeLayer(of))).toEqual({ partly, never });
      },
    ),
  );
});
