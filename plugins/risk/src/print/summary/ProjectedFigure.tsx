import { PaperColumns } from "@stopbank/charts/paper/columns";
import { projectionSentence } from "@stopbank/charts/paper/words";
import type { DrawnProjection } from "../../domain/projection/projectedRiskChart.ts";

export interface ProjectedFigureProps {
  readonly chart: DrawnProjection;
  /** Why there is nothing to draw. */
  readonly nothing: string | undefined;
}

/** What each value of a parameter leads to, with its figures. */
export const ProjectedFigure = ({ chart, nothing }: ProjectedFigureProps) =>
  nothing === undefined ? (
    <PaperColumns
      {...chart}
      sentence={projectionSentence(chart.title, chart.xLabel, chart.columns)}
      areSteps={false}
      widthPt={500}
    />
  ) : (
    <p className="paper-note">{`${nothing}.`}</p>
  );
