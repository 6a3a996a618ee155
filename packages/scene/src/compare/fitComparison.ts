import { matchingScenario } from "../controls.ts";
import type { Fitted, Ignored, Offered } from "../fitted.ts";
import type { Scene } from "../scene.ts";
import { withoutCompared } from "./withoutCompared.ts";

/**
 * Drops what a comparison from elsewhere names and this dataset does not have. A hazard whose scenario is gone is compared
 * with the first one matching its controls instead. The hazards on the map are the dataset's already.
 */
export function fitComparison(scene: Scene, offered: Pick<Offered, "hazards">): Fitted {
  const ignored: Ignored[] = [];
  let fitted = scene;
  for (const [id, { scenario, controls }] of Object.entries(scene.compare?.hazards ?? {})) {
    const hazard = offered.hazards.find((other) => other.hazard_id === id);
    if (hazard?.scenarios.some(({ assetTag }) => assetTag === scenario)) continue;
    const what = `scenario ${scenario}, which is compared`;
    const instead = hazard && matchingScenario(hazard, controls);
    const { compare } = fitted;
    if (instead === undefined || compare === undefined) {
      ignored.push({ what, reason: "It is not in the published data." });
      fitted = withoutCompared(fitted, id);
      continue;
    }
    ignored.push({
      what,
      reason: `It is not in the published data; ${instead.display_name} is shown instead.`,
    });
    const hazards = { ...compare.hazards, [id]: { scenario: instead.assetTag, controls } };
    fitted = { ...fitted, compare: { ...compare, hazards } };
  }
  return { scene: fitted, ignored };
}
