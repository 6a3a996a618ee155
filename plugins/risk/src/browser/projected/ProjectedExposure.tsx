import { useMapPage, useScene } from "@stopbank/map-page/context";
import type { HazardSceneLayer, SelectedElement } from "@stopbank/scene";
import { Failed, Loading, Skeleton } from "@stopbank/ui/states";
import { useMemo } from "react";
import { noProjectedExposure } from "../../domain/projection/projectedExposure.ts";
import {
  type ProjectedExposureQuestion,
  projectedExposureQuestion,
} from "../../domain/projection/projectedQuestion.ts";
import { ProjectedExposureChart } from "./ProjectedExposureChart.tsx";
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
  const title = index.hazards.get(layer.id)?.title ?? layer.id;
  return <p className="sb-muted">No projected data available for {title}: none of its parameters grows.</p>;
}

function Projected({ selected, ...state }: ProjectionState & Pick<ProjectedExposureProps, "selected">) {
  const { hazard, projection } = state;
  const { index } = useMapPage();
  const { nDays } = useScene();
  const isCascading = index.elements.get(selected.type)?.is_cascading === true;
  const question = useMemo((): ProjectedExposureQuestion => {
    const days = index.elements.get(selected.type)?.n_days ?? [];
    return projectedExposureQuestion(selected, hazard.hazard_id, projection, days, nDays);
  }, [index, selected, hazard, projection, nDays]);
  const { answered, isUpdating, error, retry } = useProjectedExposure(question);
  // Another element's answer is no stand-in: the tab starts anew with each element.
  const points = answered?.answer;
  const nothing = points === undefined ? undefined : noProjectedExposure(points, isCascading);
  return (
    <div className="sb-asks-again risk-projected" aria-busy={isUpdating}>
      {error !== undefined && (
        <Failed error={error} retry={retry} what={`${hazard.title} could not be projected`} />
      )}
      <ProjectedExposureChart
        {...state}
        along={answered?.question.primary ?? projection.primary.key}
        points={points ?? []}
        elementType={selected.type}
        instead={
          nothing !== undefined ? (
            <p className="sb-muted">{nothing}</p>
          ) : points !== undefined ? undefined : error !== undefined ? null : (
            <Loading label={`Projecting ${hazard.title}`} skeleton={<Skeleton height={240} />} />
          )
        }
      />
    </div>
  );
}
