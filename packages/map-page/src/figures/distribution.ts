import type { RiskNumbers, WireClass } from "@stopbank/contract/risk";
import { formatChart, formatInScale, intensityScale } from "@stopbank/numbers";
import { classesBySeverity } from "../classes/damageClasses.ts";

/** Bars of a histogram: values by class, from the least severe up. */
export interface DistributionBucket {
  readonly label: string;
  readonly tick: string;
  readonly values: readonly number[];
}

/** A gap this wide would draw nothing but empty bars. */
const mostBuckets = 200;

type Buckets = Pick<RiskNumbers, "exposure_buckets" | "bucket_size" | "unit">;

/** One unit for the whole axis. */
const scaleOf = ({ exposure_buckets, bucket_size, unit }: Buckets) =>
  intensityScale(
    unit,
    Math.max(0, ...exposure_buckets.map((bucket) => (bucket.exposure_bucket ?? 0) + (bucket_size ?? 0))),
  );

/** What the axis is in: `cm` where all of it lies below a metre. */
export const distributionUnit = (data: Buckets): string => scaleOf(data).unit;

/** Elements by intensity: one bar a step from the least to the most there is, empty ones included. */
export function intensityBuckets({ exposure_buckets, bucket_size, unit }: Buckets): DistributionBucket[] {
  const known = exposure_buckets
    .flatMap((bucket) =>
      bucket.exposure_bucket === null ? [] : [{ ...bucket, from: bucket.exposure_bucket }],
    )
    .toSorted((a, b) => a.from - b.from);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const { scale, unit: shownUnit } = scaleOf({ exposure_buckets, bucket_size, unit });
  const bar = (from: number, counts?: Record<WireClass, number>): DistributionBucket => ({
    label:
      bucket_size === null
        ? formatInScale(from * scale, shownUnit)
        : `${formatChart(from * scale)} to ${formatInScale((from + bucket_size) * scale, shownUnit)}`,
    tick: formatChart(from * scale),
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
    label: `${bucket.n_days} ${bucket.n_days === 1 ? "day" : "days"} after the event`,
    tick: String(bucket.n_days),
    values: classesBySeverity.map((name) => bucket[name]),
  }));
