import { expect, it } from "vitest";
import { boundVertices } from "./vertexBox.ts";

it("a box is filled with the bounds of the vertices from the first to before the end", () => {
  const coords = Float64Array.of(-9, 9, 1, 5, 3, -2, 2, 4, 99, -99);
  const box = new Float64Array(4);
  boundVertices(box, coords, 1, 4);
  expect([...box]).toEqual([1, -2, 3, 5]);
  boundVertices(box, coords, 2, 2);
  expect([...box]).toEqual([Infinity, Infinity, -Infinity, -Infinity]);
});
