import { useMapPage, usePageScene } from "@stopbank/map-page/context";
import { useAwaitedAnswer } from "@stopbank/map-page/print/awaited";
import { useTerms } from "@stopbank/plugin-api/browser";
import type { HazardSceneLayer, SelectedElement } from "@stopbank/scene";
import { onePerHazard } from "@stopbank/scene/known-risks";
import { useMemo } from "react";
import { NotProjected } from "../../browser/projected/NotProjected.tsx";
import { useProjectedExposure } from "../../browser/projected/useProjectedExposure.ts";
import { type ProjectionState, useProjection } from "../../browser/projected/useProjection.ts";
import { noProjectedExposure } from "../../domain/projection/projectedExposure.ts";
import { projectedExposureChart } from "../../domain/projection/projectedExposureChart.ts";
import { projectedExposureQuestion } from "../../domain/projection/projectedQuestion.ts";
import { LayerChapterView } from "../summary/LayerChapterView.tsx";
import { ProjectedFigure } from "../summary/ProjectedFigure.tsx";

/** How the hazards of the scene grow for the element: a chart for each that has a parameter to grow along. */
export function ElementProjections({ selected }: { readonly selected: SelectedElement }) {
  const { index } = useMapPage();
  const { projected } = useTerms();
  const layers = onePerHazard(usePageScene()).filter(({ id }) => index.hazards.has(id));
  if (layers.length === 0) return null;
  return (
    <LayerChapterView name={projected}>
      {layers.map((layer) => (
        <OfHazard key={layer.id} layer={layer} selected={selected} />
      ))}
    </LayerChapterView>
  );
}

interface OfHazardProps {
  readonly layer: HazardSceneLayer;
  readonly selected: SelectedElement;
}

function OfHazard({ layer, selected }: OfHazardProps) {
  const { index } = useMapPage();
  const state = useProjection(layer);
  return state === undefined ? (
    <NotProjected title={index.hazards.get(layer.id)?.title ?? layer.id} />
  ) : (
    <Projected {...state} selected={selected} />
  );
}

function Projected({ selected, ...state }: ProjectionState & Pick<OfHazardProps, "selected">) {
  const { hazard, projection, scenarioTag } = state;
  const { index, labels } = useMapPage();
  const { vulnerability } = useTerms();
  const { nDays } = usePageScene();
  const element = index.elements.get(selected.type);
  const isCascading = element?.is_cascading === true;
  const question = useMemo(
    () => projectedExposureQuestion(selected, hazard.hazard_id, projection, element?.n_days ?? [], nDays),
    [selected, hazard, projection, element, nDays],
  );
  const points = useAwaitedAnswer(useProjectedExposure(question), "projected hazards");
  if (points === undefined) return null;
  const nothing = noProjectedExposure(points, isCascading);
  return (
    <ProjectedFigure
      widthPt={450}
      nothing={nothing === undefined ? undefined : `${hazard.title}: ${nothing}`}
      chart={projectedExposureChart({
        hazard,
        projection,
        along: projection.primary.key,
        points,
        scenarioTag,
        isCascading,
        labels,
        vulnerability,
      })}
    />
  );
}
