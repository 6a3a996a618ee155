import type { ElementLayer } from "@stopbank/contract/layers";
import { useMapPage, useSettledScene } from "@stopbank/map-page/context";
import { statsQuestion } from "@stopbank/map-page/stats-question";
import { useIsNear } from "@stopbank/map-page/use-is-near";
import type { HazardSceneLayer } from "@stopbank/scene";
import { useMemo, useRef } from "react";
import { isProjected } from "../../domain/projection/projectedColumns.ts";
import { noProjectedRisk } from "../../domain/projection/projectedParameters.ts";
import { isStillShown, projectedRiskQuestion } from "../../domain/projection/projectedQuestion.ts";
import type { MeasureOption } from "../../domain/summary/measureOptions.ts";
import { Explain } from "../explain/Explain.tsx";
import { ProjectedRiskChart } from "./ProjectedRiskChart.tsx";
import { ProjectedView } from "./ProjectedView.tsx";
import { useProjectedRisk } from "./useProjectedRisk.ts";
import { type ProjectionState, useProjection } from "./useProjection.ts";

export interface ProjectedRiskProps {
  readonly layer: HazardSceneLayer;
  readonly element: ElementLayer;
  readonly measured: MeasureOption;
}

/** What each value of a hazard's parameter does to an element layer; nothing for a hazard that has no such parameter. */
export function ProjectedRisk({ layer, ...props }: ProjectedRiskProps) {
  const projection = useProjection(layer);
  return projection === undefined ? null : <Projected {...props} {...projection} />;
}

function Projected({ element, measured, ...state }: Omit<ProjectedRiskProps, "layer"> & ProjectionState) {
  const { hazard, projection } = state;
  const { index } = useMapPage();
  const scene = useSettledScene();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  const question = useMemo(() => {
    const asked = statsQuestion(scene, index.elements);
    return (
      asked && projectedRiskQuestion(asked, element.type, hazard.hazard_id, projection, measured.measure)
    );
  }, [scene, index, element, hazard, projection, measured.measure]);
  // A chart that nobody sees asks for nothing; it keeps what it has.
  const { answered, isUpdating, error, retry } = useProjectedRisk(isNear ? question : undefined);
  const shown =
    answered !== undefined && question !== undefined && isStillShown(answered.question, question)
      ? answered
      : undefined;
  return (
    <ProjectedView
      box={box}
      explain={<Explain of={["projected-risk"]} />}
      isAnswered={shown !== undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      failed={
        shown === undefined ? "Projected risk could not be worked out" : "Projected risk is of a moment ago"
      }
      waiting="Working out projected risk"
      nothing={shown === undefined || isProjected(shown.answer) ? undefined : noProjectedRisk(projection)}
    >
      {(instead) => (
        <ProjectedRiskChart
          {...state}
          along={shown?.question.primary ?? projection.primary.key}
          rows={shown?.answer ?? []}
          element={element}
          measured={measured}
          instead={instead}
        />
      )}
    </ProjectedView>
  );
}
