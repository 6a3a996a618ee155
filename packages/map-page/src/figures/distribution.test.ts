import { describe, expect, it } from "vitest";
import { numbers } from "../testing/riskNumbers.ts";
import { distributionUnit, intensityBuckets, outageBuckets } from "./distribution.ts";

const [one] = numbers({ low: 3 }).exposure_buckets;
const at = (from: number | null) => ({ ...one!, exposure_bucket: from });

describe("an exposure distribution", () => {
  it("fills the gaps between buckets, so that a step is a step", () => {
    const data = numbers({}, { exposure_buckets: [at(0), at(0.3)], bucket_size: 0.1 });
    const buckets = intensityBuckets(data);
    expect(buckets.map(({ tick }) => tick)).toEqual(["0", "10", "20", "30"]);
    expect(buckets[3]?.label).toBe("30 to 40\u00a0cm");
    expect(buckets.map(({ values }) => values.reduce((a, b) => a + b, 0))).toEqual([3, 0, 0, 3]);
  });

  it("leaves out what has no value", () =>
    expect(intensityBuckets(numbers({}, { exposure_buckets: [at(null)] }))).toEqual([]));

  it("reads lengths in one unit along its axis", () => {
    const data = numbers({}, { exposure_buckets: [at(0.5)], bucket_size: 0.5 });
    expect([distributionUnit(data), intensityBuckets(data)[0]?.label]).toEqual(["m", "0.5 to 1\u00a0m"]);
    expect(distributionUnit({ ...data, bucket_size: 0.25 })).toBe("cm");
  });

  it("MAP-29 goes by days after the event for outages", () => {
    const n_days_buckets = [{ ...one!, n_days: 3 }];
    expect(outageBuckets(numbers({}, { n_days_buckets }))[0]).toMatchObject({
      tick: "3",
      label: "3 days after the event",
    });
  });
});
