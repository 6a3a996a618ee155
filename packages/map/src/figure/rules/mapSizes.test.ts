import { expect, it } from "vitest";
import { elementMap, inPlace, summaryMap } from "./mapSizes.ts";

it("EXP-06 AMB-51 the summary's map is 595 by 559 points, as wide as A4", () =>
  expect(summaryMap).toEqual({ width: 595, height: 559 }));

it.each([
  [0, 1_920],
  [6, 1_920],
  [7, 1_449],
] as const)("EXP-11 AMB-47 an element's map beside %d fields is %d wide and 1080 high", (fields, width) =>
  expect(elementMap(fields)).toEqual({ width, height: 1_080 }),
);

it("keeps its proportions in its place", () =>
  expect(inPlace(elementMap(3), 480)).toEqual({ width: 480, height: 270 }));
