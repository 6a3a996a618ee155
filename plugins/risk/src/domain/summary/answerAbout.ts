import type { HazardDetail } from "@stopbank/contract/layers";
import type { RiskData } from "@stopbank/contract/risk";
import type { HazardSceneLayer } from "@stopbank/scene";

/**
 * About the scenario on the map; while that is being worked out, about the one that was there before.
 *
 * @param onMap all scenarios there now: what is said of another layer's is no stand-in.
 */
export const answerAbout = (
  { scenario, addedByKnownRisks }: HazardSceneLayer,
  onMap: readonly string[],
  hazard: Pick<HazardDetail, "scenarios"> | undefined,
  answers: readonly RiskData[],
): RiskData | undefined =>
  answers.find(({ hazard_scenario }) => hazard_scenario === scenario) ??
  // A known scenario never was another.
  answers.find(
    ({ hazard_scenario }) =>
      addedByKnownRisks !== true &&
      !onMap.includes(hazard_scenario) &&
      hazard?.scenarios.some(({ assetTag }) => assetTag === hazard_scenario),
  );
