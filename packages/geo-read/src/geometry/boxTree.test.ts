import fc from "fast-check";
import { expect, it } from "vitest";
import { type Box, boxTree } from "./boxTree.ts";

/** Whole numbers, so that edges and corners meet; long strips and single places among them. */
const box = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 30 }),
    fc.constantFrom(0, 1, 3, 30),
    fc.constantFrom(0, 1, 3, 30),
  )
  .map(([west, south, width, height]): Box => [west, south, west + width, south + height]);

it("finds the boxes that meet another, in their order, as looking at each does", () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 300 }), box, (boxes, [west, south, east, north]) => {
      const meeting = boxes.flatMap(([w, s, e, n], i) =>
        w <= east && e >= west && s <= north && n >= south ? [i] : [],
      );
      expect(boxTree(boxes).meeting(west, south, east, north)).toEqual(meeting);
    }),
    { numRuns: 2000 },
  );
});

it("lies around all its boxes, and around nothing without any", () => {
  expect(
    boxTree([
      [3, 1, 4, 2],
      [-1, 1.5, 0, 7],
    ]).around,
  ).toEqual([-1, 1, 4, 7]);
  expect(boxTree([]).around).toEqual([Infinity, Infinity, -Infinity, -Infinity]);
});
