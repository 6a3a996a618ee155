import type { HazardDetail } from "@stopbank/contract/layers";
import type { RiskData } from "@stopbank/contract/risk";
import type { HazardSceneLayer } from "@stopbank/scene";

/** About the scenario on the map; while that is being worked out, about the one that was there before. */
export const answerAbout = (
  { scenario }: HazardSceneLayer,
  hazard: Pick<HazardDetail, "scenarios"> | undefined,
  answers: readonly RiskData[],
): RiskData | undefined =>
  answers.find(({ hazard_scenario }) => hazard_scenario === scenario) ??
  answers.find(({ hazard_scenario }) =>
    hazard?.scenarios.some(({ assetTag }) => assetTag === hazard_scenario),
  );
