import type { TableData } from "../DataTable.tsx";
import { ticksTo } from "../histogram/ticks.ts";
import { greatestOf, type ProjectionColumn, type ProjectionSeries } from "../projection/columns.ts";
import { ColumnsPlot } from "./ColumnsPlot.tsx";
import { type FigureWidth, PaperFigure } from "./PaperFigure.tsx";
import { PaperKey } from "./PaperKey.tsx";

export interface PaperColumnsProps {
  readonly title: string;
  readonly sentence: string;
  readonly note?: string | undefined;
  /** From the baseline up. */
  readonly series: readonly ProjectionSeries[];
  readonly columns: readonly Omit<ProjectionColumn, "said">[];
  /** Columns touch, and values stand at their edges; else they stand apart, each over its name. */
  readonly areSteps: boolean;
  /** The column of the scenario that the report is about. */
  readonly current?: number | undefined;
  readonly notExposedLabel: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly formatTick: (value: number) => string;
  readonly leastTickStep: number;
  readonly widthPt: FigureWidth;
  readonly table?: TableData | undefined;
}

const mostTicks = 6;

/** Stacks side by side on a zero baseline: a distribution, or what each value of a parameter leads to. */
export function PaperColumns({ title, sentence, note, table, ...shown }: PaperColumnsProps) {
  const { series, columns, notExposedLabel, yLabel, widthPt } = shown;
  const present = series.flatMap((one, at) =>
    columns.some(({ values }) => (values[at] ?? 0) > 0) ? [{ one, at }] : [],
  );
  const blanks = [
    { blank: "not exposed", label: notExposedLabel },
    { blank: "not assessed", label: "Not assessed" },
  ] as const;
  return (
    <PaperFigure title={title} sentence={sentence} note={note} widthPt={widthPt} table={table}>
      <PaperKey
        entries={[
          // As they stand in a stack, the uppermost first.
          ...present.map(({ one }) => ({ ...one, isHatched: false })).toReversed(),
          ...blanks.flatMap(({ blank, label }) =>
            columns.some((column) => column.blank === blank)
              ? [{ key: blank, label, colour: "#c9d1da", isHatched: blank === "not assessed" }]
              : [],
          ),
        ]}
      />
      <p className="paper-axis">{yLabel}</p>
      <ColumnsPlot
        {...shown}
        series={present.map(({ one }) => one)}
        columns={columns.map((column) => ({
          ...column,
          values: present.map(({ at }) => column.values[at] ?? 0),
        }))}
        yTicks={ticksTo(greatestOf(columns), mostTicks, shown.leastTickStep)}
      />
    </PaperFigure>
  );
}
