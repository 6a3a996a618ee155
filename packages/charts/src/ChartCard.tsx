import { type ReactNode, useId, useState } from "react";
import { DataTable, type TableData } from "./DataTable.tsx";

export interface ChartCardProps {
  readonly title: string;
  /**
   * What the chart shows, as a table: the same figures for those who cannot see or point at marks. Undefined while
   * there are none.
   */
  readonly table: TableData | undefined;
  /** Said under the title: a unit, what a whisker stands for. */
  readonly note?: string | undefined;
  /** Sets what is shown, as a chart and as a table. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A chart under its title, with the switch that turns it into its table. */
export function ChartCard({ title, table, note, controls, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const isEmpty = table?.rows.length === 0;
  return (
    <figure className="sb-chart" aria-labelledby={id}>
      <header>
        <h4 id={id}>{title}</h4>
        {table !== undefined && !isEmpty && (
          <button
            type="button"
            className="sb-chart-switch"
            aria-pressed={isTable}
            aria-label={`Table of ${title}`}
            onClick={() => setTable(!isTable)}
          >
            Table
          </button>
        )}
      </header>
      {note !== undefined && <p className="sb-chart-note">{note}</p>}
      {controls}
      {isEmpty && <p className="sb-muted">There is nothing to show.</p>}
      {!isEmpty && (isTable && table !== undefined ? <DataTable caption={title} {...table} /> : children)}
    </figure>
  );
}
