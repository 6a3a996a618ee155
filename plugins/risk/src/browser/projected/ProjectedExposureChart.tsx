import { ProjectionChart } from "@stopbank/charts/projection";
import { useMapPage } from "@stopbank/map-page/context";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { ReactNode } from "react";
import {
  type ProjectedExposureShown,
  projectedExposureChart,
} from "../../domain/projection/projectedExposureChart.ts";
import { ParameterChoice } from "./ParameterChoice.tsx";
import type { ProjectionState } from "./useProjection.ts";

export interface ProjectedExposureChartProps
  extends ProjectionState,
    Omit<ProjectedExposureShown, "labels" | "isCascading" | "vulnerability"> {
  readonly elementType: string;
  /** In the place of the chart while there is nothing to draw. */
  readonly instead: ReactNode;
}

export function ProjectedExposureChart({ elementType, instead, ...shown }: ProjectedExposureChartProps) {
  const { labels, index } = useMapPage();
  const { vulnerability } = useTerms();
  const isCascading = index.elements.get(elementType)?.is_cascading === true;
  const { points, show } = shown;
  return (
    <ProjectionChart
      {...projectedExposureChart({ ...shown, isCascading, labels, vulnerability })}
      chooseLabel="show it on the map"
      onChoose={(column) => {
        const point = points[column];
        if (point !== undefined) show(point.hazard_scenario);
      }}
      controls={<ParameterChoice {...shown} />}
      instead={instead}
    />
  );
}
