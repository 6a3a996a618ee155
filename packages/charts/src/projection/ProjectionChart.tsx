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
  /** What is drawn, over the axis it is read off: "Number exposed", "Depth (cm)". */
  readonly yLabel: string;
  /** What a column is called where nothing is. */
  readonly notExposedLabel: string;
  readonly table: TableData;
  /** In the place of the chart and its table while there is nothing to draw. */
  readonly instead?: ReactNode;
  readonly formatTick: (value: number) => string;
  /** Between two ticks of the axis: 1 for counts, 0 where parts of one make sense. */
  readonly leastTickStep: number;
  /** A column was pressed; what that does is said with `chooseLabel`. */
  readonly onChoose: (column: number) => void;
  /** "show it on the map" */
  readonly chooseLabel: string;
  /** What it is drawn along. */
  readonly controls: ReactNode;
}

/** What each value of a parameter leads to, one stacked column a value. */
export function ProjectionChart(props: ProjectionChartProps) {
  const { title, note, columns, series, table, current, controls, instead, yLabel, notExposedLabel } = props;
  const plotter = usePlotter();
  const [pointed, setPointed] = useState<number>();
  const at = pointed ?? current;
  const column = at === undefined ? undefined : columns[at];
  const present = series
    .map((one, at) => ({ one, at }))
    .filter(({ at }) => columns.some(({ values }) => (values[at] ?? 0) > 0));
  // Only the classes there are: the others would name colours that are nowhere to be seen.
  const visibleChart = {
    series: present.map(({ one }) => one),
    columns: columns.map((each) => ({ ...each, values: present.map(({ at }) => each.values[at] ?? 0) })),
  };
  return (
    <ChartCard
      title={title}
      table={instead === undefined ? table : undefined}
      note={note}
      controls={controls}
    >
      {instead !== undefined ? (
        instead
      ) : plotter === "failed" ? (
        <DataTable caption={title} {...table} />
      ) : (
        <>
          <BlankKey columns={columns} notExposedLabel={notExposedLabel} />
          <p className="sb-projection-readout">
            {column !== undefined && (
              <>
                <strong>{column.label}</strong>
                {at === current ? " (on the map)" : ""}: {column.said}
              </>
            )}
          </p>
          <p className="sb-chart-y">{yLabel}</p>
          <ProjectionPlot
            {...props}
            {...visibleChart}
            plotter={plotter}
            pointed={pointed}
            onPoint={setPointed}
          />
        </>
      )}
    </ChartCard>
  );
}

/** The classes are named beside the last column; what has none is named here. */
function BlankKey({ columns, notExposedLabel }: Pick<ProjectionChartProps, "columns" | "notExposedLabel">) {
  const blanks = [
    ["not exposed", notExposedLabel],
    ["not assessed", "Not assessed"],
  ] as const;
  const present = blanks.filter(([blank]) => columns.some((column) => column.blank === blank));
  if (present.length === 0) return null;
  return (
    <p className="sb-projection-key sb-histogram-key">
      {present.map(([blank, label]) => (
        <span key={blank}>
          <i className="sb-projection-blank" data-blank={blank} />
          {label}
        </span>
      ))}
    </p>
  );
}
