import { isFlagOn } from "@stopbank/contract/flag-names";
import { routes } from "@stopbank/contract/routes";
import { mapPages } from "@stopbank/map-page/pages";
import type { Get } from "@stopbank/plugin-api";
import { call, client, type TutorialStep, terms } from "@stopbank/plugin-api/browser";
import { riskSteps } from "./riskSteps.ts";
import { withLayersOf } from "./withLayersOf.ts";

/** What the tutorial shows of the risk map, for the client in use. */
export async function loadRiskSteps(get: Get): Promise<readonly TutorialStep[]> {
  const [ask, { config }, { hazards }, pages] = await Promise.all([
    get(call),
    get(client),
    get(terms),
    get(mapPages),
  ]);
  const [layers, groups] = await Promise.all([ask(routes.layers, {}), ask(routes.regions, {})]);
  return riskSteps(
    {
      hazards,
      hasMethodsReport: config.methods_report_url !== null,
      hasReportStep: isFlagOn(config.feature_flags, "sideDrawerReport"),
      regionCount: groups.flatMap(({ regions }) => regions).length,
      withLayers: withLayersOf(layers),
    },
    pages.of("risk"),
  );
}
