import { labelEvery } from "../histogram/ticks.ts";
import { axisFont, axisInk, gridline } from "../plotLook.ts";
import type { PaperColumnsProps } from "./PaperColumns.tsx";

export interface ColumnsPlotProps
  extends Pick<
    PaperColumnsProps,
    "series" | "columns" | "areSteps" | "current" | "xLabel" | "formatTick" | "widthPt"
  > {
  readonly yTicks: readonly number[];
}

const heightPx = 190;
const margin = { top: 14, right: 6, bottom: 36 };
const digitPx = 7;
const mostBarPx = 52;
const whiskerPx = 4;

/** The picture: lines and areas, so that it is as sharp as the paper is. */
export function ColumnsPlot(props: ColumnsPlotProps) {
  const { series, columns, areSteps, current, xLabel, formatTick, yTicks } = props;
  const widthPx = Math.round((props.widthPt * 96) / 72);
  const left = Math.max(0, ...yTicks.map((tick) => formatTick(tick).length)) * digitPx + 10;
  const bottom = heightPx - margin.bottom;
  const most = yTicks.at(-1) ?? 1;
  const y = (value: number) => bottom - (value / most) * (bottom - margin.top);
  const placePx = (widthPx - left - margin.right) / Math.max(1, columns.length);
  const barPx = areSteps ? Math.max(0.5, placePx - 1) : Math.min(mostBarPx, placePx * 0.66);
  const middle = (at: number) => left + (at + 0.5) * placePx;
  const longest = Math.max(1, ...columns.map(({ tick }) => tick.length)) * digitPx + 6;
  const every = labelEvery(columns.length, Math.max(1, Math.floor((placePx * columns.length) / longest)));
  return (
    <svg aria-hidden="true" className="paper-plot" height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`}>
      <g style={{ font: axisFont }} fill={axisInk}>
        {yTicks.map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${y(tick)}H${widthPx - margin.right}`} stroke={gridline} />
            <text x={left - 6} y={y(tick) + 4} textAnchor="end">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {columns.map(({ tick, label }, at) =>
          at % every === 0 ? (
            <text
              key={label}
              x={areSteps ? left + at * placePx : middle(at)}
              y={bottom + 15}
              textAnchor={areSteps && at === 0 ? "start" : "middle"}
              fontWeight={at === current ? 700 : 400}
            >
              {tick}
            </text>
          ) : null,
        )}
        <text x={(left + widthPx - margin.right) / 2} y={heightPx - 4} textAnchor="middle">
          {xLabel}
        </text>
      </g>
      {columns.map(({ values, label, range, blank }, at) => {
        const from = middle(at) - barPx / 2;
        return (
          <g key={label}>
            {stacked(values).map(([low, high], nth) =>
              high > low ? (
                <rect
                  key={series[nth]?.key}
                  x={from}
                  y={y(high)}
                  width={barPx}
                  height={y(low) - y(high)}
                  fill={series[nth]?.colour}
                  stroke="#16202c"
                  strokeOpacity="0.18"
                  strokeWidth="0.75"
                />
              ) : null,
            )}
            {blank !== undefined && (
              <rect
                className={blank === "not assessed" ? "paper-blank-hatched" : "paper-blank"}
                x={from}
                y={bottom - 6}
                width={barPx}
                height={6}
              />
            )}
            {range !== undefined && (
              <path
                d={`M${middle(at) - whiskerPx} ${y(range.from)}h${2 * whiskerPx}M${middle(at) - whiskerPx} ${y(range.to)}h${2 * whiskerPx}M${middle(at)} ${y(range.from)}V${y(range.to)}`}
                fill="none"
                stroke="#16202c"
              />
            )}
          </g>
        );
      })}
      <path d={`M${left} ${bottom}H${widthPx - margin.right}`} stroke="#97a4b2" />
    </svg>
  );
}

/** Where each part of a stack begins and ends. */
function stacked(values: readonly number[]): readonly (readonly [from: number, to: number])[] {
  let below = 0;
  return values.map((value) => {
    const from = below;
    below += value;
    return [from, below] as const;
  });
}
