import fc from "fast-check";
import { expect, it } from "vitest";
import { scrolledTo } from "./scrolledTo.ts";

const cards = [
  { startPx: 0, endPx: 400 },
  { startPx: 416, endPx: 600 },
  { startPx: 616, endPx: 1_400 },
];

it.each([
  [0, 0],
  [130, 0],
  [180, 1],
  [340, 1],
  [390, 2],
  [5_000, 2],
  [-50, 0],
])("STO-07 scrolled by %i px, one reads card %i", (scrolledPx, read) => {
  expect(scrolledTo(cards, scrolledPx, 800)).toBe(read);
});

it("STO-07 scrolling on never goes back to a card before", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 20 }),
      fc.nat(9_000),
      fc.nat(500),
      (heights, at, further) => {
        let endPx = 0;
        const places = heights.map((height) => {
          const startPx = endPx;
          endPx += height;
          return { startPx, endPx };
        });
        expect(scrolledTo(places, at + further, 600)).toBeGreaterThanOrEqual(scrolledTo(places, at, 600));
      },
    ),
  );
});
