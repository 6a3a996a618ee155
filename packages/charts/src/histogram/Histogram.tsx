import { formatGauge, formatHistogram } from "@stopbank/numbers";
import { useRef, useState } from "react";
import { ChartCard } from "../ChartCard.tsx";
import { DataTable } from "../DataTable.tsx";
import { type Plotter, usePicture } from "../usePicture.ts";
import { useWidth } from "../useWidth.ts";
import { histogramHeightPx, histogramOptions } from "./histogramOptions.ts";
import { bucketTotal, type StackedBucket, stackHeights } from "./stack.ts";
import { usePlotter } from "./usePlotter.ts";

export interface HistogramSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
}

export interface HistogramProps {
  readonly title: string;
  /** From the baseline up. */
  readonly series: readonly HistogramSeries[];
  readonly buckets: readonly StackedBucket[];
  /** Values at the edges between bars, or names under their middles. */
  readonly ticks: "edges" | "middles";
  readonly xLabel: string;
  /** What is counted, over the axis that counts it: "Buildings exposed". */
  readonly yLabel: string;
  /** What a hovered bar's share is of; without it none is given. */
  readonly shareOf?: { readonly whole: number; readonly words: string } | undefined;
}

/** How many elements at what intensity, stacked by damage class. */
export function Histogram(props: HistogramProps) {
  const { title, series, buckets, yLabel, shareOf, xLabel } = props;
  const visibleSeries = series.filter((_, at) => buckets.some(({ values }) => (values[at] ?? 0) > 0));
  const table = {
    columns: [
      xLabel,
      ...visibleSeries.map(({ label }) => label),
      ...(visibleSeries.length > 1 ? ["Total"] : []),
    ],
    rows: buckets.map((bucket) => [
      bucket.label,
      ...series.flatMap((one, at) =>
        visibleSeries.includes(one) ? [formatHistogram(bucket.values[at])] : [],
      ),
      ...(visibleSeries.length > 1 ? [formatHistogram(bucketTotal(bucket))] : []),
    ]),
  };
  const plotter = usePlotter();
  const [hovered, setHovered] = useState<number>();
  const bucket = hovered === undefined ? undefined : buckets[hovered];
  const share =
    shareOf === undefined || bucket === undefined
      ? ""
      : ` (${formatGauge(bucketTotal(bucket) / shareOf.whole)} ${shareOf.words})`;
  return (
    <ChartCard title={title} table={table}>
      {plotter === "failed" ? (
        <DataTable caption={title} {...table} />
      ) : (
        <>
          <p className="sb-histogram-readout">
            {bucket === undefined ? (
              <span className="sb-histogram-key">
                {visibleSeries.map(({ key, label, colour }) => (
                  <span key={key}>
                    <i style={{ background: colour }} />
                    {label}
                  </span>
                ))}
              </span>
            ) : (
              <strong>
                {bucket.label}: {formatHistogram(bucketTotal(bucket))}
                {share}
              </strong>
            )}
          </p>
          <p className="sb-chart-y">{yLabel}</p>
          <Plot {...props} plotter={plotter} onHover={setHovered} />
        </>
      )}
    </ChartCard>
  );
}

function Plot({
  title,
  series,
  buckets,
  ticks,
  xLabel,
  yLabel,
  plotter,
  onHover,
}: HistogramProps & {
  readonly plotter: Plotter;
  readonly onHover: (bucket: number | undefined) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const shape = widthPx === 0 ? "" : JSON.stringify([series, buckets, ticks, xLabel, widthPx]);
  usePicture(box, plotter, shape, (uplot) => {
    const options = histogramOptions({
      bars: uplot.paths.bars?.({ align: 1, size: [1, Number.POSITIVE_INFINITY], gap: 2, radius: 0 }),
      widthPx,
      series,
      buckets,
      greatest: Math.max(0, ...buckets.map(bucketTotal)),
      ticks,
      xLabel,
      formatCount: formatHistogram,
      onHover,
    });
    // An empty place at the end gives a single bar a width.
    const xs = Array.from({ length: buckets.length + 1 }, (_, index) => index);
    const heights = stackHeights(buckets, series.length).map((row) => [...row, null]);
    return [options, [xs, ...heights]];
  });
  const label = `${title}: ${buckets.length} groups, ${yLabel} by ${xLabel}. The Table button shows every figure.`;
  return <div ref={box} role="img" aria-label={label} style={{ minHeight: histogramHeightPx }} />;
}
