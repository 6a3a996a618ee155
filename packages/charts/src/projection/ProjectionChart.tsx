import { type ReactNode, useState } from "react";
import { ChartCard } from "../ChartCard.tsx";
import { DataTable, type TableData } from "../DataTable.tsx";
import { usePlotter } from "../histogram/usePlotter.ts";
import type { ProjectionColumn, ProjectionSeries } from "./columns.ts";
import { ProjectionPlot } from "./ProjectionPlot.tsx";

export interface ProjectionChartProps {
  readonly title: string;
  /** What is drawn and what is held still. */
  readonly note?: string | undefined;
  /** From the baseline up. */
  readonly series: readonly ProjectionSeries[];
  /** By value of the parameter, ascending. */
  readonly columns: readonly ProjectionColumn[];
  /** The column that shows what is on the map now. */
  readonly current: number | undefined;
  /** The parameter with its unit: "Sea level rise (m)". */
  readonly xLabel: string;
  readonly table: TableData;
  readonly formatTick: (value: number) => string;
  /** Between two ticks of the axis: 1 for counts, 0 where parts of one make sense. */
  readonly leastTickStep: number;
  /** A column was pressed; what that does is said with `chooseLabel`. */
  readonly onChoose: (column: number) => void;
  /** "show it on the map" */
  readonly chooseLabel: string;
  /** Between the title and the chart: what it is drawn along. */
  readonly children?: ReactNode;
}

/** What each value of a parameter leads to, one stacked column a value. */
export function ProjectionChart({ children, ...props }: ProjectionChartProps) {
  const { title, note, columns, series, table, current, chooseLabel } = props;
  const plotter = usePlotter();
  const [pointed, setPointed] = useState<number>();
  const column = pointed === undefined ? undefined : columns[pointed];
  const present = series
    .map((one, at) => ({ one, at }))
    .filter(({ at }) => columns.some(({ values }) => (values[at] ?? 0) > 0));
  // Only the classes there are: the others would name colours that are nowhere to be seen.
  const shown = {
    series: present.map(({ one }) => one),
    columns: columns.map((each) => ({ ...each, values: present.map(({ at }) => each.values[at] ?? 0) })),
  };
  return (
    <ChartCard title={title} table={table} note={note}>
      {children}
      {plotter === "failed" ? (
        <DataTable caption={title} {...table} />
      ) : (
        <>
          <p className="sb-projection-readout">
            {column === undefined ? (
              <Key columns={columns} />
            ) : (
              <>
                <strong>{column.label}</strong>: {column.said}
                {pointed === current ? "" : ` · press to ${chooseLabel}`}
              </>
            )}
          </p>
          <ProjectionPlot {...props} {...shown} plotter={plotter} pointed={pointed} onPoint={setPointed} />
        </>
      )}
    </ChartCard>
  );
}

/** The classes are named beside the last column; what is not drawn is named here. */
function Key({ columns }: { readonly columns: readonly ProjectionColumn[] }) {
  const blanks = ["not exposed", "not assessed"] as const;
  return (
    <span className="sb-histogram-key">
      {blanks
        .filter((blank) => columns.some((column) => column.blank === blank))
        .map((blank) => (
          <span key={blank}>
            <i className="sb-projection-blank" data-blank={blank} />
            {blank === "not exposed" ? "Not exposed" : "Not assessed"}
          </span>
        ))}
    </span>
  );
}
