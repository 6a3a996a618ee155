import type { HazardDetail } from "@stopbank/contract/layers";
import type { ProjectedExposurePoint } from "@stopbank/contract/projections";
import { labelsFor } from "@stopbank/map/class-labels";
import { type ClassLabels, classesBySeverity, classLook } from "@stopbank/map-page/damage-classes";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatChart, intensityScale } from "@stopbank/numbers";
import { exposureColumns, exposureTable } from "./projectedExposure.ts";
import {
  heldWords,
  type Projection,
  parameterNamed,
  projectedAxis,
  projectedValue,
} from "./projectedParameters.ts";
import type { DrawnProjection } from "./projectedRiskChart.ts";

export interface ProjectedExposureShown {
  readonly hazard: HazardDetail;
  readonly projection: Projection;
  /** The parameter that `points` are along. */
  readonly along: string;
  readonly points: readonly ProjectedExposurePoint[];
  /** On the map now. */
  readonly scenarioTag: string;
  readonly isCascading: boolean;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
  /** The client's word for a damage class. */
  readonly vulnerability: string;
}

/** How one element fares at each value of a hazard's parameter, as a chart shows it. */
export function projectedExposureChart({
  hazard,
  projection,
  along,
  points,
  scenarioTag,
  isCascading,
  labels: usual,
  vulnerability,
}: ProjectedExposureShown): DrawnProjection {
  const labels = labelsFor(usual, isCascading);
  const named = isCascading ? "Length of outage" : hazard.intensity_label;
  const valueWords = (value: number) => projectedValue(hazard, along, value);
  const axis = intensityScale(
    isCascading ? "days" : hazard.unit,
    Math.max(0, ...points.map(({ exposure_value }) => exposure_value ?? 0)),
  );
  const xLabel = projectedAxis(hazard, parameterNamed(projection, along));
  const current = points.findIndex(({ hazard_scenario }) => hazard_scenario === scenarioTag);
  const held = heldWords(hazard, projection);
  return {
    title: hazard.title,
    note: held.length === 0 ? undefined : `${held.join("; ")}.`,
    series: classesBySeverity.map((name) => ({ key: name, ...classLook(name, labels) })),
    columns: exposureColumns(points, labels, valueWords),
    current: current < 0 ? undefined : current,
    xLabel,
    yLabel: `${named}${axis.unit === "" ? "" : ` (${axis.unit})`}`,
    notExposedLabel: stateWords({ is_cascading: isCascading }).notExposed,
    table: exposureTable(
      points,
      labels,
      valueWords,
      { x: xLabel, intensity: named, damage: vulnerability },
      scenarioTag,
    ),
    formatTick: (value) => formatChart(value * axis.scale),
    leastTickStep: 0,
  };
}
