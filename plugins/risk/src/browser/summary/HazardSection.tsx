import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import type { Measure } from "@stopbank/map-page/class-rows";
import { useMapPage } from "@stopbank/map-page/context";
import { layerName } from "@stopbank/map-page/layer-names";
import { MethodologyButton } from "@stopbank/map-page/methodology-button";
import type { HazardSceneLayer } from "@stopbank/scene";
import { costNotice, knownByTheYear, noCurves } from "../../domain/summary/costNotice.ts";
import { AnnualDamage } from "../annual/AnnualDamage.tsx";
import { ProjectedRisk } from "../projected/ProjectedRisk.tsx";
import { HazardView } from "./HazardView.tsx";
import { useDamageCosts } from "./useDamageCosts.ts";

export interface HazardSectionProps {
  readonly layer: HazardSceneLayer;
  /** What `data` is about: the layer's, or the one before while that is being worked out. */
  readonly scenario: string;
  readonly element: ElementLayer;
  readonly data: RiskNumbers;
  readonly measure: Measure;
  readonly isFiltered: boolean;
}

/** What one hazard scenario does to one element layer. */
export function HazardSection({ layer, scenario, element, data, measure, isFiltered }: HazardSectionProps) {
  const { index, labels, useHazardName } = useMapPage();
  const hazard = index.hazards.get(layer.id);
  // Nothing was selected, so there is nothing to project or to reckon by the year either.
  const isEmpty = data.assessment.selected_count === 0;
  const isExposed = data.assessment.exposed_count > 0;
  const hasDamage = element.damage_hazards?.includes(layer.id) === true;
  const isByYear = element.annual_damage_hazards?.includes(layer.id) === true;
  const value = data.attribute_stats.replacement_costs;
  const damage = useDamageCosts(
    measure === "damage" && hasDamage && isExposed ? { type: element.type, tag: scenario } : undefined,
    value?.assessed_total ?? 0,
  );
  const costs =
    measure === "value" && value !== null
      ? { ...value, of: "value" as const }
      : measure === "damage"
        ? (damage.costs ?? null)
        : null;
  const isWithoutCurves = measure === "damage" && !hasDamage;
  return (
    <HazardView
      {...layerName({ ...layer, scenario }, index, useHazardName)}
      element={element}
      hazard={hazard}
      data={data}
      costs={costs}
      labels={labels}
      isFiltered={isFiltered}
      isWaiting={
        measure === "damage" && hasDamage && isExposed && costs === null && damage.error === undefined
      }
      error={damage.error}
      retry={damage.retry}
      inQuantities={isWithoutCurves ? (isByYear ? knownByTheYear : noCurves) : undefined}
      incomplete={
        measure === "value" ? costNotice(data) : measure === "damage" ? damage.incomplete : undefined
      }
    >
      {!isEmpty && (
        <ProjectedRisk layer={layer} element={element} measure={isWithoutCurves ? "quantity" : measure} />
      )}
      {!isEmpty && hazard !== undefined && (
        <AnnualDamage element={element} hazard={hazard} scenarioTag={layer.scenario} />
      )}
      <MethodologyButton elementType={element.type} scenario={scenario} />
    </HazardView>
  );
}
