import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelEvery, ticksTo } from "./ticks.ts";

describe("ticks", () => {
  it("are round numbers from zero", () => {
    expect(ticksTo(1_234, 8)).toEqual([0, 200, 400, 600, 800, 1_000, 1_200, 1_400]);
    expect(ticksTo(3, 8)).toEqual([0, 1, 2, 3]);
    expect(ticksTo(0)).toEqual([0, 1]);
    expect(ticksTo(0.34, 8, 0)).toEqual([0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]);
  });

  it("reach the greatest value with no more than were asked for", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 3, max: 8 }),
        (greatest, most) => {
          const ticks = ticksTo(greatest, most);
          expect(ticks[0]).toBe(0);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
          expect(ticks.length).toBeLessThanOrEqual(most);
        },
      ),
    ));

  it("label few enough edges", () => expect(Math.ceil(41 / labelEvery(41, 7))).toBeLessThanOrEqual(7));
});
