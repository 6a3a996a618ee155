import { pageMargins, pageSizes } from "@stopbank/ui/page-sizes";
import { expect, it } from "vitest";
import { sheetLayout } from "./sheetLayout.ts";

it("EXP-13 has room for the map and what stands beside it on A4 across", () => {
  const { map, isCrowded } = sheetLayout("A4", 1);
  expect(isCrowded).toBe(false);
  // The long side of the paper less its margins, and less a column of facts.
  expect(map.width + 204 + pageMargins.left + pageMargins.right).toBeCloseTo(841, 0);
  expect(map.height + 36 + pageMargins.top + pageMargins.bottom).toBeCloseTo(595, 0);
});

it("leaves more beside and below it to a long legend", () => {
  const [usual, crowded] = [sheetLayout("A4", 3), sheetLayout("A4", 4)];
  expect([usual.isCrowded, crowded.isCrowded]).toEqual([false, true]);
  expect(crowded.map.width).toBeLessThan(usual.map.width);
  expect(crowded.map.height).toBeLessThan(usual.map.height);
});

it.each(Object.keys(pageSizes) as (keyof typeof pageSizes)[])("has a map on %s", (size) => {
  const { map } = sheetLayout(size, 9);
  expect(map.width).toBeGreaterThan(40);
  expect(map.height).toBeGreaterThan(40);
});
