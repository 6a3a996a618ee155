import { ProjectionChart } from "@stopbank/charts/projection";
import type { ElementLayer } from "@stopbank/contract/layers";
import type { ProjectedRiskRow } from "@stopbank/contract/projections";
import { labelsFor } from "@stopbank/map/class-labels";
import { useMapPage } from "@stopbank/map-page/context";
import { classesBySeverity, classLook } from "@stopbank/map-page/damage-classes";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatAbbreviated, formatMoney } from "@stopbank/numbers";
import type { ReactNode } from "react";
import {
  type ProjectedWords,
  projectedColumns,
  projectedNote,
  projectedSize,
  projectedTable,
} from "../../domain/projection/projectedColumns.ts";
import {
  heldWords,
  parameterNamed,
  projectedAxis,
  projectedValue,
} from "../../domain/projection/projectedParameters.ts";
import type { MeasureOption } from "../../domain/summary/measureOptions.ts";
import { ParameterChoice } from "./ParameterChoice.tsx";
import type { ProjectionState } from "./useProjection.ts";

export interface ProjectedRiskChartProps extends ProjectionState {
  /** The parameter that `rows` are along. */
  readonly along: string;
  readonly rows: readonly ProjectedRiskRow[];
  readonly element: ElementLayer;
  readonly measured: MeasureOption;
  /** In the place of the chart while there is nothing to draw. */
  readonly instead: ReactNode;
}

export function ProjectedRiskChart({
  along,
  rows,
  element,
  measured: { measure, name, unit },
  instead,
  ...state
}: ProjectedRiskChartProps) {
  const { hazard, projection, scenarioTag, show } = state;
  const { labels: usual, currency } = useMapPage();
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
  return (
    <ProjectionChart
      title="Projected Risk"
      note={projectedNote(rows, heldWords(hazard, projection))}
      series={classesBySeverity.map((name) => ({ key: name, ...classLook(name, labels) }))}
      columns={projectedColumns(rows, words)}
      current={current < 0 ? undefined : current}
      xLabel={xLabel}
      yLabel={projectedSize(words)}
      notExposedLabel={words.state.notExposed}
      table={projectedTable(rows, words, xLabel, scenarioTag)}
      formatTick={isMoney ? (amount) => formatMoney(amount, currency) : formatAbbreviated}
      leastTickStep={measure === "quantity" && (element.unit === "km" || element.unit === "ha") ? 0 : 1}
      chooseLabel="show it on the map"
      onChoose={(column) => {
        const row = rows[column];
        if (row !== undefined) show(row.hazard_scenario);
      }}
      controls={<ParameterChoice {...state} />}
      instead={instead}
    />
  );
}
