import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholeLayer } from "../columns/selection.ts";
import { damageCurve } from "./curves.ts";
import {
  damageColumns,
  damageCost,
  noFunction,
  ratioFromCurves,
  ratioFromFragility,
  ratioFromStated,
} from "./damage.ts";

const curve = damageCurve([
  [0, 0],
  [1, 0.4],
  [3, 0.8],
]);
const half = damageCurve([
  [0, 0],
  [1, 0.2],
  [3, 0.4],
]);

describe("a damage function", () => {
  it("reads best and bounds from their curves", () => {
    expect(ratioFromCurves(curve, half)(2)).toEqual({
      min: expect.closeTo(0.3),
      value: expect.closeTo(0.6),
      max: expect.closeTo(0.6),
    });
  });

  it("never has a bound on the wrong side of the best estimate", () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 9, noNaN: true }), (depth) => {
        const { min, value, max } = ratioFromCurves(half, curve, half)(depth);
        expect(min).toBeLessThanOrEqual(value);
        expect(max).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  it("multiplies the share damaged by the share affected, each read for itself", () => {
    const ends = (last: number): [number, number][] => [
      [0, 0],
      [10, last],
    ];
    // At 5 it is a half of 0.8 times a half of 0.5; the product of the ends read at 5 would be 0.2.
    const { min, value, max } = ratioFromStated({ points: ends(0.8), max: ends(1), affected: ends(0.5) })(5);
    expect([min, value, max].map((each) => Math.round(each * 1e6) / 1e6)).toEqual([0.1, 0.1, 0.125]);
  });

  it("takes a step once its intensity is reached", () => {
    const points: [number, number][] = [
      [0.1, 0.2],
      [1, 0.7],
    ];
    const ratio = ratioFromStated({ points, reading: "step" });
    const depths = [0, 0.09, 0.1, 0.99, 1, 5];
    expect(depths.map((depth) => ratio(depth).value)).toEqual([0, 0, 0.2, 0.2, 0.7, 0.7]);
    expect(ratio(Number.NaN).value).toBeNaN();
    expect(ratioFromStated({ points, reading: "step", step: 0.1 })(0.97).value).toBe(0.7);
  });

  it("takes a step at an intensity that 32 bits hold a little short of it", () => {
    const ratio = ratioFromStated({ points: [[0.7, 0.3]], reading: "step" });
    // 0.7 in 32 bits is 0.699999988; 0.9 is 0.899999976, and with a floor at 0.2 0.699999976.
    expect([Math.fround(0.7), Math.fround(0.9) - 0.2, 0.6999].map((each) => ratio(each).value)).toEqual([
      0.3, 0.3, 0,
    ]);
  });

  it("rounds to multiples of steps that 1 is no multiple of", () => {
    const points: [number, number][] = [
      [0, 0],
      [100, 1],
    ];
    const at = (intensity: number, step: number) => ratioFromStated({ points, step })(intensity).value;
    expect([at(42, 5), at(43, 5), at(1, 0.3), at(7, 2)]).toEqual([0.4, 0.45, 0.009, 0.08]);
  });

  it("weighs the states of fragility by their probability", () => {
    const states = [
      { median: 0.2, beta: 0.6, ratio: { min: 0.01, value: 0.02, max: 0.05 } },
      { median: 0.4, beta: 0.6, ratio: { min: 0.9, value: 1, max: 1 } },
    ];
    // At 0.4 half of the elements are in the second state, and Phi(ln 2 / 0.6) = Phi(1.155) = 0.8760 reach the first.
    const { min, value, max } = ratioFromFragility(states)(0.4);
    expect(value).toBeCloseTo(0.376 * 0.02 + 0.5, 4);
    expect(min).toBeCloseTo(0.376 * 0.01 + 0.45, 4);
    expect(max).toBeCloseTo(0.376 * 0.05 + 0.5, 4);
    expect(ratioFromFragility(states, (mmi) => mmi / 20)(8).value).toBe(value);
  });
});

describe("what a scenario costs", () => {
  const exposure = {
    element: Uint32Array.of(0, 1, 2, 3, 4),
    value: Float32Array.of(1.5, 2, 1, Number.NaN, Number.NaN),
    damageClass: Uint8Array.of(4, 4, 4, 4, 255),
  };
  const model = {
    functions: [ratioFromCurves(curve, half)],
    functionOf: Uint8Array.of(0, 0, noFunction, 0, 0, 0),
    floorHeight: Float64Array.of(0.5, Number.NaN, 0, 0, 0, 0),
  };

  it("adds ratio times cost, by hand, and counts who lacks what", () => {
    const costs = { value: Float64Array.of(100, Number.NaN, 100, 100, 100, 100) };
    // Element 0: 1.5 m less a floor at 0.5 m is 1 m: 40% of 100, at least 20%.
    expect(damageCost(wholeLayer(6), exposure, model, costs)).toEqual({
      cost: { min: 20, value: 40, max: 40 },
      counted: 1,
      withoutCost: 1,
      withoutFunction: 1,
      withoutIntensity: 1,
      notAssessed: 1,
    });
  });

  it("of what has nothing to lose is nothing at an intensity that is not known", () => {
    const costs = {
      value: Float64Array.of(100, 100, 100, 0, 0, 0),
      max: Float64Array.of(100, 100, 100, 0, 0, 0),
    };
    expect(damageCost(wholeLayer(6), exposure, model, costs)).toMatchObject({
      counted: 3,
      withoutFunction: 1,
      withoutIntensity: 0,
      notAssessed: 1,
    });
    const atMost = { value: costs.value, max: Float64Array.of(100, 100, 100, 5, 0, 0) };
    expect(damageCost(wholeLayer(6), exposure, model, atMost).withoutIntensity).toBe(1);
  });

  it("takes a floor of unknown height to lie on the ground, and bounds of costs with bounds of ratios", () => {
    const costs = {
      value: Float64Array.of(0, 100, 0, 0, 0, 0),
      min: Float64Array.of(0, 50, 0, 0, 0, 0),
      max: Float64Array.of(0, Number.NaN, 0, 0, 0, 0),
    };
    const { cost } = damageCost(wholeLayer(6), exposure, model, costs);
    // 2 m over the ground: 60%, at least 30% of at least 50.
    expect(cost.min).toBeCloseTo(15, 9);
    expect(cost.value).toBeCloseTo(60, 9);
    expect(cost.max).toBeCloseTo(60, 9);
  });

  it("is known by element too, and not a number where it is not known", () => {
    const costs = { value: Float64Array.of(100, Number.NaN, 100, 100, 100, 100) };
    const { min, value } = damageColumns(wholeLayer(6), exposure, model, costs);
    expect([...value]).toEqual([40, Number.NaN, Number.NaN, Number.NaN, Number.NaN, 0]);
    expect(min[0]).toBe(20);
  });

  it("leaves out what is not selected", () => {
    const none = { ranges: Uint32Array.of(5, 6), count: 1, of: 6 };
    expect(damageCost(none, exposure, model, { value: new Float64Array(6).fill(1) }).counted).toBe(0);
  });
});
