import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damageClassCodes, noRegion, notAssessed } from "../columns/columns.ts";
import { partsOf, wholeLayer } from "../columns/selection.ts";
import { anyExposure } from "../testing/exposures.ts";
import { tallyByRegion, totalsByRegion } from "./byRegion.ts";

const elements = 60;
const regionCount = 4;
/** Codes without a region of their own stand for none, as `noRegion` does. */
const anyRegion = fc.constantFrom(0, 1, 2, 3, 9, noRegion);
const anyLayer = fc.record({
  exposure: anyExposure(elements),
  regionOf: fc.array(anyRegion, { minLength: elements, maxLength: elements }),
  // Whole halves, so that sums are exact in any order.
  metric: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: elements, maxLength: elements }),
  cost: fc.array(fc.option(fc.integer({ min: 0, max: 99 }), { nil: Number.NaN }), {
    minLength: elements,
    maxLength: elements,
  }),
  inPart: fc.integer({ min: 1, max: 70 }),
});

describe("totals by region", () => {
  it("SUM-08 are what each element adds where it lies, whatever the parts they are put together from", () => {
    fc.assert(
      fc.property(anyLayer, ({ exposure, regionOf, metric, cost, inPart }) => {
        const measures = {
          metric: Float64Array.from(metric, (value) => value / 2),
          replacementCost: { value: Float64Array.from(cost) },
        };
        const codes = Uint16Array.from(regionOf);
        const tally = tallyByRegion(exposure, measures, codes, regionCount);
        for (const part of partsOf(wholeLayer(elements), inPart)) tally.add(part);
        const totals = tally.read();
        expect(totals).toEqual(totalsByRegion(wholeLayer(elements), exposure, measures, codes, regionCount));

        const classOf = new Map([...exposure.element].map((each, row) => [each, exposure.damageClass[row]]));
        const sum = (isIn: (code: number) => boolean, isMeant: (code: number | undefined) => boolean) => {
          const found = { count: 0, metric: 0, cost: 0, missing: 0 };
          for (let element = 0; element < elements; element++) {
            if (!isIn(regionOf[element]!) || !isMeant(classOf.get(element))) continue;
            found.count++;
            found.metric += metric[element]! / 2;
            if (Number.isNaN(cost[element])) found.missing++;
            else found.cost += cost[element]!;
          }
          return found;
        };
        const groups = [
          ...totals.regions.map((each, code) => [each, (of: number) => of === code] as const),
          [totals.outside, (of: number) => of >= regionCount] as const,
          [totals.inside, (of: number) => of < regionCount] as const,
        ];
        for (const [found, isIn] of groups) {
          const expectSum = (
            name: "selected" | "exposed" | "notExposed" | "notAssessed",
            is: (code?: number) => boolean,
          ) => {
            const { count, metric: metricOf, replacementCost } = found[name];
            expect({
              count,
              metric: metricOf,
              cost: replacementCost?.value,
              missing: replacementCost?.missing,
            }).toEqual(sum(isIn, is));
          };
          expectSum("selected", () => true);
          expectSum("exposed", (code) => code !== undefined && code !== notAssessed);
          expectSum("notExposed", (code) => code === undefined);
          expectSum("notAssessed", (code) => code === notAssessed);
          for (const [name, stored] of Object.entries(damageClassCodes))
            expect(found.byClass[name as keyof typeof damageClassCodes].count).toBe(
              sum(isIn, (code) => code === stored).count,
            );
        }
      }),
    );
  });
});
