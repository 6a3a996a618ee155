import { formatGauge } from "@stopbank/numbers";
import type { GaugeProps } from "../Gauge.tsx";
import { type FigureWidth, PaperFigure } from "./PaperFigure.tsx";

export interface PaperGaugeProps extends GaugeProps {
  readonly widthPt: FigureWidth;
}

const radius = 52;
const length = Math.PI * radius;

/** A share as a half circle, with what it is of beside it. */
export function PaperGauge({
  title,
  share,
  of,
  colour,
  partLabel = "Exposed",
  table,
  widthPt,
}: PaperGaugeProps) {
  const text = formatGauge(share);
  const filled = Math.min(1, Math.max(0, share ?? 0)) * length;
  const arc = `M12 64A${radius} ${radius} 0 0 1 116 64`;
  return (
    <PaperFigure
      title={title}
      sentence={`${title}: ${text} ${of}. ${partLabel}: ${table.part} of ${table.whole}.`}
      widthPt={widthPt}
    >
      <div className="paper-gauge">
        <svg aria-hidden="true" viewBox="0 0 128 70">
          <path className="paper-gauge-track" d={arc} />
          {filled > 0 && (
            <path d={arc} stroke={colour} strokeDasharray={`${Math.max(filled, 1.5)} ${length * 2}`} />
          )}
          <text x="64" y="61" textAnchor="middle">
            {text}
          </text>
        </svg>
        <dl>
          <div>
            <dt>{partLabel}</dt>
            <dd>{table.part}</dd>
          </div>
          <div>
            <dt>Of</dt>
            <dd>{table.whole}</dd>
          </div>
          <div>
            <dt>Share</dt>
            <dd>{`${text} ${of}`}</dd>
          </div>
        </dl>
      </div>
    </PaperFigure>
  );
}
