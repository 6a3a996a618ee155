import { ChartCard } from "@stopbank/charts/chart-card";
import { formatPercent } from "@stopbank/numbers";
import type { ScorePart } from "../../domain/why/whyParts.ts";

export interface PartBarsProps {
  readonly title: string;
  /** What a row is: "Value set". */
  readonly what: string;
  readonly parts: readonly (ScorePart & {
    /** Beside its bar, such as how much of it is exposed. */
    readonly said?: string;
  })[];
}

/** What each part has in an area's score. */
export function PartBars({ title, what, parts }: PartBarsProps) {
  const hasMore = parts.some(({ said }) => said !== undefined);
  const table = {
    columns: [what, "Of the score", ...(hasMore ? ["There"] : [])],
    rows: parts.map(({ label, ofScore, said }) => [
      label,
      formatPercent(ofScore),
      ...(hasMore ? [said ?? ""] : []),
    ]),
  };
  return (
    <ChartCard title={title} table={table} note="Of the area's score">
      <ul className="sb-bars priority-bars priority-parts">
        {parts.map(({ key, label, ofScore, said }) => (
          <li key={key}>
            <span className="sb-bars-label">
              {label}
              {said !== undefined && <small>{said}</small>}
            </span>
            <span className="sb-bars-track">
              <span className="sb-bars-bar priority-bar" style={{ width: `${ofScore * 100}%` }} />
            </span>
            <span className="sb-bars-value">{formatPercent(ofScore)}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
