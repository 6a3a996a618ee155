import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spreadLabels } from "./spreadLabels.ts";

describe("labels beside a stack", () => {
  it("stay where they belong when there is room", () =>
    expect(spreadLabels([20, 60, 120], 16, 0, 150)).toEqual([20, 60, 120]));

  it("move apart, and off the ends", () => {
    expect(spreadLabels([50, 52, 54], 16, 0, 150)).toEqual([50, 66, 82]);
    expect(spreadLabels([140, 145, 150], 16, 0, 150)).toEqual([118, 134, 150]);
    expect(spreadLabels([-5], 16, 0, 150)).toEqual([0]);
  });

  it("never lie over each other, in their order, within the room if it is enough", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 7 }), (places) => {
        const placed = spreadLabels(
          places.toSorted((a, b) => a - b),
          16,
          0,
          150,
        );
        for (const [index, at] of placed.entries()) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(150);
          if (index > 0) expect(at - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(16);
        }
      }),
    ));
});
