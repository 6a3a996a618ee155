import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { useMapPage } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { MethodologyButton } from "@stopbank/map-page/methodology-button";
import type { HazardSceneLayer } from "@stopbank/scene";
import { type MeasureOption, quantityOption } from "../../domain/summary/measureOptions.ts";
import { AnnualDamage } from "../annual/AnnualDamage.tsx";
import { Explain } from "../explain/Explain.tsx";
import { ProjectedRisk } from "../projected/ProjectedRisk.tsx";
import type { Folding } from "./FoldView.tsx";
import { HazardView } from "./HazardView.tsx";
import { useHazardFigures } from "./useHazardFigures.ts";

export interface HazardSectionProps {
  readonly layer: HazardSceneLayer;
  /** What `data` is about: the layer's, or the one before while that is being worked out. */
  readonly scenario: string;
  /** What is drawn and reckoned over all scenarios of the hazard stands here, once. */
  readonly standsForHazard: boolean;
  readonly element: ElementLayer;
  readonly data: RiskNumbers;
  /** What is counted, and by which name. */
  readonly measured: MeasureOption;
  readonly isFiltered: boolean;
  readonly folding: Folding;
}

const ofFigures = ["exposed", "not-assessed", "damage-state"] as const;

/** A cascading layer has outages: nothing of it is said to be exposed (MAP-29). */
const ofOutages = ["not-assessed"] as const;

/** What one hazard scenario does to one element layer. */
export function HazardSection({
  layer,
  scenario,
  standsForHazard,
  element,
  data,
  measured,
  isFiltered,
  folding,
}: HazardSectionProps) {
  const { index, labels, useHazardName } = useMapPage();
  const hazard = index.hazards.get(layer.id);
  // Nothing was selected, so there is nothing to project or to reckon by the year either.
  const isEmpty = data.assessment.selected_count === 0;
  const { isWithoutCurves, ...figures } = useHazardFigures({
    hazardId: layer.id,
    scenario,
    element,
    data,
    measured,
    isOpen: folding.isOpen,
  });
  return (
    <HazardView
      {...layerName({ ...layer, scenario }, index, useHazardName)}
      {...folding}
      element={element}
      hazard={hazard}
      data={data}
      labels={labels}
      isFiltered={isFiltered}
      explain={
        <Explain
          of={[
            ...(element.is_cascading ? ofOutages : ofFigures),
            ...(figures.replacementCosts === null ? [] : (["replacement-cost"] as const)),
          ]}
        />
      }
      {...figures}
    >
      {!isEmpty && standsForHazard && (
        <ProjectedRisk
          layer={layer}
          element={element}
          measured={isWithoutCurves ? quantityOption : measured}
        />
      )}
      {!isEmpty && standsForHazard && hazard !== undefined && (
        <AnnualDamage element={element} hazard={hazard} scenarioTag={layer.scenario} />
      )}
      <MethodologyButton elementType={element.type} scenario={scenario} />
    </HazardView>
  );
}
