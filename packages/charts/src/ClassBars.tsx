import { formatGauge } from "@stopbank/numbers";
import { ChartCard } from "./ChartCard.tsx";
import { tooltipOf, type Uncertainty } from "./uncertainty.ts";
import { widthOf } from "./widthOf.ts";

export interface ClassBar {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  readonly value: number;
  /** The value as it is written, with its unit. */
  readonly shown: string;
  /** Between 0 and 1, of what `shareLabel` says. */
  readonly share: number | undefined;
  /** The least and greatest the value may be, where it is uncertain. */
  readonly range?: { readonly from: number; readonly to: number; readonly shown: string };
  /** Whether the value is uncertain, and why. */
  readonly uncertainty?: Uncertainty | undefined;
}

export interface ClassBarsProps {
  readonly title: string;
  readonly bars: readonly ClassBar[];
  /** What the values are: "Buildings", "Value ($)". */
  readonly valueLabel: string;
  /** What the shares are of: "of assessed"; without it none are given. */
  readonly shareLabel?: string | undefined;
  readonly note?: string | undefined;
}

/** One bar a class from a zero baseline, each labelled where it stands. */
export function ClassBars({ title, bars, valueLabel, shareLabel, note }: ClassBarsProps) {
  const greatest = Math.max(...bars.map(({ value, range }) => range?.to ?? value), 0);
  const hasRanges = bars.some(({ range }) => range !== undefined);
  const table = {
    columns: [
      "Class",
      valueLabel,
      ...(hasRanges ? ["Range"] : []),
      ...(shareLabel === undefined ? [] : [`Share ${shareLabel}`]),
    ],
    rows: bars.map(({ label, shown, range, share }) => [
      label,
      shown,
      ...(hasRanges ? [range?.shown ?? ""] : []),
      ...(shareLabel === undefined ? [] : [formatGauge(share)]),
    ]),
  };
  return (
    <ChartCard title={title} table={table} note={note}>
      <ul className="sb-bars">
        {bars.map(({ key, label, colour, value, shown, share, range, uncertainty }) => (
          <li
            key={key}
            title={[
              `${label}: ${shown}${shareLabel === undefined ? "" : `, ${formatGauge(share)} ${shareLabel}`}`,
              tooltipOf(uncertainty),
            ]
              .filter((words) => words !== undefined)
              .join(". ")}
          >
            <span className="sb-bars-label">{label}</span>
            <span className="sb-bars-track">
              <span className="sb-bars-bar" style={{ width: widthOf(value, greatest), background: colour }} />
              {range !== undefined && (
                <span
                  className="sb-bars-whisker"
                  style={{
                    left: widthOf(range.from, greatest),
                    width: widthOf(range.to - range.from, greatest),
                  }}
                />
              )}
            </span>
            <span className="sb-bars-value">{shown}</span>
            <span className="sb-bars-share">{shareLabel === undefined ? "" : formatGauge(share)}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
