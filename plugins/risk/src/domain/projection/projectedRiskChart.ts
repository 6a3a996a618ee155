import type { ProjectionChartProps } from "@stopbank/charts/projection";
import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import type { ProjectedRiskRow } from "@stopbank/contract/projections";
import { labelsFor } from "@stopbank/map/class-labels";
import { type ClassLabels, classesBySeverity, classLook } from "@stopbank/map-page/damage-classes";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatAbbreviated, formatMoney } from "@stopbank/numbers";
import type { MeasureOption } from "../summary/measureOptions.ts";
import {
  type ProjectedWords,
  projectedColumns,
  projectedNote,
  projectedSize,
  projectedTable,
} from "./projectedColumns.ts";
import {
  heldWords,
  type Projection,
  parameterNamed,
  projectedAxis,
  projectedValue,
} from "./projectedParameters.ts";

export interface ProjectedRiskShown {
  readonly hazard: HazardDetail;
  readonly projection: Projection;
  /** The parameter that `rows` are along. */
  readonly along: string;
  readonly rows: readonly ProjectedRiskRow[];
  /** On the map now. */
  readonly scenarioTag: string;
  readonly element: ElementLayer;
  readonly measured: MeasureOption;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
  /** ISO 4217. */
  readonly currency: string;
}

/** What of a projected chart does not depend on where it is drawn. */
export type DrawnProjection = Omit<ProjectionChartProps, "chooseLabel" | "onChoose" | "controls" | "instead">;

/** What each value of a hazard's parameter does to an element layer, as a chart shows it. */
export function projectedRiskChart({
  hazard,
  projection,
  along,
  rows,
  scenarioTag,
  element,
  measured: { measure, name, unit },
  labels: usual,
  currency,
}: ProjectedRiskShown): DrawnProjection {
  const labels = labelsFor(usual, element.is_cascading);
  const isMoney = measure !== "quantity" && unit === undefined;
  const words: ProjectedWords = {
    measure,
    amount: name,
    unit: unit ?? element.unit,
    currency: isMoney ? currency : null,
    state: stateWords(element),
    labels,
    valueWords: (value) => projectedValue(hazard, along, value),
  };
  const xLabel = projectedAxis(hazard, parameterNamed(projection, along));
  const current = rows.findIndex(({ hazard_scenario }) => hazard_scenario === scenarioTag);
  return {
    title: "Projected Risk",
    note: projectedNote(rows, heldWords(hazard, projection)),
    series: classesBySeverity.map((name) => ({ key: name, ...classLook(name, labels) })),
    columns: projectedColumns(rows, words),
    current: current < 0 ? undefined : current,
    xLabel,
    yLabel: projectedSize(words),
    notExposedLabel: words.state.notExposed,
    table: projectedTable(rows, words, xLabel, scenarioTag),
    formatTick: isMoney ? (amount) => formatMoney(amount, currency) : formatAbbreviated,
    leastTickStep: measure === "quantity" && (element.unit === "km" || element.unit === "ha") ? 0 : 1,
  };
}
