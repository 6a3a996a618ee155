import { useMapPage } from "@stopbank/map-page/context";
import { scenarioName, wholeName } from "@stopbank/map-page/layer-names";
import type { TogetherProps } from "../../domain/annual/togetherTable.ts";

/** Names scenarios of any hazard in one line, as the client has hazards named. */
export function useScenarioNames(): TogetherProps["nameOf"] {
  const { index, useHazardName } = useMapPage();
  return ({ hazard_id, hazard_scenario }) => {
    const hazard = index.hazards.get(hazard_id);
    return hazard === undefined
      ? hazard_scenario
      : wholeName(scenarioName(hazard, hazard_scenario, useHazardName));
  };
}
