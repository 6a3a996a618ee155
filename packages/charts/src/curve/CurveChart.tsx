import { useRef, useState } from "react";
import { ChartCard } from "../ChartCard.tsx";
import type { TableData } from "../DataTable.tsx";
import { tooltipOf, type Uncertainty } from "../uncertainty.ts";
import { useWidth } from "../useWidth.ts";
import { CurvePlot } from "./CurvePlot.tsx";
import { type Axis, heightPx } from "./plotFrame.ts";
import { type Point, readLine } from "./readLine.ts";
import { SeriesKey } from "./SeriesKey.tsx";

export type { Point } from "./readLine.ts";

export interface CurveSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  /** SVG dashes, so that colour is not alone in telling lines apart. */
  readonly dash?: string | undefined;
  readonly points: readonly Point[];
  /** What the value lies between. */
  readonly band?: { readonly least: readonly Point[]; readonly most: readonly Point[] } | undefined;
  /** Of what is within the band. */
  readonly uncertainty?: Uncertainty | undefined;
  /** Drawn on the line where something is known and not only read between. */
  readonly marks?: readonly Point[] | undefined;
}

export interface CurveChartProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly series: readonly CurveSeries[];
  readonly x: Axis;
  readonly y: Axis;
  readonly table: TableData;
}

/** Lines over a numeric axis, one of them brought forward with the band it lies in. */
export function CurveChart({ title, note, series, x, y, table }: CurveChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(box);
  const [chosen, setChosen] = useState<string>();
  const [at, setAt] = useState<number>();
  const front = series.find(({ key }) => key === chosen) ?? series[0];
  if (front === undefined) return null;
  const values = series.map((one) => ({ ...one, shown: shownAt(one, at, y.format) }));
  return (
    <ChartCard title={title} note={note} table={table}>
      <SeriesKey
        name={title}
        series={values}
        front={front.key}
        onChoose={setChosen}
        place={at === undefined ? undefined : `${x.format(at)} ${unitOf(x.label)}`.trim()}
      />
      <p className="sb-chart-y">{y.label}</p>
      {/* The height is held before the width is known, so nothing below jumps. */}
      <div
        ref={box}
        className="sb-curve"
        style={{ minHeight: heightPx }}
        title={tooltipOf(front.uncertainty)}
      >
        {widthPx > 0 && (
          <CurvePlot
            label={`${title}: ${y.label} by ${x.label}. The Table button shows every figure.`}
            widthPx={widthPx}
            series={series}
            front={front}
            x={x}
            y={y}
            at={at}
            onPoint={setAt}
          />
        )}
      </div>
    </ChartCard>
  );
}

function shownAt(
  { points, band }: CurveSeries,
  at: number | undefined,
  format: (value: number) => string,
): string | undefined {
  const value = at === undefined ? undefined : readLine(points, at);
  if (at === undefined || value === undefined) return undefined;
  const least = band && readLine(band.least, at);
  const most = band && readLine(band.most, at);
  if (least === undefined || most === undefined || least === most) return format(value);
  return `${format(value)} (${format(least)} to ${format(most)})`;
}

/** `Depth over the floor (m)` is in m. */
const unitOf = (label: string): string => /\(([^()]*)\)$/.exec(label)?.[1] ?? "";
