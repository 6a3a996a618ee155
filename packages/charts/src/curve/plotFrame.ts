import { axisTicks } from "./axisTicks.ts";
import type { Point } from "./readLine.ts";

export interface Axis {
  readonly label: string;
  readonly range: readonly [from: number, to: number];
  readonly format: (value: number) => string;
  /** Where it is marked; round numbers without them. */
  readonly ticks?: readonly number[];
  readonly scale?: "linear" | "log";
}

/** `left` holds a short label beside the axis; a longer one takes what its letters need. */
const margin = { left: 48, right: 12, top: 8, bottom: 38 } as const;
export const heightPx = 220;
/** Each label under the plot needs about this much room. */
const labelPx = 64;
/** A digit of the charts' font, and what stands between a label and the plot. */
const digitPx = 7;
const besideLabelPx = 10;

export interface PlotFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  /** The value of x at a place in pixels, kept within the range. */
  readonly xAt: (px: number) => number;
}

/** Where values lie in a plot so many pixels wide. */
export function plotFrame(widthPx: number, x: Axis, y: Axis): PlotFrame {
  const yTicks = y.ticks ?? axisTicks(y.range);
  const letters = Math.max(0, ...yTicks.map((tick) => y.format(tick).length));
  const left = Math.max(margin.left, letters * digitPx + besideLabelPx);
  const right = Math.max(left + 1, widthPx - margin.right);
  const top = margin.top;
  const bottom = heightPx - margin.bottom;
  const warp = x.scale === "log" ? Math.log : (value: number) => value;
  const unwarp = x.scale === "log" ? Math.exp : (value: number) => value;
  const [from, to] = [warp(x.range[0]), warp(x.range[1])];
  const width = to - from || 1;
  const [least, most] = y.range;
  const mostLabels = Math.max(2, Math.floor((right - left) / labelPx));
  return {
    left,
    right,
    top,
    bottom,
    xTicks: x.ticks ?? axisTicks(x.range, Math.min(8, mostLabels)),
    yTicks,
    x: (value) => left + ((warp(value) - from) / width) * (right - left),
    y: (value) => bottom - ((value - least) / (most - least || 1)) * (bottom - top),
    xAt: (px) => unwarp(Math.min(to, Math.max(from, from + ((px - left) / (right - left)) * width))),
  };
}

/** The stretches of a line between its gaps. */
export function stretchesOf(points: readonly Point[]): Point[][] {
  const stretches: Point[][] = [];
  let isOpen = false;
  for (const point of points) {
    const isGap = Number.isNaN(point[1]);
    if (!isGap && isOpen) stretches.at(-1)?.push(point);
    else if (!isGap) stretches.push([point]);
    isOpen = !isGap;
  }
  return stretches;
}

/** An SVG path through points, lifted at gaps. */
export const svgPath = (points: readonly Point[], { x, y }: Pick<PlotFrame, "x" | "y">): string =>
  stretchesOf(points)
    .flatMap((stretch) =>
      stretch.map(([at, value], i) => `${i === 0 ? "M" : "L"}${px(x(at))} ${px(y(value))}`),
    )
    .join("");

const px = (value: number) => Number(value.toFixed(2));
