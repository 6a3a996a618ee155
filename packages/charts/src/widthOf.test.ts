import { expect, it } from "vitest";
import { widthOf } from "./widthOf.ts";

it("is a share of the longest, and never nothing where there is something to see", () => {
  expect([widthOf(3, 3), widthOf(1, 4), widthOf(1, 1e9)]).toEqual([
    "max(2px, 100.00%)",
    "max(2px, 25.00%)",
    "max(2px, 0.00%)",
  ]);
  expect([widthOf(0, 3), widthOf(-1, 3), widthOf(0, 0)]).toEqual(["0", "0", "0"]);
});
