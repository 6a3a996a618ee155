import type { HazardDetail, Scenario } from "@stopbank/contract/layers";

/**
 * Of several scenarios, the one a map begins with: that which has the most parameters in common with the hazard's own
 * start, and of equals the first. So a hazard opens on what its dataset holds to be telling, and a control that is set
 * leaves the others there.
 */
export function tellingScenario(
  hazard: Pick<HazardDetail, "scenarios" | "start_scenario">,
  among: readonly Scenario[] = hazard.scenarios,
): Scenario | undefined {
  const start = hazard.scenarios.find(({ assetTag }) => assetTag === hazard.start_scenario);
  if (start === undefined) return among[0];
  const inCommon = ({ parameters }: Scenario) =>
    Object.entries(start.parameters).filter(([key, value]) => parameters[key] === value).length;
  return among.reduce<Scenario | undefined>(
    (best, each) => (best === undefined || inCommon(each) > inCommon(best) ? each : best),
    undefined,
  );
}
