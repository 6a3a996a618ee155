import { expect, it } from "vitest";
import { selectionOf } from "../columns/selection.ts";
import { exposureColumnOf } from "../testing/exposures.ts";
import { damageStates, modelledStates, recordedStates } from "./damageStates.ts";
import { type DamageColumn, lackCodes } from "./recordedDamage.ts";

const before = 77;
const exposure = exposureColumnOf([
  [0, "low", 1],
  [1, "high", 2],
  [2, "not assessed"],
  [3, "high", 2],
  [4, "low", 1],
]);
const middle = selectionOf([1, 2], 5);

it("states are written for the selected elements alone, by curves", () => {
  const states = new Uint8Array(5).fill(before);
  const functions = [() => ({ min: 0, value: 0.5, max: 1 })];
  modelledStates(middle, exposure, { functions }, { value: new Float64Array(5).fill(100) }, states);
  expect([...states]).toEqual([before, damageStates.counted, damageStates.notAssessed, before, before]);
});

it("states are written for the selected elements alone, on record", () => {
  const states = new Uint8Array(5).fill(before);
  const amounts = new Float64Array(5).fill(50);
  const recorded: DamageColumn = {
    element: Uint32Array.of(0, 1, 2, 3, 4),
    min: amounts,
    value: amounts,
    max: amounts,
    lack: Uint8Array.of(0, lackCodes.cost, 0, 0, 0),
  };
  recordedStates(middle, exposure, recorded, states);
  expect([...states]).toEqual([before, damageStates.withoutCost, damageStates.notAssessed, before, before]);
});
