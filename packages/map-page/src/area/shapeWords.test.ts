import { expect, it } from "vitest";
import { metresOf, shapeWords } from "./shapeWords.ts";

it.each([
  [{ type: "Polygon", coordinates: [[], []] }, 24, "Polygon with 1 hole, 24 positions"],
  [
    { type: "MultiPolygon", coordinates: [[[], [], []], [[]]] },
    1_234,
    "Polygon of 2 parts with 2 holes, 1,234 positions",
  ],
  [{ type: "LineString", coordinates: [] }, 2, "Line, 2 positions"],
  [{ type: "Point", coordinates: [] }, 1, "Point, 1 position"],
])("says what a shape is made of", (geometry, positions, words) => {
  expect(shapeWords({ name: "x", geometry, positions })).toBe(words);
});

it.each([
  ["", undefined],
  [" 50 ", 50],
  ["1,500 m", 1_500],
  ["-3", Number.NaN],
  ["far", Number.NaN],
  ["200000", Number.NaN],
])("reads a distance: %s", (text, metres) => {
  expect(metresOf(text)).toEqual(metres);
});
