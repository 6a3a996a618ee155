import type uPlot from "uplot";
import { axisFont, axisInk, gridline } from "./plotLook.ts";

/** The axis that stacked bars stand against: figures to the left, and a line across for each. */
export const heightAxis = (
  ticks: readonly number[],
  format: (value: number) => string,
  sizePx: number,
): uPlot.Axis => ({
  font: axisFont,
  stroke: axisInk,
  size: sizePx,
  gap: 4,
  grid: { stroke: gridline, width: 1 },
  ticks: { show: false },
  splits: () => [...ticks],
  values: (_plot, at) => at.map((value) => format(value)),
});

/** The axis below them. */
export const belowAxis = (label: string, sizePx: number): uPlot.Axis => ({
  label,
  labelSize: 18,
  labelGap: 0,
  labelFont: axisFont,
  font: axisFont,
  stroke: axisInk,
  size: sizePx,
  grid: { show: false },
});

/** Bars drawn from the top of the stack down, so that each covers the foot of the one above; the first entry is x. */
export const stackedSeries = (
  series: readonly { readonly colour: string }[],
  bars: uPlot.Series.PathBuilder | undefined,
): uPlot.Series[] => [
  {},
  ...series.toReversed().map(
    ({ colour }): uPlot.Series => ({
      fill: colour,
      width: 0,
      points: { show: false },
      ...(bars === undefined ? {} : { paths: bars }),
    }),
  ),
];
