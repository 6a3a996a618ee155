import { describe, expect, it } from "vitest";
import { intensityBuckets, outageBuckets } from "./distribution.ts";
import { numbers } from "./testing.ts";

const [one] = numbers({ low: 3 }).exposure_buckets;
const at = (from: number | null) => ({ ...one!, exposure_bucket: from });

describe("an exposure distribution", () => {
  it("fills the gaps between buckets, so that a step is a step", () => {
    const data = numbers({}, { exposure_buckets: [at(0), at(0.3)], bucket_size: 0.1 });
    const buckets = intensityBuckets(data);
    expect(buckets.map(({ tick }) => tick)).toEqual(["0", "0.1", "0.2", "0.3"]);
    expect(buckets[3]?.label).toBe("0.3 to 0.4\u00a0m");
    expect(buckets.map(({ values }) => values.reduce((a, b) => a + b, 0))).toEqual([3, 0, 0, 3]);
  });

  it("leaves out what has no value", () =>
    expect(intensityBuckets(numbers({}, { exposure_buckets: [at(null)] }))).toEqual([]));

  it("goes by day for outages", () => {
    const n_days_buckets = [{ ...one!, n_days: 3 }];
    expect(outageBuckets(numbers({}, { n_days_buckets }))[0]).toMatchObject({ tick: "Day 3" });
  });
});
