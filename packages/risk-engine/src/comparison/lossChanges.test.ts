import fc from "fast-check";
import { expect, it } from "vitest";
import { type ExposureColumn, noRegion } from "../columns/columns.ts";
import { partsOf, type Selection, selectionOf, wholeLayer } from "../columns/selection.ts";
import { damageColumns } from "../damage/damage.ts";
import { modelledStates } from "../damage/damageStates.ts";
import { tallyKnownDamage } from "../damage/knownDamage.ts";
import { lossSums, sumLosses } from "../damage/lossSums.ts";
import { anyExposure, exposureColumnOf } from "../testing/exposures.ts";
import { laterLosses, noRow } from "./acrossVersions.ts";
import { type LossRows, tallyLossChanges } from "./lossChanges.ts";

const of = 20;
const everything = wholeLayer(of);
const bounds = ["min", "value", "max"] as const;
/** In halves, so that sums are exact in whatever order; some elements without a curve, some without a cost. */
const model = {
  functions: [(depth: number) => ({ min: 0.25, value: depth > 1 ? 0.75 : 0.5, max: 1 })],
  functionOf: Uint8Array.from({ length: of }, (_, element) => (element % 5 === 4 ? 255 : 0)),
};
const costs = {
  value: Float64Array.from({ length: of }, (_, i) => (i % 7 === 6 ? Number.NaN : 8 * (1 + (i % 11)))),
};

const damagesOf = (exposure: ExposureColumn) => damageColumns(everything, exposure, model, costs);

function lossesOf(exposure: ExposureColumn) {
  const tally = tallyKnownDamage(of);
  const states = new Uint8Array(of);
  modelledStates(everything, exposure, model, costs, states);
  tally.add(states, everything);
  return lossSums(damagesOf(exposure), tally);
}

function inParts(
  selection: Selection,
  sides: { before: LossRows; after: LossRows },
  regions?: { codeOf: Uint16Array; count: number },
) {
  const tally = tallyLossChanges(sides, regions);
  for (const part of partsOf(selection, 3)) tally.add(part);
  return tally.read();
}

/** Written out: what is known of an element on both sides, from the damages themselves. */
function slowComparable(elements: readonly number[], before: ExposureColumn, after: ExposureColumn) {
  const [was, is] = [damagesOf(before), damagesOf(after)];
  const known = elements.filter(
    (element) => !Number.isNaN(was.value[element]!) && !Number.isNaN(is.value[element]!),
  );
  const sum = (of: typeof was) =>
    Object.fromEntries(
      bounds.map((bound) => [bound, known.reduce((total, element) => total + of[bound][element]!, 0)]),
    );
  return { count: known.length, before: sum(was), after: sum(is) };
}

const someElements = fc.uniqueArray(fc.integer({ min: 0, max: of - 1 }));

it("gives each side what it loses alone, and compares what both know", () => {
  fc.assert(
    fc.property(anyExposure(of), anyExposure(of), someElements, (before, after, chosen) => {
      const selection = selectionOf(chosen, of);
      const sides = { before: lossesOf(before), after: lossesOf(after) };
      const { whole } = inParts(selection, sides);
      expect(whole).toEqual({
        selected: chosen.length,
        before: sumLosses(selection, sides.before),
        after: sumLosses(selection, sides.after),
        comparable: slowComparable(chosen, before, after),
      });
    }),
    { numRuns: 300 },
  );
});

it("is of each region what a question about its elements alone answers", () => {
  const codeOf = Uint16Array.from({ length: of }, (_, element) => [0, 2, 1, noRegion][(element * 7) % 4]!);
  fc.assert(
    fc.property(anyExposure(of), anyExposure(of), someElements, (before, after, chosen) => {
      const sides = { before: lossesOf(before), after: lossesOf(after) };
      const found = inParts(selectionOf(chosen, of), sides, { codeOf, count: 3 });
      const alone = (code: number) => {
        const own = chosen.filter((element) => codeOf[element] === code);
        return inParts(selectionOf(own, of), sides).whole;
      };
      expect(found).toEqual({
        whole: inParts(selectionOf(chosen, of), sides).whole,
        regions: [alone(0), alone(1), alone(2)],
        outside: alone(noRegion),
      });
    }),
    { numRuns: 100 },
  );
});

it("goes across versions by the rows that an element had", () => {
  fc.assert(
    fc.property(anyExposure(of), anyExposure(of), fc.integer({ min: 0, max: of }), (before, after, cut) => {
      // The later version has the earlier one's elements from `cut` on first, then new ones.
      const rows = Uint32Array.from({ length: of }, (_, each) => (each + cut < of ? each + cut : noRow));
      const moved = laterLosses(rows, lossesOf(before));
      const shared = Array.from({ length: of - cut }, (_, each) => each);
      const later = lossesOf(after);
      const { whole } = inParts(selectionOf(shared, of), { before: moved, after: later });
      const formerly = selectionOf(
        shared.map((each) => rows[each]!),
        of,
      );
      expect(whole.before).toEqual(sumLosses(formerly, lossesOf(before)));
      const known = shared.filter(
        (each) =>
          !Number.isNaN(damagesOf(before).value[rows[each]!]!) &&
          !Number.isNaN(damagesOf(after).value[each]!),
      );
      expect(whole.comparable.count).toBe(known.length);
      expect(whole.comparable.before.value).toBe(
        known.reduce((sum, each) => sum + damagesOf(before).value[rows[each]!]!, 0),
      );
    }),
    { numRuns: 100 },
  );
});

it("compares nothing of an element that one side did not assess, and says what the other loses", () => {
  const before = exposureColumnOf([
    [0, "low", 0.5],
    [1, "high", 2],
  ]);
  const after = exposureColumnOf([
    [0, "high", 2],
    [1, "not assessed"],
  ]);
  const { whole } = inParts(wholeLayer(of), { before: lossesOf(before), after: lossesOf(after) });
  expect(whole.before.sum?.value).toBe(0.5 * 8 + 0.75 * 16);
  expect(whole.after.sum?.value).toBe(0.75 * 8);
  expect(whole.comparable).toEqual({
    count: of - 1,
    before: { min: 0.25 * 8, value: 0.5 * 8, max: 8 },
    after: { min: 0.25 * 8, value: 0.75 * 8, max: 8 },
  });
});
