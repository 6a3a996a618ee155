import fc from "fast-check";
import { expect, it } from "vitest";
import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import { selectionOf, wholeLayer } from "../columns/selection.ts";
import { anyExposure, exposureColumnOf } from "../testing/exposures.ts";
import { damageColumns, damageCost } from "./damage.ts";
import { damageStates, modelledStates, recordedStates } from "./damageStates.ts";
import { tallyKnownDamage } from "./knownDamage.ts";
import { type DamageColumn, lackCodes } from "./recordedDamage.ts";

const of = 12;
const half = () => ({ min: 0.5, value: 0.5, max: 0.5 });
/** Every fourth element has no cost, every fifth no function. */
const model = {
  functions: [half],
  functionOf: Uint8Array.from({ length: of }, (_, element) => (element % 5 === 0 ? 255 : 0)),
};
const costs = { value: Float64Array.from({ length: of }, (_, i) => (i % 4 === 0 ? Number.NaN : 100)) };
const everything = wholeLayer(of);

const modelled = (exposure: ExposureColumn) => {
  const states = new Uint8Array(of);
  modelledStates(everything, exposure, model, costs, states);
  return states;
};

/** What the curves give, as a record has it. */
function recordOf(exposure: ExposureColumn): DamageColumn {
  const rows = [...exposure.element.keys()].filter((row) => exposure.damageClass[row] !== notAssessed);
  const element = Uint32Array.from(rows, (row) => exposure.element[row]!);
  const states = modelled(exposure);
  const damages = damageColumns(everything, exposure, model, costs);
  const read = (column: Float64Array) => Float64Array.from(element, (each) => column[each]!);
  return {
    element,
    min: read(damages.min),
    value: read(damages.value),
    max: read(damages.max),
    lack: Uint8Array.from(element, (each) =>
      states[each] === damageStates.counted ? lackCodes.nothing : states[each]!,
    ),
  };
}

it("is what a look at each element finds, by curves and on record, in whatever parts it is gathered", () => {
  fc.assert(
    fc.property(
      fc.array(anyExposure(of), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.subarray([...Array(of).keys()]),
      (exposures, isRecorded, elements) => {
        const chosen = selectionOf(elements, of);
        const rest = selectionOf(
          [...Array(of).keys()].filter((each) => !elements.includes(each)),
          of,
        );
        const tally = tallyKnownDamage(of);
        for (const exposure of exposures) {
          const states = new Uint8Array(of).fill(9);
          for (const part of [rest, chosen]) {
            if (isRecorded) recordedStates(part, exposure, recordOf(exposure), states);
            else modelledStates(part, exposure, model, costs, states);
            tally.add(states, part);
          }
        }
        const columns = exposures.map((exposure) => damageColumns(everything, exposure, model, costs).value);
        const count = { exposed: 0, counted: 0, notAssessed: 0, partly: 0, never: 0 };
        for (const element of elements) {
          const said = exposures.map(({ element: rows, damageClass }, i) => {
            const row = rows.indexOf(element);
            if (row < 0) return "nothing";
            if (damageClass[row] === notAssessed) return "not assessed";
            return Number.isNaN(columns[i]![element]) ? "unknown" : "known";
          });
          const isExposed = said.includes("known") || said.includes("unknown");
          const isNever = said.every((each) => each === "not assessed");
          const isIn = said.includes("known") || (!isExposed && !isNever);
          if (isExposed) count.exposed++;
          if (said.includes("known")) count.counted++;
          if (!isExposed && said.includes("not assessed")) count.notAssessed++;
          if (isNever) count.never++;
          if (isIn && said.some((each) => each === "not assessed" || each === "unknown")) count.partly++;
          expect(tally.isIn(element)).toBe(isIn || isNever);
        }
        const found = tally.count(chosen);
        expect(found).toMatchObject(count);
        expect(found.withoutCost + found.withoutFunction + found.withoutIntensity).toBe(
          count.exposed - count.counted,
        );
        expect(found.isKnown).toBe(
          count.counted > 0 || (count.exposed === 0 && count.never < elements.length),
        );
      },
    ),
  );
});

it("counts for one scenario what its sum counts", () => {
  fc.assert(
    fc.property(anyExposure(of), (exposure) => {
      const tally = tallyKnownDamage(of);
      tally.add(modelled(exposure), everything);
      const { cost, ...counts } = damageCost(everything, exposure, model, costs);
      expect(tally.count(everything)).toMatchObject(counts);
    }),
  );
});

it("takes a known loss below the least class into the sum, and a lack there for one", () => {
  const exposure = exposureColumnOf([]);
  const record = (...lack: number[]) => ({
    element: Uint32Array.from(lack.keys()),
    min: new Float64Array(lack.length),
    value: new Float64Array(lack.length),
    max: new Float64Array(lack.length),
    lack: Uint8Array.from(lack),
  });
  const count = (...lack: number[]) => {
    const states = new Uint8Array(of);
    recordedStates(everything, exposure, record(...lack), states);
    const tally = tallyKnownDamage(of);
    tally.add(states, everything);
    return tally.count(everything);
  };
  expect(count(lackCodes.nothing)).toMatchObject({ isKnown: true, exposed: 0, counted: 0 });
  expect(count(lackCodes.cost)).toMatchObject({ isKnown: false, exposed: 1, withoutCost: 1 });
  expect(count(lackCodes.nothing, lackCodes.intensity)).toMatchObject({
    isKnown: true,
    exposed: 1,
    counted: 0,
    withoutIntensity: 1,
  });
});

it("goes by another rule of who is in a sum, where several hazards have one", () => {
  const tally = tallyKnownDamage(of);
  tally.add(modelled(exposureColumnOf([[1, "low", 1]])), everything);
  expect(tally.count(everything, () => false)).toMatchObject({ exposed: 1, counted: 0, withoutCost: 1 });
});

it("knows nobody as never assessed of no scenarios", () => {
  expect(tallyKnownDamage(of).count(everything)).toMatchObject({ never: 0, isKnown: true });
});
