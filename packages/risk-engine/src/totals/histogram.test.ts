import { describe, expect, it } from "vitest";
import { wholeLayer } from "../columns/selection.ts";
import { exposureColumnOf } from "../testing/exposures.ts";
import { niceBucketSize } from "./histogram.ts";
import { summarise } from "./summarise.ts";

describe("the size of buckets", () => {
  it.each([
    [0, 10, 1],
    [0, 2.5, 0.5],
    [0, 1.9, 0.2],
    [0, 0.8, 0.1],
    [5, 9, 0.5],
    [0, 3400, 500],
    [3, 3, 0.5],
    [0, 0, 1],
    [-4, 4, 1],
  ])("for values from %d to %d is %d", (lowest, highest, size) => {
    expect(niceBucketSize(lowest, highest)).toBe(size);
  });
});

describe("a histogram", () => {
  const exposure = exposureColumnOf([
    [0, "low", 0.3],
    [1, "low", 0.7],
    [2, "high", 0.75],
    [3, "high"],
    [4, "not assessed"],
    [5, "exposed", 0],
  ]);
  const filled = (buckets: ReturnType<typeof summarise>["histogram"]["buckets"]) =>
    buckets.map(({ from, byClass }) => [from, byClass.low.count, byClass.high.count]);

  it("puts values into the bucket they reach, leaves no gaps, and keeps those without a value last", () => {
    const { histogram } = summarise(wholeLayer(6), exposure, {}, 0.1);
    expect(histogram.bucketSize).toBe(0.1);
    expect(filled(histogram.buckets)).toEqual([
      [0.3, 1, 0],
      [0.4, 0, 0],
      [0.5, 0, 0],
      [0.6, 0, 0],
      [0.7, 1, 1],
      [null, 0, 1],
    ]);
  });

  it("AMB-45 leaves an intensity of 0 out, and keeps its element in the totals", () => {
    const { histogram, byClass } = summarise(wholeLayer(6), exposure);
    const { buckets } = histogram;
    expect(byClass.exposed.count).toBe(1);
    expect(buckets.every(({ byClass }) => byClass.exposed.count === 0)).toBe(true);
  });

  it("adds up the metric, rounded to one decimal", () => {
    const metric = Float64Array.of(1.26, 2, 3, 4, 5, 6);
    const { buckets } = summarise(wholeLayer(6), exposure, { metric }, 1).histogram;
    expect(buckets[0]?.byClass.low).toEqual({ count: 2, metric: 3.3 });
    expect(buckets[1]).toMatchObject({ from: null, byClass: { high: { count: 1, metric: 4 } } });
  });

  it("of values that are all missing is one bucket without a size", () => {
    const { histogram } = summarise(wholeLayer(1), exposureColumnOf([[0, "exposed"]]));
    expect(histogram).toMatchObject({
      bucketSize: null,
      buckets: [{ from: null, byClass: { exposed: { count: 1 } } }],
    });
  });

  it.each([0, -1, Number.NaN, 1e-6])("refuses buckets of %d", (size) => {
    expect(() => summarise(wholeLayer(6), exposure, {}, size)).toThrow(
      expect.objectContaining({ code: "histogram/too-many-buckets" }),
    );
  });
});
