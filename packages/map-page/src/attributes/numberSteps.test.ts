import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberSteps, onStep } from "./numberSteps.ts";

describe("AMB-16, MAP-09 the steps of a number range", () => {
  it.each([
    [1888, 2023, { min: 1888, max: 2023, step: 1 }],
    [1, 3, { min: 1, max: 3, step: 1 }],
    [0.05, 0.92, { min: 0.05, max: 0.92, step: 0.001 }],
    [3.62, 10.94, { min: 3.62, max: 10.94, step: 0.01 }],
    [13.7, 2323.4, { min: 13.7, max: 2323.4, step: 0.1 }],
  ])("from %f to %f", (least, greatest, steps) => {
    expect(numberSteps(least, greatest)).toEqual(steps);
  });

  it("hold every value, and stop at a hundred places or more where values are not whole", () => {
    const numbers = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        fc.pre(Math.abs(one - other) > 1e-3 && !(Number.isInteger(one) && Number.isInteger(other)));
        const [least, greatest] = [Math.min(one, other), Math.max(one, other)];
        const steps = numberSteps(least, greatest);
        expect(steps.min).toBeLessThanOrEqual(least);
        expect(steps.max).toBeGreaterThanOrEqual(greatest);
        expect(greatest - least < 100 ? (steps.max - steps.min) / steps.step : 100).toBeGreaterThan(99);
      }),
    );
  });

  it("bring a sum of steps back to a round number", () => {
    expect(onStep(0.1 + 0.2, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
    expect(onStep(1987, { min: 1888, max: 2023, step: 1 })).toBe(1987);
  });
});
