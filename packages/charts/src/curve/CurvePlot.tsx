import { axisFont, axisInk, gridline } from "../plotLook.ts";
import type { CurveSeries } from "./CurveChart.tsx";
import { type Axis, heightPx, type PlotFrame, plotFrame, stretchesOf, svgPath } from "./plotFrame.ts";
import { readLine } from "./readLine.ts";

export interface CurvePlotProps {
  readonly label: string;
  readonly widthPx: number;
  readonly series: readonly CurveSeries[];
  /** The one that is drawn last, thickest and with its band. */
  readonly front: CurveSeries;
  readonly x: Axis;
  readonly y: Axis;
  /** The value of x that is pointed at. */
  readonly at: number | undefined;
  readonly onPoint: (x: number | undefined) => void;
}

export function CurvePlot({ label, widthPx, series, front, x, y, at, onPoint }: CurvePlotProps) {
  const frame = plotFrame(widthPx, x, y);
  const value = at === undefined ? undefined : readLine(front.points, at);
  return (
    <svg
      role="img"
      aria-label={label}
      width={widthPx}
      height={heightPx}
      onPointerMove={(event) =>
        onPoint(frame.xAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
      }
      onPointerLeave={() => onPoint(undefined)}
    >
      <Axes frame={frame} x={x} y={y} />
      {front.band !== undefined && <Band band={front.band} colour={front.colour} frame={frame} />}
      {[...series.filter((one) => one !== front), front].map((one) => (
        <path
          key={one.key}
          d={svgPath(one.points, frame)}
          fill="none"
          stroke={one.colour}
          strokeWidth={one === front ? 2.5 : 1.5}
          strokeDasharray={one.dash}
          strokeLinejoin="round"
        />
      ))}
      {front.marks?.map(([place, height]) => (
        <circle
          key={place}
          cx={frame.x(place)}
          cy={frame.y(height)}
          r={3.5}
          fill="#fff"
          stroke={front.colour}
          strokeWidth={2}
        />
      ))}
      {at !== undefined && (
        <path
          d={`M${frame.x(at)} ${frame.top}V${frame.bottom}`}
          stroke={axisInk}
          strokeWidth={1}
          strokeDasharray="2 2"
        />
      )}
      {at !== undefined && value !== undefined && (
        <circle cx={frame.x(at)} cy={frame.y(value)} r={4} fill={front.colour} />
      )}
    </svg>
  );
}

interface BandProps {
  readonly band: NonNullable<CurveSeries["band"]>;
  readonly colour: string;
  readonly frame: PlotFrame;
}

/** A stretch of one point is as wide as the band's edge. */
function Band({ band, colour, frame }: BandProps) {
  const least = stretchesOf(band.least);
  return stretchesOf(band.most).map((most, i) => (
    <path
      key={most[0]?.[0]}
      d={`${svgPath([...most, ...(least[i] ?? []).toReversed()], frame)}Z`}
      fill={colour}
      fillOpacity={0.16}
      stroke={most.length === 1 ? colour : "none"}
      strokeOpacity={0.4}
      strokeWidth={3}
    />
  ));
}

/** Gridlines barely there, a baseline, and figures in the ink of all charts. */
function Axes({ frame, x, y }: { frame: PlotFrame; x: Axis; y: Axis }) {
  const { left, right, bottom } = frame;
  return (
    <g style={{ font: axisFont, fill: axisInk, fontVariantNumeric: "tabular-nums" }}>
      {frame.yTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${frame.y(tick)}H${right}`} stroke={gridline} />
          <text x={left - 6} y={frame.y(tick) + 4} textAnchor="end">
            {y.format(tick)}
          </text>
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} stroke={axisInk} />
      {frame.xTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${frame.x(tick)} ${bottom}v4`} stroke={axisInk} />
          <text x={frame.x(tick)} y={bottom + 16} textAnchor="middle">
            {x.format(tick)}
          </text>
        </g>
      ))}
      <text x={(left + right) / 2} y={heightPx - 4} textAnchor="middle">
        {x.label}
      </text>
    </g>
  );
}
