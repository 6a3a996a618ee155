import { ChartCard } from "@stopbank/charts/chart-card";
import { formatPercent, formatQuantity } from "@stopbank/numbers";
import type { ExposedElement } from "../../domain/exposure/topElements.ts";

export interface ElementBarsProps {
  /** "Flooding" */
  readonly title: string;
  readonly elements: readonly ExposedElement[];
}

/** To 1 decimal. */
const percent = (percentage: number) => formatPercent(percentage / 100);

/** The share of each that is exposed, with how much that is (PRI-10). */
export function ElementBars({ title, elements }: ElementBarsProps) {
  const table = {
    columns: ["Elements", "Exposed, of assessed", "Exposed", "Not assessed"],
    rows: elements.map(({ label, percentage, exposed, unit, notAssessed }) => [
      label,
      percent(percentage),
      formatQuantity(exposed, unit),
      formatQuantity(notAssessed, unit),
    ]),
  };
  return (
    <ChartCard title={title} table={table} note="Exposed, of what was assessed">
      <ul className="sb-bars priority-bars">
        {elements.map(({ id, label, percentage, exposed, unit }) => (
          <li key={id} title={`${label}: ${percent(percentage)}, ${formatQuantity(exposed, unit)}`}>
            <span className="sb-bars-label">{label}</span>
            <span className="sb-bars-track">
              <span className="sb-bars-bar priority-bar" style={{ width: `${percentage}%` }} />
            </span>
            <span className="sb-bars-value">{percent(percentage)}</span>
            <span className="sb-bars-share">{formatQuantity(exposed, unit)}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
