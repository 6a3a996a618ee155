import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementsOf, selectionOf, wholeLayer } from "../columns/selection.ts";
import { type ExposureRow, exposureColumnOf } from "../testing/exposures.ts";
import { blockSums, blockSumsBytes, coarseSums, restOf, withoutHistogram } from "./blockSums.ts";
import { summarise, summariseBlocks, totalsOfBlocks } from "./summarise.ts";
import type { Measures } from "./tally.ts";

/** Twenty small blocks and a short one, two large and a short one. */
const of = 512 * 5 + 100;
const half = Float64Array.from({ length: of }, (_, i) => (i % 64) / 2);
const cost = half.map((value, i) => (i % 3 === 0 ? Number.NaN : value * 10));
const everyMeasure: Measures[] = [
  {},
  { metric: half },
  { metric: half, replacementCost: { value: cost } },
  { replacementCost: { value: cost, min: cost.map((value) => value - 1), max: cost } },
];

const anyRow = fc.constantFrom<readonly [ExposureRow[1], number?] | undefined>(
  undefined,
  ["high", 4.5],
  ["low", 0.5],
  ["moderate", 3.5],
  ["insignificant", 0],
  ["potential"],
  ["not assessed"],
);
/** Values are halves, so that sums are exact in whatever order. */
const anyColumn = fc.array(anyRow, { minLength: 1, maxLength: 40 }).map((pattern) =>
  exposureColumnOf(
    Array.from({ length: of }, (_, element) => element).flatMap((element): ExposureRow[] => {
      const row = pattern[(element + Math.floor(element / 700)) % pattern.length];
      return row === undefined ? [] : [[element, row[0], row[1]]];
    }),
  ),
);
const anySelection = fc
  .array(fc.tuple(fc.integer({ min: 0, max: of }), fc.integer({ min: 1, max: 1_500 })), { maxLength: 4 })
  .map((runs) => {
    const chosen = new Set<number>();
    for (const [start, length] of runs)
      for (let element = start; element < Math.min(of, start + length); element++) chosen.add(element);
    return selectionOf([...chosen], of);
  });

describe("sums by block", () => {
  it("are the same of costs by row as of costs by element, where what has no row costs nothing", () => {
    fc.assert(
      fc.property(anyColumn, anySelection, (exposure, selection) => {
        const hasRow = new Set(exposure.element);
        const byElement = cost.map((value, element) => (hasRow.has(element) ? value : 0));
        const bounded = (value: Float64Array) => ({ value, min: value.map((each) => each / 2), max: value });
        const byRow = Float64Array.from(exposure.element, (element) => byElement[element]!);
        const [elements, rows]: Measures[] = [
          { replacementCost: bounded(byElement) },
          { replacementCost: bounded(byRow), isCostByRow: true },
        ];
        const sumsOf = (measures: Measures) => blockSums(exposure, measures, of, coarseSums);
        expect(totalsOfBlocks(selection, exposure, rows!, sumsOf(rows!))).toEqual(
          totalsOfBlocks(selection, exposure, elements!, sumsOf(elements!)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("change nothing about a summary", () => {
    fc.assert(
      fc.property(
        anyColumn,
        anySelection,
        fc.constantFrom(...everyMeasure),
        (exposure, selection, measures) => {
          const sums = blockSums(exposure, measures, of);
          expect(summariseBlocks(selection, exposure, measures, sums)).toEqual(
            summarise(selection, exposure, measures),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("without a histogram change nothing about totals, and read of elements outside whole blocks alone", () => {
    fc.assert(
      fc.property(
        anyColumn,
        anySelection,
        fc.constantFrom(...everyMeasure),
        (exposure, selection, measures) => {
          const sums = blockSums(exposure, measures, of, coarseSums);
          const rest = restOf(selection, sums);
          const isRead = new Set(elementsOf(rest));
          const unread = (column: Float64Array | undefined) =>
            column?.map((value, element) => (isRead.has(element) ? value : -1e6));
          const { metric, replacementCost } = measures;
          const [value, min, max] = [replacementCost?.value, replacementCost?.min, replacementCost?.max].map(
            unread,
          );
          const read: Measures = {
            ...(metric === undefined ? {} : { metric: unread(metric)! }),
            ...(value === undefined
              ? {}
              : {
                  replacementCost: {
                    value,
                    ...(min === undefined ? {} : { min }),
                    ...(max === undefined ? {} : { max }),
                  },
                }),
          };
          const { selected, exposed, notExposed, notAssessed, byClass } = summarise(
            selection,
            exposure,
            measures,
          );
          expect(totalsOfBlocks(selection, exposure, read, sums)).toEqual({
            selected,
            exposed,
            notExposed,
            notAssessed,
            byClass,
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it("read without their histogram give the totals of a summary to the last bit, also where sums are not exact", () => {
    const third = half.map((value) => value / 3);
    const measures: Measures = { metric: third, replacementCost: { value: cost.map((value) => value / 7) } };
    fc.assert(
      fc.property(anyColumn, anySelection, (exposure, selection) => {
        const sums = blockSums(exposure, measures, of);
        expect(summariseBlocks(selection, exposure, measures, sums)).toMatchObject(
          totalsOfBlocks(selection, exposure, measures, withoutHistogram(sums)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("hold for the whole layer, its short last block included", () => {
    const exposure = exposureColumnOf([
      [0, "low", 1],
      [of - 1, "high", 3],
    ]);
    const sums = blockSums(exposure, {}, of);
    expect(sums.levels.map(({ size }) => size)).toEqual([128, 1_024]);
    expect(summariseBlocks(wholeLayer(of), exposure, {}, sums)).toEqual(summarise(wholeLayer(of), exposure));
    expect(blockSumsBytes(sums)).toBeGreaterThan(0);
  });

  it("take a layer without elements", () => {
    const nothing = exposureColumnOf([]);
    const sums = blockSums(nothing, {}, 0);
    expect(summariseBlocks(wholeLayer(0), nothing, {}, sums)).toEqual(summarise(wholeLayer(0), nothing));
  });
});
