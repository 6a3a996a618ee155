import type { ScenarioGroups, ValueSets } from "@stopbank/contract/prioritisation-config";
import type { FittedScenario, FittedValueSet } from "./fittedSettings.ts";

export const scenarioWire = ({
  id,
  displayName,
  description,
  hazardScenarios,
}: FittedScenario): ScenarioGroups[number] => ({
  scenario_id: id,
  display_name: displayName,
  description,
  hazard_scenarios: hazardScenarios.map(({ hazard, scenario }) => ({
    hazard_uid: scenario.tag,
    hazard_id: hazard.hazardId,
    hazard_group: hazard.group,
    display_name: hazard.title,
    scenario_name: scenario.displayName,
  })),
});

export const valueSetWire = ({
  id,
  displayName,
  description,
  elements,
}: FittedValueSet): ValueSets[number] => ({
  value_set_id: id,
  display_name: displayName,
  description,
  elements: elements.map(({ elementId, label, type, filters }) => ({
    element_id: elementId,
    label,
    type: type.type,
    unit: type.metric.unit,
    ...(filters === undefined ? {} : { filters }),
  })),
});
