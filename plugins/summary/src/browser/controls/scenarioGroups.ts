import type { HazardDetail } from "@stopbank/contract/layers";
import { scenarioName, wholeName } from "@stopbank/map-page/layer-names";

/** The scenarios of a hazard, to choose from. */
export interface ScenarioGroup {
  /** The hazard's name. */
  readonly title: string;
  readonly scenarios: readonly ScenarioOption[];
}

export interface ScenarioOption {
  readonly tag: string;
  /** Under its hazard. */
  readonly name: string;
  /** By itself. */
  readonly wholeName: string;
}

/** The names of the chosen in one line. */
export const scenarioWords = (groups: readonly ScenarioGroup[], chosen: readonly string[]): string =>
  chosen
    .map(
      (tag) =>
        groups.flatMap(({ scenarios }) => scenarios).find((each) => each.tag === tag)?.wholeName ?? tag,
    )
    .join("; ");

/** @param useHazardName as the client prefers. */
export const scenarioGroups = (hazards: readonly HazardDetail[], useHazardName: boolean): ScenarioGroup[] =>
  hazards.map((hazard) => ({
    title: hazard.title,
    scenarios: hazard.scenarios.map((scenario) => ({
      tag: scenario.assetTag,
      name: scenario.scenario_name,
      wholeName: wholeName(scenarioName(hazard, scenario.assetTag, useHazardName)),
    })),
  }));
