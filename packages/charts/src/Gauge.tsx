import { formatGauge } from "@stopbank/numbers";
import { ChartCard } from "./ChartCard.tsx";

export interface GaugeProps {
  readonly title: string;
  /** Between 0 and 1; undefined where there is nothing to take a share of. */
  readonly share: number | undefined;
  /** What it is a share of: "of 6,958 assessed". */
  readonly of: string;
  readonly colour: string;
  /** What the part is: "Exposed". */
  readonly partLabel?: string;
  /** Part and whole as they are written. */
  readonly table: { readonly part: string; readonly whole: string };
}

const radius = 52;
const length = Math.PI * radius;

/** A share as a half circle that fills from the left, with its figure in the middle. */
export function Gauge({ title, share, of, colour, partLabel = "Exposed", table }: GaugeProps) {
  const text = formatGauge(share);
  const filledLength = Math.min(1, Math.max(0, share ?? 0)) * length;
  return (
    <ChartCard
      title={title}
      table={{
        columns: ["", "Quantity"],
        rows: [
          [partLabel, table.part],
          ["Of", table.whole],
          ["Share", text],
        ],
      }}
    >
      <div className="sb-gauge">
        <svg viewBox="0 0 128 70" role="img" aria-label={`${text} ${of}`}>
          <path className="sb-gauge-track" d={`M12 64A${radius} ${radius} 0 0 1 116 64`} />
          {filledLength > 0 && (
            <path
              d={`M12 64A${radius} ${radius} 0 0 1 116 64`}
              stroke={colour}
              strokeDasharray={`${Math.max(filledLength, 1.5)} ${length * 2}`}
            />
          )}
          <text x="64" y="60" textAnchor="middle">
            {text}
          </text>
        </svg>
        <p>{of}</p>
      </div>
    </ChartCard>
  );
}
