import { ProjectionChart } from "@stopbank/charts/projection";
import type { ProjectedExposurePoint } from "@stopbank/contract/projections";
import { labelsFor } from "@stopbank/map/class-labels";
import { useMapPage } from "@stopbank/map-page/context";
import { classesBySeverity, classLook } from "@stopbank/map-page/damage-classes";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatChart, intensityScale } from "@stopbank/numbers";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { ReactNode } from "react";
import { exposureColumns, exposureTable } from "../../domain/projection/projectedExposure.ts";
import {
  heldWords,
  parameterNamed,
  projectedAxis,
  projectedValue,
} from "../../domain/projection/projectedParameters.ts";
import { ParameterChoice } from "./ParameterChoice.tsx";
import type { ProjectionState } from "./useProjection.ts";

export interface ProjectedExposureChartProps extends ProjectionState {
  /** The parameter that `points` are along. */
  readonly along: string;
  readonly points: readonly ProjectedExposurePoint[];
  readonly elementType: string;
  /** In the place of the chart while there is nothing to draw. */
  readonly instead: ReactNode;
}

export function ProjectedExposureChart({
  along,
  points,
  elementType,
  instead,
  ...state
}: ProjectedExposureChartProps) {
  const { hazard, projection, scenarioTag, show } = state;
  const { labels: usual, index } = useMapPage();
  const element = index.elements.get(elementType);
  const isCascading = element?.is_cascading === true;
  const labels = labelsFor(usual, isCascading);
  const named = isCascading ? "Length of outage" : hazard.intensity_label;
  const { vulnerability } = useTerms();
  const valueWords = (value: number) => projectedValue(hazard, along, value);
  const axis = intensityScale(
    isCascading ? "days" : hazard.unit,
    Math.max(0, ...points.map(({ exposure_value }) => exposure_value ?? 0)),
  );
  const xLabel = projectedAxis(hazard, parameterNamed(projection, along));
  const current = points.findIndex(({ hazard_scenario }) => hazard_scenario === scenarioTag);
  const held = heldWords(hazard, projection);
  const intensity = `${named}${axis.unit === "" ? "" : ` (${axis.unit})`}`;
  return (
    <ProjectionChart
      title={hazard.title}
      note={held.length === 0 ? undefined : `${held.join("; ")}.`}
      series={classesBySeverity.map((name) => ({ key: name, ...classLook(name, labels) }))}
      columns={exposureColumns(points, labels, valueWords)}
      current={current < 0 ? undefined : current}
      xLabel={xLabel}
      yLabel={intensity}
      notExposedLabel={stateWords(element).notExposed}
      table={exposureTable(
        points,
        labels,
        valueWords,
        { x: xLabel, intensity: named, damage: vulnerability },
        scenarioTag,
      )}
      formatTick={(value) => formatChart(value * axis.scale)}
      leastTickStep={0}
      chooseLabel="show it on the map"
      onChoose={(column) => {
        const point = points[column];
        if (point !== undefined) show(point.hazard_scenario);
      }}
      controls={<ParameterChoice {...state} />}
      instead={instead}
    />
  );
}
