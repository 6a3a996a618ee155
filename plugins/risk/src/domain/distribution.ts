import type { RiskNumbers, WireClass } from "@stopbank/contract/risk";
import { formatNumber } from "@stopbank/numbers";
import { classesBySeverity } from "./damageClasses.ts";

/** Bars of a histogram: values by class, from the least severe up. */
export interface DistributionBucket {
  readonly label: string;
  readonly tick: string;
  readonly values: readonly number[];
}

/** A gap this wide would draw nothing but empty bars. */
const mostBuckets = 200;

/** Elements by intensity: one bar a step from the least to the most there is, empty ones included. */
export function intensityBuckets({
  exposure_buckets,
  bucket_size,
  unit,
}: Pick<RiskNumbers, "exposure_buckets" | "bucket_size" | "unit">): DistributionBucket[] {
  const known = exposure_buckets
    .flatMap((bucket) =>
      bucket.exposure_bucket === null ? [] : [{ ...bucket, from: bucket.exposure_bucket }],
    )
    .toSorted((a, b) => a.from - b.from);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const suffix = unit === "" ? "" : `\u00a0${unit}`;
  const bar = (from: number, counts?: Record<WireClass, number>): DistributionBucket => ({
    label:
      bucket_size === null
        ? `${formatNumber(from)}${suffix}`
        : `${formatNumber(from)} to ${formatNumber(from + bucket_size)}${suffix}`,
    tick: formatNumber(from),
    values: classesBySeverity.map((name) => counts?.[name] ?? 0),
  });
  const steps = bucket_size === null ? 0 : Math.round((last.from - first.from) / bucket_size) + 1;
  if (bucket_size === null || steps > mostBuckets) return known.map((bucket) => bar(bucket.from, bucket));
  return Array.from({ length: steps }, (_, step) => {
    const from = Number((first.from + step * bucket_size).toPrecision(10));
    return bar(
      from,
      known.find((bucket) => Math.abs(bucket.from - from) < bucket_size / 2),
    );
  });
}

/** Elements of a cascading layer that are out, by days after the event. */
export const outageBuckets = ({
  n_days_buckets,
}: Pick<RiskNumbers, "n_days_buckets">): DistributionBucket[] =>
  n_days_buckets.map((bucket) => ({
    label: `Day ${bucket.n_days}`,
    tick: `Day ${bucket.n_days}`,
    values: classesBySeverity.map((name) => bucket[name]),
  }));
