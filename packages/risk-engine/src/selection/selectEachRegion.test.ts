import fc from "fast-check";
import { expect, it } from "vitest";
import { noRegion } from "../columns/columns.ts";
import { selectionOf } from "../columns/selection.ts";
import { buildIndex } from "../index/spatialIndex.ts";
import { pointColumn } from "../testing/geometryColumns.ts";
import { selectEachRegion } from "./selectEachRegion.ts";
import { intersect, selectElements } from "./selectElements.ts";

const of = 200;
const index = buildIndex(pointColumn(Array.from({ length: of }, (_, i) => [[i, 0]])));
/** Stretches of neighbours in one region, as they lie. */
const anyRegions = fc
  .array(fc.tuple(fc.constantFrom(0, 1, 2, 3, 65_534, noRegion), fc.integer({ min: 1, max: 30 })), {
    minLength: 1,
    maxLength: 60,
  })
  .map((stretches) => {
    const codes = stretches.flatMap(([code, length]) => Array.from({ length }, () => code));
    return Uint16Array.from({ length: of }, (_, element) => codes[element % codes.length]!);
  });
const anySelection = fc
  .uniqueArray(fc.integer({ min: 0, max: of - 1 }))
  .map((elements) => selectionOf(elements, of));

it("finds in each region, in the order they are named, what is found for it alone", () => {
  fc.assert(
    fc.property(
      anyRegions,
      anySelection,
      fc.shuffledSubarray([0, 1, 2, 3, 9, 65_534]),
      (regionOf, selection, codes) => {
        expect(selectEachRegion(selection, regionOf, codes)).toEqual(
          codes.map((code) =>
            intersect(selection, selectElements(index, { regions: [{ regionOf, codes: [code] }] })),
          ),
        );
      },
    ),
  );
});

it("finds nothing where nothing is selected, or no region is named", () => {
  const regionOf = new Uint16Array(of);
  expect(selectEachRegion(selectionOf([], of), regionOf, [0]).map(({ count }) => count)).toEqual([0]);
  expect(selectEachRegion(selectionOf([1], of), regionOf, [])).toEqual([]);
});
