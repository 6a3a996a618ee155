import { describe, expect, it } from "vitest";
import { wholeLayer } from "../columns/selection.ts";
import { exposureColumnOf } from "../testing/exposures.ts";
import { projectedExposure, projectedRisk } from "./projection.ts";

const at = (parameterValue: number, ...rows: Parameters<typeof exposureColumnOf>[0]) => ({
  parameterValue,
  exposure: exposureColumnOf(rows),
});
const steps = [
  at(1, [0, "high", 2], [1, "low"], [2, "not assessed"]),
  at(0.5, [0, "low", 1], [2, "not assessed"]),
  at(0),
];

describe("along a parameter", () => {
  it("risk is a row per value, ascending, with what lacks a cost", () => {
    const replacementCost = { value: Float64Array.of(10, Number.NaN, 30) };
    const rows = projectedRisk(wholeLayer(3), steps, { replacementCost });
    expect(
      rows.map(({ parameterValue, byClass, exposed, notAssessed }) => [
        parameterValue,
        byClass.low.count,
        byClass.high.count,
        notAssessed.count,
        exposed.replacementCost?.value,
        exposed.replacementCost?.missing,
      ]),
    ).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0.5, 1, 0, 1, 10, 0],
      [1, 1, 1, 1, 10, 1],
    ]);
  });

  it("an element is exposed, not exposed or not assessed", () => {
    expect(projectedExposure(0, steps)).toEqual([
      { parameterValue: 0, state: "not exposed" },
      { parameterValue: 0.5, state: "exposed", damageClass: "low", value: 1 },
      { parameterValue: 1, state: "exposed", damageClass: "high", value: 2 },
    ]);
    expect(projectedExposure(1, steps).at(-1)).toMatchObject({ state: "exposed", value: null });
    expect(projectedExposure(2, steps).map(({ state }) => state)).toEqual([
      "not exposed",
      "not assessed",
      "not assessed",
    ]);
  });
});
