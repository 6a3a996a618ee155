import { formatGauge } from "@stopbank/numbers";
import type { ClassBarsProps } from "../ClassBars.tsx";
import type { CurveChartProps } from "../curve/CurveChart.tsx";
import { bucketTotal, type StackedBucket } from "../histogram/stack.ts";
import type { ProjectionColumn } from "../projection/columns.ts";

/** `Damage State, Buildings: Major 12, 3% of assessed; Minor 40 (35 to 50), 9% of assessed.` */
export const barsSentence = ({
  title,
  bars,
  valueLabel,
  shareLabel,
}: Pick<ClassBarsProps, "title" | "bars" | "valueLabel" | "shareLabel">): string =>
  `${title}, ${valueLabel}: ${bars
    .map(
      ({ label, shown, share, range }) =>
        `${label} ${shown}${range === undefined ? "" : ` (${range.shown})`}${
          shareLabel === undefined ? "" : `, ${formatGauge(share)} ${shareLabel}`
        }`,
    )
    .join("; ")}.`;

/** `Projected Risk by Sea level rise (m): 0 m, 12 exposed; 0.5 m, 30 exposed.` */
export const projectionSentence = (
  title: string,
  xLabel: string,
  columns: readonly Pick<ProjectionColumn, "label" | "said">[],
): string => `${title} by ${xLabel}: ${columns.map(({ label, said }) => `${label}, ${said}`).join("; ")}.`;

/** `Exposure Distribution: from 0 to 0.5 m up to 3 to 3.5 m; most, 120, at 1 to 1.5 m.` A hundred bars are no sentence. */
export function distributionSentence(
  title: string,
  buckets: readonly StackedBucket[],
  written: (count: number) => string,
): string {
  const [first] = buckets;
  const last = buckets.at(-1);
  if (first === undefined || last === undefined) return `${title}: nothing to show.`;
  const highest = buckets.reduce((most, one) => (bucketTotal(one) > bucketTotal(most) ? one : most), first);
  const reach = first === last ? `all at ${first.label}` : `from ${first.label} up to ${last.label}`;
  return `${title}: ${reach}; most, ${written(bucketTotal(highest))}, at ${highest.label}.`;
}

/** `Damage by return period: Damage in one event goes from $1 M at 10 to $4 M at 500 of Return period (years).` */
export const curveSentence = ({
  title,
  series,
  x,
  y,
}: Pick<CurveChartProps, "title" | "series" | "x" | "y">): string =>
  `${title}: ${series
    .map(({ label, points }) => {
      const known = points.filter(([, value]) => !Number.isNaN(value));
      const [first] = known;
      const last = known.at(-1);
      return first === undefined || last === undefined
        ? `${label} is not known`
        : `${label} goes from ${y.format(first[1])} at ${x.format(first[0])} to ${y.format(last[1])} at ${x.format(last[0])}`;
    })
    .join("; ")}; by ${x.label}.`;
