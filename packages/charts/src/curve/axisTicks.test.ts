import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { axisTicks } from "./axisTicks.ts";

describe("ticks of an axis", () => {
  it.each<[[number, number], number[]]>([
    [
      [0, 1],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
    [
      [0, 5],
      [0, 1, 2, 3, 4, 5],
    ],
    [
      [4.2, 8.4],
      [5, 6, 7, 8],
    ],
    [[3, 3], [3]],
  ])("%j has %j", (range, ticks) => expect(axisTicks(range)).toEqual(ticks));

  it("stays within the range and under the number asked for", () => {
    const ends = fc.tuple(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(ends, fc.integer({ min: 2, max: 9 }), ([from, width], most) => {
        const ticks = axisTicks([from, from + width], most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        const slack = width * 1e-6;
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(from - slack);
          expect(tick).toBeLessThanOrEqual(from + width + slack);
        }
      }),
    );
  });
});
