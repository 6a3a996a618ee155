import { PaperColumns } from "@stopbank/charts/paper/columns";
import type { FigureWidth } from "@stopbank/charts/paper/figure";
import { projectionSentence } from "@stopbank/charts/paper/words";
import type { DrawnProjection } from "../../domain/projection/projectedRiskChart.ts";

export interface ProjectedFigureProps {
  readonly chart: DrawnProjection;
  /** Why there is nothing to draw. */
  readonly nothing: string | undefined;
  readonly widthPt?: FigureWidth;
}

/** What each value of a parameter leads to, with its figures. */
export const ProjectedFigure = ({ chart, nothing, widthPt = 500 }: ProjectedFigureProps) =>
  nothing === undefined ? (
    <PaperColumns
      {...chart}
      sentence={projectionSentence(chart.title, chart.xLabel, chart.columns)}
      areSteps={false}
      widthPt={widthPt}
    />
  ) : (
    <p className="paper-note">{`${nothing}.`}</p>
  );
