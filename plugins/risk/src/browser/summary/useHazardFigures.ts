import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { attributeOfMeasure } from "@stopbank/map-page/class-rows";
import { useMapPage } from "@stopbank/map-page/context";
import type { Costs } from "@stopbank/map-page/headline";
import { costNotice, knownByTheYear, noCurves } from "../../domain/summary/costNotice.ts";
import type { MeasureOption } from "../../domain/summary/measureOptions.ts";
import { damageCost, useAmounts } from "./useAmounts.ts";

export interface HazardFiguresOf {
  readonly hazardId: string;
  readonly scenario: string;
  readonly element: ElementLayer;
  readonly data: RiskNumbers;
  /** What is counted, and by which name. */
  readonly measured: MeasureOption;
  /** Amounts that nobody sees are not asked for. */
  readonly isOpen: boolean;
}

/** What is shown of one hazard scenario and one element layer beside the answer itself, in whatever is counted. */
export function useHazardFigures({ hazardId, scenario, element, data, measured, isOpen }: HazardFiguresOf) {
  const { isOn } = useMapPage();
  const isExposed = data.assessment.exposed_count > 0;
  const hasDamage = element.damage_hazards?.includes(hazardId) === true;
  const isByYear = element.annual_damage_hazards?.includes(hazardId) === true;
  const value = data.attribute_stats.replacement_costs;
  const { measure } = measured;
  const attribute = attributeOfMeasure(measure);
  const isWithoutCurves = measure === "damage" && !hasDamage;
  const isAsked = isOpen && isExposed && (attribute !== undefined || (measure === "damage" && hasDamage));
  const asked = useAmounts(
    isAsked ? { type: element.type, tag: scenario, attribute: attribute ?? damageCost } : undefined,
    value?.assessed_total ?? 0,
  );
  const replacementCosts: Costs | null =
    value !== null && isOn("replacementCosts") ? { ...value, of: "value" } : null;
  const costs: Costs | null = measure === "value" ? replacementCosts : (asked.costs ?? null);
  return {
    isWithoutCurves,
    replacementCosts,
    costs,
    waitingFor:
      isAsked && costs === null && asked.error === undefined
        ? attribute === undefined
          ? "Working out what the damage costs"
          : `Adding up ${measured.name}`
        : undefined,
    error: asked.error,
    retry: asked.retry,
    inQuantities: isWithoutCurves ? (isByYear ? knownByTheYear : noCurves) : undefined,
    incomplete: measure === "value" ? costNotice(data) : isAsked ? asked.incomplete : undefined,
    costsIncomplete: costNotice(data),
  };
}
