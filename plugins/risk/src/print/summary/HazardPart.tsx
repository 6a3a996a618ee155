import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { useMapPage } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { useFailing } from "@stopbank/map-page/print/awaited";
import { usePending } from "@stopbank/plugin-api/print";
import type { HazardSceneLayer } from "@stopbank/scene";
import { useHazardFigures } from "../../browser/summary/useHazardFigures.ts";
import { type MeasureOption, quantityOption } from "../../domain/summary/measureOptions.ts";
import { AnnualPart } from "./AnnualPart.tsx";
import { HazardPartView } from "./HazardPartView.tsx";
import { ProjectedPart } from "./ProjectedPart.tsx";

export interface HazardPartProps {
  readonly layer: HazardSceneLayer;
  /** What is drawn and reckoned over all scenarios of the hazard stands here, once. */
  readonly standsForHazard: boolean;
  readonly element: ElementLayer;
  readonly data: RiskNumbers;
  readonly measured: MeasureOption;
  readonly isFiltered: boolean;
}

/** What one hazard scenario does to one element layer. */
export function HazardPart({ layer, standsForHazard, element, data, measured, isFiltered }: HazardPartProps) {
  const { index, labels, useHazardName } = useMapPage();
  const hazard = index.hazards.get(layer.id);
  const { isWithoutCurves, waitingFor, error, ...figures } = useHazardFigures({
    hazardId: layer.id,
    scenario: layer.scenario,
    element,
    data,
    measured,
    isOpen: true,
  });
  usePending(waitingFor !== undefined, "amounts");
  useFailing(error);
  const isEmpty = data.assessment.selected_count === 0;
  const { title, detail } = layerName(layer, index, useHazardName);
  return (
    <HazardPartView
      title={title}
      detail={detail}
      element={element}
      hazard={hazard}
      data={data}
      labels={labels}
      isFiltered={isFiltered}
      {...figures}
    >
      {!isEmpty && standsForHazard && (
        <ProjectedPart
          layer={layer}
          element={element}
          measured={isWithoutCurves ? quantityOption : measured}
        />
      )}
      {!isEmpty && standsForHazard && hazard !== undefined && (
        <AnnualPart element={element} hazard={hazard} scenarioTag={layer.scenario} />
      )}
    </HazardPartView>
  );
}
