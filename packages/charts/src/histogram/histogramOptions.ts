import type uPlot from "uplot";
import { gridline } from "../plotLook.ts";
import { belowAxis, heightAxis, stackedSeries } from "../stackedBars.ts";
import type { HistogramSeries } from "./Histogram.tsx";
import type { StackedBucket } from "./stack.ts";
import { labelEvery, ticksTo } from "./ticks.ts";

export const histogramHeightPx = 200;
/** Each label needs about this much room. */
const labelPx = 56;
const yTicks = 6;

export interface HistogramLook {
  readonly bars: uPlot.Series.PathBuilder | undefined;
  readonly widthPx: number;
  readonly series: readonly HistogramSeries[];
  readonly buckets: readonly StackedBucket[];
  readonly greatest: number;
  /** Values between edges, or names under the middle of each bar. */
  readonly ticks: "edges" | "middles";
  readonly xLabel: string;
  readonly formatCount: (value: number) => string;
  readonly onHover: (bucket: number | undefined) => void;
}

/** What uPlot draws: bars that touch, over one step of x each, on a zero baseline. */
export function histogramOptions(look: HistogramLook): uPlot.Options {
  const { buckets, series, ticks, bars } = look;
  const shift = ticks === "edges" ? 0 : 0.5;
  const every = labelEvery(buckets.length, Math.max(2, Math.floor((look.widthPx - 60) / labelPx)));
  const labelled = buckets.map((_, index) => index).filter((index) => index % every === 0);
  const yValues = ticksTo(look.greatest, yTicks);
  return {
    width: look.widthPx,
    height: histogramHeightPx,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, points: { show: false }, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [0, buckets.length] },
      y: { range: [0, yValues.at(-1) ?? 1] },
    },
    axes: [
      {
        ...belowAxis(look.xLabel, 24),
        gap: 2,
        ticks: { show: ticks === "edges", stroke: gridline, size: 4 },
        splits: () => labelled.map((index) => index + shift),
        values: (_plot, at) => at.map((value) => buckets[Math.floor(value)]?.tick ?? ""),
      },
      heightAxis(yValues, look.formatCount, 48),
    ],
    series: stackedSeries(series, bars),
    hooks: {
      setCursor: [
        (plot) => {
          const left = plot.cursor.left ?? -1;
          const at = left < 0 ? -1 : Math.floor(plot.posToVal(left, "x"));
          look.onHover(at >= 0 && at < buckets.length ? at : undefined);
        },
      ],
    },
  };
}
