import { expect, it } from "vitest";
import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import { selectionOf, wholeLayer } from "../columns/selection.ts";
import { damageCurve } from "./curves.ts";
import { damageColumns, damageCost, ratioFromCurves } from "./damage.ts";
import { type DamageColumn, lackCodes, recordedColumns, recordedCost } from "./recordedDamage.ts";

const exposure: ExposureColumn = {
  element: Uint32Array.of(0, 1, 2, 4, 5),
  value: Float32Array.of(1, 2, 1, 3, Number.NaN),
  damageClass: Uint8Array.of(4, 5, 4, 6, notAssessed),
};

/** Element 1 lacks a cost, 2 a curve; 3 is not exposed, and still loses something. */
const recorded: DamageColumn = {
  element: Uint32Array.of(0, 1, 2, 3, 4),
  min: Float64Array.of(80, Number.NaN, Number.NaN, 1, 300),
  value: Float64Array.of(100, Number.NaN, Number.NaN, 2, 400),
  max: Float64Array.of(150, Number.NaN, Number.NaN, 3, 500),
  lack: Uint8Array.of(0, lackCodes.cost, lackCodes.function, 0, 0),
};

it("adds up what was recorded of the selected elements, and counts what is not known", () => {
  expect(recordedCost(wholeLayer(6), exposure, recorded)).toEqual({
    cost: { min: 381, value: 502, max: 653 },
    counted: 2,
    withoutCost: 1,
    withoutFunction: 1,
    withoutIntensity: 0,
    notAssessed: 1,
  });
  expect(recordedCost(selectionOf([1, 4], 6), exposure, recorded)).toMatchObject({
    cost: { min: 300, value: 400, max: 500 },
    counted: 1,
    withoutCost: 1,
    withoutFunction: 0,
  });
});

it("gives each element's damage: nothing without a row, NaN where it is not known", () => {
  const { min, value } = recordedColumns(selectionOf([0, 1, 3, 5], 6), recorded);
  expect([...value]).toEqual([100, Number.NaN, 0, 2, 0, 0]);
  expect([...min]).toEqual([80, Number.NaN, 0, 1, 0, 0]);
});

it("answers what the curves answer when it holds what they give", () => {
  const model = {
    functions: [
      ratioFromCurves(
        damageCurve([
          [0, 0],
          [4, 1],
        ]),
      ),
    ],
  };
  const costs = { value: Float64Array.of(100, Number.NaN, 300, 400, 500, 600) };
  const damages = damageColumns(wholeLayer(6), exposure, model, costs);
  const element = Uint32Array.of(0, 1, 2, 4);
  const of = (column: Float64Array) => Float64Array.from(element, (each) => column[each]!);
  const same: DamageColumn = {
    element,
    min: of(damages.min),
    value: of(damages.value),
    max: of(damages.max),
    lack: Uint8Array.of(0, lackCodes.cost, 0, 0),
  };
  expect(recordedCost(wholeLayer(6), exposure, same)).toEqual(
    damageCost(wholeLayer(6), exposure, model, costs),
  );
});
