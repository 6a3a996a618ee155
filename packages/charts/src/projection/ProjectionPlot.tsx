import { useRef } from "react";
import { stackHeights } from "../histogram/stack.ts";
import { labelEvery, ticksTo } from "../histogram/ticks.ts";
import { type Plotter, usePicture } from "../usePicture.ts";
import { useWidth } from "../useWidth.ts";
import { ColumnButtons } from "./ColumnButtons.tsx";
import { greatestOf } from "./columns.ts";
import type { ProjectionChartProps } from "./ProjectionChart.tsx";
import { projectionOptions } from "./projectionOptions.ts";
import { marginPx, projectionSize } from "./projectionSize.ts";
import { SeriesLabels } from "./SeriesLabels.tsx";

export interface ProjectionPlotProps extends ProjectionChartProps {
  readonly plotter: Plotter;
  readonly pointed: number | undefined;
  readonly onPoint: (column: number | undefined) => void;
}

const mostTicks = 8;
/** A column fills this share of its place, and never more than so many pixels. */
const barShare = 0.7;
const barMostPx = 44;
const tickCharacterPx = 7;

/** The picture, with a button over each column and a name beside each class. */
export function ProjectionPlot(props: ProjectionPlotProps) {
  const { series, columns, plotter, xLabel, formatTick, leastTickStep } = props;
  const container = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { widthPx, heightPx } = projectionSize(useWidth(container));
  const yTicks = ticksTo(greatestOf(columns), mostTicks, leastTickStep);
  const placePx = Math.max(0, widthPx - marginPx.left - marginPx.right) / Math.max(1, columns.length);
  const isDrawable = widthPx > marginPx.left + marginPx.right;
  const shape = isDrawable
    ? JSON.stringify([series, columns, xLabel, widthPx, yTicks.map((at) => formatTick(at))])
    : "";
  usePicture(box, plotter, shape, (uplot) => {
    const longest = Math.max(1, ...columns.map(({ tick }) => tick.length)) * tickCharacterPx;
    return [
      projectionOptions({
        bars: uplot.paths.bars?.({ align: 0, size: [barShare, barMostPx], radius: 0 }),
        widthPx,
        heightPx,
        series,
        columns,
        yTicks,
        labelEvery: labelEvery(columns.length, Math.max(1, Math.floor((placePx * columns.length) / longest))),
        xLabel,
        formatTick,
      }),
      [columns.map((_, index) => index), ...stackHeights(columns, series.length)],
    ];
  });
  return (
    <div ref={container} className="sb-projection" style={{ minHeight: heightPx }}>
      <div className="sb-projection-plot" style={{ width: widthPx, height: heightPx }}>
        {isDrawable && <ColumnButtons {...props} placePx={placePx} />}
        <div ref={box} aria-hidden="true" className="sb-projection-picture" />
        {isDrawable && (
          <SeriesLabels series={series} columns={columns} heightPx={heightPx} greatest={yTicks.at(-1) ?? 1} />
        )}
      </div>
    </div>
  );
}
