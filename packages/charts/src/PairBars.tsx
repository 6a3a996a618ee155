import { ChartCard } from "./ChartCard.tsx";
import { widthOf } from "./widthOf.ts";

export interface PairedValue {
  readonly value: number;
  /** As it is written, with its unit. */
  readonly shown: string;
}

export interface PairBar {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  readonly before: PairedValue;
  readonly after: PairedValue;
  /** What the second is above or below the first: "+20". */
  readonly difference: string;
}

export interface PairBarsProps {
  readonly title: string;
  readonly bars: readonly PairBar[];
  readonly beforeLabel: string;
  readonly afterLabel: string;
  readonly note?: string | undefined;
}

/** Two bars a class from one baseline, the first in outline and the second filled, so that either is told without colour. */
export function PairBars({ title, bars, beforeLabel, afterLabel, note }: PairBarsProps) {
  const greatest = Math.max(...bars.flatMap(({ before, after }) => [before.value, after.value]), 0);
  const table = {
    columns: ["Class", beforeLabel, afterLabel, "Difference"],
    rows: bars.map(({ label, before, after, difference }) => [label, before.shown, after.shown, difference]),
  };
  return (
    <ChartCard title={title} table={table} note={note}>
      <p className="sb-pairs-key">
        <span className="sb-pairs-before">{beforeLabel}</span>
        <span className="sb-pairs-after">{afterLabel}</span>
      </p>
      <ul className="sb-bars sb-pairs">
        {bars.map(({ key, label, colour, before, after, difference }) => (
          <li key={key}>
            <span className="sb-bars-label">{label}</span>
            <span className="sb-bars-track">
              <span
                className="sb-bars-bar sb-pairs-before"
                style={{ width: widthOf(before.value, greatest), borderColor: colour }}
              />
              <span
                className="sb-bars-bar sb-pairs-after"
                style={{ width: widthOf(after.value, greatest), background: colour }}
              />
            </span>
            <span className="sb-bars-value">
              {`${before.shown} `}
              <span aria-hidden="true">→</span>
              <span className="sb-visually-hidden">to</span>
              {` ${after.shown}`}
            </span>
            <span className="sb-bars-share">{difference}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
