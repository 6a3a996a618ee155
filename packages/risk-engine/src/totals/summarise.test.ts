import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noRegion, notAssessed } from "../columns/columns.ts";
import { intersect, selectionOf, unite, wholeLayer } from "../columns/selection.ts";
import { anyExposure, exposureColumnOf } from "../testing/exposures.ts";
import { totalsByRegion } from "./byRegion.ts";
import { summarise } from "./summarise.ts";
import type { Measures } from "./tally.ts";
import type { ExposureTotals, Totals } from "./totals.ts";

const nan = Number.NaN;

describe("a summary", () => {
  // Six houses: 0 high, 1 low, 2 outside the study, 3 safe, 4 low, 5 safe.
  const exposure = exposureColumnOf([
    [0, "high", 2.5],
    [1, "low", 0.4],
    [2, "not assessed"],
    [4, "low", 0.7],
  ]);
  const measures: Measures = {
    metric: Float64Array.of(1, 2, 4, 8, 16, 32),
    replacementCost: {
      value: Float64Array.of(100, nan, 300, 400, 500, nan),
      min: Float64Array.of(80, nan, 200, 300, nan, nan),
      max: Float64Array.of(120, nan, 400, 500, 700, nan),
    },
  };

  it("keeps exposed, not exposed and not assessed apart", () => {
    const summary = summarise(wholeLayer(6), exposure, measures);
    expect(summary.selected).toMatchObject({ count: 6, metric: 63 });
    expect(summary.exposed).toMatchObject({ count: 3, metric: 19 });
    expect(summary.notExposed).toMatchObject({ count: 2, metric: 40 });
    expect(summary.notAssessed).toMatchObject({ count: 1, metric: 4 });
    expect(summary.percentExposed).toBeCloseTo((100 * 19) / 59, 12);
    expect(summary.highestIntensity).toBe(2.5);
    expect(summary.meanIntensity).toBeCloseTo((2.5 + 0.4 + 0.7) / 3, 6);
  });

  it("adds up replacement costs by class and says how many lack one", () => {
    const { byClass, exposed, notExposed, selected } = summarise(wholeLayer(6), exposure, measures);
    expect(byClass.high.replacementCost).toEqual({ min: 80, value: 100, max: 120, missing: 0 });
    // Element 1 has no cost; element 4 no lower bound, so its value stands in.
    expect(byClass.low.replacementCost).toEqual({ min: 500, value: 500, max: 700, missing: 1 });
    expect(exposed.replacementCost).toEqual({ min: 580, value: 600, max: 820, missing: 1 });
    expect(notExposed.replacementCost).toEqual({ min: 300, value: 400, max: 500, missing: 1 });
    expect(selected.replacementCost).toEqual({ min: 1080, value: 1300, max: 1720, missing: 2 });
  });

  it("is of the selected elements only, counts them when there is no metric, and leaves absent costs out", () => {
    const summary = summarise(selectionOf([4, 1, 3], 6), exposure);
    expect(summary.byClass.low).toEqual({ count: 2, metric: 2 });
    expect(summary.byClass.high).toEqual({ count: 0, metric: 0 });
    expect(summary.selected).toEqual({ count: 3, metric: 3 });
    expect(summary.highestIntensity).toBeCloseTo(0.7, 6);
  });

  it("never calls what was not assessed safe", () => {
    const summary = summarise(selectionOf([2], 6), exposure);
    expect(summary.notExposed.count).toBe(0);
    expect(summary.notAssessed.count).toBe(1);
    expect(summary.percentExposed).toBeNull();
    expect(summary.highestIntensity).toBeNull();
    expect(summary.histogram).toEqual({ bucketSize: null, buckets: [] });
  });

  it("refuses a class that has no meaning", () => {
    const odd = { ...exposureColumnOf([[0, "low", 1]]), damageClass: Uint8Array.of(9) };
    expect(() => summarise(wholeLayer(1), odd)).toThrow(
      expect.objectContaining({ code: "exposure/unknown-class" }),
    );
  });
});

const layerSize = 40;
const someElements = fc
  .uniqueArray(fc.integer({ min: 0, max: layerSize - 1 }))
  .map((e) => selectionOf(e, layerSize));
const halves = Float64Array.from({ length: layerSize }, (_, i) => i / 2);
const costs = halves.map((half, i) => (i % 3 === 0 ? nan : half * 10));
const measured: Measures = { metric: halves, replacementCost: { value: costs } };

