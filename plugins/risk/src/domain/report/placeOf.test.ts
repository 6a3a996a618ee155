import { expect, it } from "vitest";
import { placeOf } from "./placeOf.ts";

it.each([
  [[175, -41, 175.2, -40.8], "40.9000°\u00a0S, 175.1000°\u00a0E"],
  [[-3, 51, -3, 51], "51.0000°\u00a0N, 3.0000°\u00a0W"],
])("says where the middle of %j lies", (bbox, words) => {
  expect(placeOf(bbox)).toBe(words);
});
