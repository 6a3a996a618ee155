import { expect, it } from "vitest";
import { boundsOfAll } from "./boundsOfAll.ts";

it("reaches around all areas, and nothing where there are none", () => {
  expect(
    boundsOfAll([
      [1, 2, 3, 4],
      [-1, 3, 2, 9],
    ]),
  ).toEqual([-1, 2, 3, 9]);
  expect(boundsOfAll([])).toBeUndefined();
});
