import type uPlot from "uplot";
import { belowAxis, heightAxis, stackedSeries } from "../stackedBars.ts";
import type { ProjectionColumn, ProjectionSeries } from "./columns.ts";
import { marginPx } from "./projectionSize.ts";

export interface ProjectionLook {
  readonly bars: uPlot.Series.PathBuilder | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly series: readonly ProjectionSeries[];
  readonly columns: readonly ProjectionColumn[];
  readonly yTicks: readonly number[];
  /** Every so many columns have their value under them. */
  readonly labelEvery: number;
  readonly xLabel: string;
  readonly formatTick: (value: number) => string;
}

/** What uPlot draws: stacks side by side on a zero baseline, whiskers over them; the buttons over it do the rest. */
export function projectionOptions(look: ProjectionLook): uPlot.Options {
  const { columns, series, bars, yTicks } = look;
  const labelled = columns.map((_, index) => index).filter((index) => index % look.labelEvery === 0);
  return {
    width: look.widthPx,
    height: look.heightPx,
    padding: [marginPx.top, marginPx.right, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      // Values stand for scenarios, a column each, however far apart they lie.
      x: { time: false, range: [-0.5, columns.length - 0.5] },
      y: { range: [0, yTicks.at(-1) ?? 1] },
    },
    axes: [
      {
        ...belowAxis(look.xLabel, marginPx.bottom - 18),
        gap: 4,
        ticks: { show: false },
        splits: () => labelled,
        values: (_plot, at) => at.map((index) => columns[index]?.tick ?? ""),
      },
      heightAxis(yTicks, look.formatTick, marginPx.left),
    ],
    series: stackedSeries(series, bars),
    hooks: { draw: [(plot) => drawBaseline(plot), (plot) => drawWhiskers(plot, columns)] },
  };
}

function drawBaseline({ ctx, bbox, valToPos }: uPlot): void {
  const y = Math.round(valToPos(0, "y", true));
  ctx.fillStyle = "#97a4b2";
  ctx.fillRect(bbox.left, y, bbox.width, Math.max(1, Math.round(devicePixelRatio)));
}

const whiskerPx = 4;

function drawWhiskers({ ctx, valToPos }: uPlot, columns: readonly ProjectionColumn[]): void {
  const scale = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = "#16202c";
  ctx.lineWidth = scale;
  ctx.beginPath();
  for (const [index, { range }] of columns.entries()) {
    if (range === undefined) continue;
    const x = valToPos(index, "x", true);
    const [low, high] = [valToPos(range.from, "y", true), valToPos(range.to, "y", true)];
    for (const y of [low, high]) {
      ctx.moveTo(x - whiskerPx * scale, y);
      ctx.lineTo(x + whiskerPx * scale, y);
    }
    ctx.moveTo(x, low);
    ctx.lineTo(x, high);
  }
  ctx.stroke();
  ctx.restore();
}
