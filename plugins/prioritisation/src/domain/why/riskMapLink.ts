import type { Camera } from "@stopbank/scene";
import { emptyScene } from "@stopbank/scene/empty";
import { elementLayer, hazardLayer } from "@stopbank/scene/layers";
import { encodeScene } from "@stopbank/scene/query";
import { openDrawer } from "@stopbank/scene/view";
import type { ScenarioGroup } from "../choice/settings.ts";

export interface RiskMapView {
  readonly client: string;
  readonly camera: Camera;
  readonly scenario: ScenarioGroup;
  /** The id of the area's region. */
  readonly area: string;
  /** Element types, the topmost first. */
  readonly types: readonly string[];
  /** Such a type is on a map under one hazard alone: under several it is left out. */
  readonly isCascading: (type: string) => boolean;
}

/**
 * Opens the risk map on an area, with element layers and the hazards of a scenario, where the summary says what is exposed. Of a hazard
 * in several scenarios the first: there its controls lead to the others.
 */
export function riskMapLink({ client, camera, scenario, area, types, isCascading }: RiskMapView): string {
  const hazards = new Map(scenario.hazard_scenarios.map(({ hazard_id }) => [hazard_id, ""]));
  for (const { hazard_id, hazard_uid } of scenario.hazard_scenarios.toReversed())
    hazards.set(hazard_id, hazard_uid);
  const shown = [...new Set(types)].filter((type) => hazards.size < 2 || !isCascading(type));
  const scene = {
    ...emptyScene(client, camera),
    camera,
    regions: [area],
    layers: [...shown.map(elementLayer), ...[...hazards].map(([id, tag]) => hazardLayer(id, tag))],
  };
  return `/risk?${encodeScene(openDrawer("risk")(scene)).query}`;
}
