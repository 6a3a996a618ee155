import { pageMargins, pageSizes } from "@stopbank/ui/page-sizes";
import { expect, it } from "vitest";
import { type SheetSubjects, sheetLayout } from "./sheetLayout.ts";

const showing = (some: Partial<SheetSubjects>): SheetSubjects => ({
  elements: 1,
  hazards: 1,
  contextual: 0,
  ...some,
});

it("EXP-13 has room for the map and what stands beside it on A4 across", () => {
  const { map, isCrowded } = sheetLayout("A4", showing({}));
  expect(isCrowded).toBe(false);
  // The long side of the paper less its margins, and less a column of facts.
  expect(map.width + 204 + pageMargins.left + pageMargins.right).toBeCloseTo(841, 0);
  expect(map.height + 36 + pageMargins.top + pageMargins.bottom).toBeCloseTo(595, 0);
});

it("leaves more beside and below it to a long legend", () => {
  const [usual, crowded] = [
    sheetLayout("A4", showing({ hazards: 3 })),
    sheetLayout("A4", showing({ hazards: 4 })),
  ];
  expect([usual.isCrowded, crowded.isCrowded]).toEqual([false, true]);
  expect(crowded.map.width).toBeLessThan(usual.map.width);
  expect(crowded.map.height).toBeLessThan(usual.map.height);
});

it.each([
  ["many layers under a hazard have one legend", { elements: 15 }, false],
  ["without hazards each has its own", { elements: 15, hazards: 0 }, true],
  ["contextual layers", { contextual: 7 }, true],
])("EXP-13 counts what has a legend: %s", (_case, some, isCrowded) => {
  expect(sheetLayout("A4", showing(some)).isCrowded).toBe(isCrowded);
});

it("leaves the map its height on a small sheet, whatever its legend", () => {
  expect(sheetLayout("A5", showing({ hazards: 9 })).map).toEqual(sheetLayout("A5", showing({})).map);
});

it.each(Object.keys(pageSizes) as (keyof typeof pageSizes)[])("has a map on %s", (size) => {
  const { map } = sheetLayout(size, showing({ hazards: 9 }));
  expect(map.width).toBeGreaterThan(40);
  expect(map.height).toBeGreaterThan(40);
});
