import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { attributeOfMeasure } from "@stopbank/map-page/class-rows";
import { useMapPage } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { MethodologyButton } from "@stopbank/map-page/methodology-button";
import type { HazardSceneLayer } from "@stopbank/scene";
import { costNotice, knownByTheYear, noCurves } from "../../domain/summary/costNotice.ts";
import { type MeasureOption, quantityOption } from "../../domain/summary/measureOptions.ts";
import { AnnualDamage } from "../annual/AnnualDamage.tsx";
import { ProjectedRisk } from "../projected/ProjectedRisk.tsx";
import type { Folding } from "./FoldView.tsx";
import { HazardView } from "./HazardView.tsx";
import { damageCost, useAmounts } from "./useAmounts.ts";

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
  const { index, isOn, labels, useHazardName } = useMapPage();
  const hazard = index.hazards.get(layer.id);
  // Nothing was selected, so there is nothing to project or to reckon by the year either.
  const isEmpty = data.assessment.selected_count === 0;
  const isExposed = data.assessment.exposed_count > 0;
  const hasDamage = element.damage_hazards?.includes(layer.id) === true;
  const isByYear = element.annual_damage_hazards?.includes(layer.id) === true;
  const value = data.attribute_stats.replacement_costs;
  const { measure } = measured;
  const attribute = attributeOfMeasure(measure);
  const isWithoutCurves = measure === "damage" && !hasDamage;
  const isAsked =
    folding.isOpen && isExposed && (attribute !== undefined || (measure === "damage" && hasDamage));
  const asked = useAmounts(
    isAsked ? { type: element.type, tag: scenario, attribute: attribute ?? damageCost } : undefined,
    value?.assessed_total ?? 0,
  );
  const replacementCosts =
    value !== null && isOn("replacementCosts") ? { ...value, of: "value" as const } : null;
  const costs = measure === "value" ? replacementCosts : (asked.costs ?? null);
  return (
    <HazardView
      {...layerName({ ...layer, scenario }, index, useHazardName)}
      {...folding}
      element={element}
      hazard={hazard}
      data={data}
      replacementCosts={replacementCosts}
      costs={costs}
      labels={labels}
      isFiltered={isFiltered}
      waitingFor={
        isAsked && costs === null && asked.error === undefined
          ? attribute === undefined
            ? "Working out what the damage costs"
            : `Adding up ${measured.name}`
          : undefined
      }
      error={asked.error}
      retry={asked.retry}
      inQuantities={isWithoutCurves ? (isByYear ? knownByTheYear : noCurves) : undefined}
      incomplete={measure === "value" ? costNotice(data) : isAsked ? asked.incomplete : undefined}
      costsIncomplete={costNotice(data)}
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
