import { expect, it } from "vitest";
import { sheetEconomies } from "./sheetEconomies.ts";

it("EXP-13 gives up names before the legend's place, and the code of the link last", () => {
  const ways = sheetEconomies(5);
  expect(ways[0]).toEqual({ mostNamed: 5, isFine: false, isParted: false, hasCode: true });
  const parted = ways.findIndex(({ isParted }) => isParted);
  expect(ways.slice(0, parted).map(({ mostNamed }) => mostNamed)).toEqual([5, 5, 2, 1]);
  expect(ways.slice(parted).map(({ mostNamed }) => mostNamed)).toEqual([5, 2, 1, 1]);
  expect(ways.map(({ hasCode }) => hasCode).indexOf(false)).toBe(ways.length - 1);
});
