import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { useAwaitedAnswer } from "@stopbank/map-page/print/awaited";
import { stateWords } from "@stopbank/map-page/state-words";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import type { HazardSceneLayer } from "@stopbank/scene";
import { useMemo } from "react";
import { useProjectedRisk } from "../../browser/projected/useProjectedRisk.ts";
import { type ProjectionState, useProjection } from "../../browser/projected/useProjection.ts";
import { nothingReached } from "../../domain/projection/nothingReached.ts";
import { isProjected } from "../../domain/projection/projectedColumns.ts";
import { noProjectedRisk } from "../../domain/projection/projectedParameters.ts";
import { projectedRiskQuestion } from "../../domain/projection/projectedQuestion.ts";
import { projectedRiskChart } from "../../domain/projection/projectedRiskChart.ts";
import type { MeasureOption } from "../../domain/summary/measureOptions.ts";
import { ProjectedFigure } from "./ProjectedFigure.tsx";

export interface ProjectedPartProps {
  readonly layer: HazardSceneLayer;
  readonly element: ElementLayer;
  readonly measured: MeasureOption;
}

/** What each value of a hazard's parameter does to an element layer; nothing for a hazard that has no such parameter. */
export function ProjectedPart({ layer, ...props }: ProjectedPartProps) {
  const projection = useProjection(layer);
  return projection === undefined ? null : <Projected {...props} {...projection} />;
}

function Projected({ element, measured, ...state }: Omit<ProjectedPartProps, "layer"> & ProjectionState) {
  const { hazard, projection, scenarioTag } = state;
  const { index, labels, currency } = useMapPage();
  const scene = useSettledScene();
  const question = useMemo(() => {
    const asked = statsQuestion(scene, index.elements);
    return (
      asked && projectedRiskQuestion(asked, element.type, hazard.hazard_id, projection, measured.measure)
    );
  }, [scene, index, element, hazard, projection, measured.measure]);
  const rows = useAwaitedAnswer(useProjectedRisk(question), "projected risk");
  if (rows === undefined) return null;
  const along = projection.primary.key;
  const chart = projectedRiskChart({
    hazard,
    projection,
    along,
    rows,
    scenarioTag,
    element,
    measured,
    labels,
    currency,
  });
  const nothing = isProjected(rows)
    ? nothingReached({
        rows,
        along: hazard.parameters[along]?.label ?? along,
        columns: chart.columns,
        note: chart.note,
        exposed: stateWords(element).exposed,
      })
    : noProjectedRisk(projection);
  return <ProjectedFigure nothing={nothing} chart={chart} />;
}
