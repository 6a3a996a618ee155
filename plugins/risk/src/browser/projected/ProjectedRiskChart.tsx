import { ProjectionChart } from "@stopbank/charts/projection";
import { useMapPage } from "@stopbank/map-page/context";
import type { ReactNode } from "react";
import { type ProjectedRiskShown, projectedRiskChart } from "../../domain/projection/projectedRiskChart.ts";
import { ParameterChoice } from "./ParameterChoice.tsx";
import type { ProjectionState } from "./useProjection.ts";

export interface ProjectedRiskChartProps
  extends ProjectionState,
    Omit<ProjectedRiskShown, "labels" | "currency"> {
  /** In the place of the chart while there is nothing to draw. */
  readonly instead: ReactNode;
}

export function ProjectedRiskChart({ instead, ...shown }: ProjectedRiskChartProps) {
  const { labels, currency } = useMapPage();
  const { rows, show } = shown;
  return (
    <ProjectionChart
      {...projectedRiskChart({ ...shown, labels, currency })}
      chooseLabel="show it on the map"
      onChoose={(column) => {
        const row = rows[column];
        if (row !== undefined) show(row.hazard_scenario);
      }}
      controls={<ParameterChoice {...shown} />}
      instead={instead}
    />
  );
}
