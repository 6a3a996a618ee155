import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import type { HazardSceneLayer, SelectedElement } from "@stopbank/scene";
import { useMemo } from "react";
import { noProjectedExposure } from "../../domain/projection/projectedExposure.ts";
import {
  type ProjectedExposureQuestion,
  projectedExposureQuestion,
} from "../../domain/projection/projectedQuestion.ts";
import { NotProjected } from "./NotProjected.tsx";
import { ProjectedExposureChart } from "./ProjectedExposureChart.tsx";
import { ProjectedView } from "./ProjectedView.tsx";
import { useProjectedExposure } from "./useProjectedExposure.ts";
import { type ProjectionState, useProjection } from "./useProjection.ts";

export interface ProjectedExposureProps {
  readonly layer: HazardSceneLayer;
  readonly selected: SelectedElement;
}

/** One element's exposure to a hazard, along the hazard's parameter. */
export function ProjectedExposure({ layer, selected }: ProjectedExposureProps) {
  const { index } = useMapPage();
  const state = useProjection(layer);
  if (state !== undefined) return <Projected {...state} selected={selected} />;
  return <NotProjected title={index.hazards.get(layer.id)?.title ?? layer.id} />;
}

function Projected({ selected, ...state }: ProjectionState & Pick<ProjectedExposureProps, "selected">) {
  const { hazard, projection } = state;
  const { index } = useMapPage();
  const { nDays } = usePageScene();
  const isCascading = index.elements.get(selected.type)?.is_cascading === true;
  const question = useMemo((): ProjectedExposureQuestion => {
    const days = index.elements.get(selected.type)?.n_days ?? [];
    return projectedExposureQuestion(selected, hazard.hazard_id, projection, days, nDays);
  }, [index, selected, hazard, projection, nDays]);
  const { answered, isUpdating, error, retry } = useProjectedExposure(question);
  // Another element's answer is no stand-in: the tab starts anew with each element.
  const points = answered?.answer;
  return (
    <ProjectedView
      isAnswered={points !== undefined}
      isUpdating={isUpdating}
      error={error}
      retry={retry}
      failed={`${hazard.title} could not be projected`}
      waiting={`Projecting ${hazard.title}`}
      nothing={points === undefined ? undefined : noProjectedExposure(points, isCascading)}
    >
      {(instead) => (
        <ProjectedExposureChart
          {...state}
          along={answered?.question.primary ?? projection.primary.key}
          points={points ?? []}
          elementType={selected.type}
          instead={instead}
        />
      )}
    </ProjectedView>
  );
}