const plus = (a: Totals, b: Totals) => ({
  count: a.count + b.count,
  metric: a.metric + b.metric,
  cost: (a.replacementCost?.value ?? 0) + (b.replacementCost?.value ?? 0),
  missing: (a.replacementCost?.missing ?? 0) + (b.replacementCost?.missing ?? 0),
});
const zero: Totals = { count: 0, metric: 0 };
const addUp = (a: ExposureTotals, b?: ExposureTotals) =>
  [
    [a.selected, b?.selected],
    [a.exposed, b?.exposed],
    [a.notExposed, b?.notExposed],
    [a.notAssessed, b?.notAssessed],
    [a.byClass.high, b?.byClass.high],
    [a.byClass.unspecified, b?.byClass.unspecified],
  ].map(([x, y]) => plus(x ?? zero, y ?? zero));

describe("whatever the exposure, summaries", () => {
  it("equal what a loop over all elements finds", () => {
    fc.assert(
      fc.property(someElements, anyExposure(layerSize), (selection, exposure) => {
        const summary = summarise(selection, exposure, measured);
        const expected = { exposed: 0, metric: 0, notAssessed: 0, selected: 0, cost: 0 };
        for (let element = 0; element < layerSize; element++) {
          if (intersect(selection, selectionOf([element], layerSize)).count === 0) continue;
          expected.selected++;
          const row = exposure.element.indexOf(element);
          if (row === -1) continue;
          if (exposure.damageClass[row] === notAssessed) expected.notAssessed++;
          else {
            expected.exposed++;
            expected.metric += halves[element]!;
            expected.cost += Number.isNaN(costs[element]) ? 0 : costs[element]!;
          }
        }
        expect({
          exposed: summary.exposed.count,
          metric: summary.exposed.metric,
          notAssessed: summary.notAssessed.count,
          selected: summary.selected.count,
          cost: summary.exposed.replacementCost?.value,
        }).toEqual(expected);
      }),
    );
  });

  it("C-11: of disjoint selections add up to that of both", () => {
    fc.assert(
      fc.property(
        someElements,
        anyExposure(layerSize),
        fc.integer({ min: 0, max: layerSize }),
        (all, exposure, at) => {
          const range = (from: number, to: number) =>
            selectionOf(
              Array.from({ length: to - from }, (_, i) => from + i),
              layerSize,
            );
          const left = intersect(all, range(0, at));
          const right = intersect(all, range(at, layerSize));
          expect(unite(right, left)).toEqual(all);
          const [a, b] = [left, right].map((part) => summarise(part, exposure, measured));
          expect(addUp(a!, b)).toEqual(addUp(summarise(all, exposure, measured)));
        },
      ),
    );
  });

  it("C-11: of all regions and what lies outside them add up to the whole", () => {
    const regions = fc.array(fc.constantFrom(0, 1, 2, noRegion), {
      minLength: layerSize,
      maxLength: layerSize,
    });
    fc.assert(
      fc.property(someElements, anyExposure(layerSize), regions, (selection, exposure, codes) => {
        const regionOf = Uint16Array.from(codes);
        const byRegion = totalsByRegion(selection, exposure, measured, regionOf, 3);
        const parts = [...byRegion.regions, byRegion.outside].map((totals) => addUp(totals));
        const sum = parts.reduce((a, b) =>
          a.map((x, i) => ({
            count: x.count + b[i]!.count,
            metric: x.metric + b[i]!.metric,
            cost: x.cost + b[i]!.cost,
            missing: x.missing + b[i]!.missing,
          })),
        );
        expect(sum).toEqual(addUp(summarise(selection, exposure, measured)));
        const inOne = selectionOf(
          codes.flatMap((code, i) => (code === 1 ? [i] : [])),
          layerSize,
        );
        const one = summarise(intersect(selection, inOne), exposure, measured);
        expect(addUp(byRegion.regions[1]!)).toEqual(addUp(one));
      }),
    );
  });

  it("C-11: are equal to the last bit when asked again, in whatever order the elements were named", () => {
    const values = fc.array(fc.double({ noNaN: true, min: 0, max: 1e6 }), { minLength: 40, maxLength: 40 });
    const picked = fc.uniqueArray(fc.integer({ min: 0, max: layerSize - 1 }));
    fc.assert(
      fc.property(picked, anyExposure(layerSize), values, (elements, exposure, metric) => {
        const by = (order: number[]) =>
          summarise(selectionOf(order, layerSize), exposure, { metric: Float64Array.from(metric) });
        expect(by(elements.toReversed())).toEqual(by(elements));
      }),
    );
  });
});
