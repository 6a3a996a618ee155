import type { Example, HazardDetail } from "@stopbank/contract/layers";
import { controlsOf } from "./controls.ts";
import { contextualLayer, elementLayer, hazardLayer, setLayers } from "./layers.ts";
import type { HazardSceneLayer, SceneOperation } from "./scene.ts";
import { tellingScenario } from "./telling.ts";
import { clearSelection, setCamera } from "./view.ts";

type ExampleHazard = Pick<
  HazardDetail,
  "hazard_id" | "scenarios" | "form" | "availableParameterValues" | "start_scenario"
>;

/**
 * Puts an example's layers on the map in place of what is there, and looks where it says.
 *
 * @param hazardOf the dataset's hazard of an id. Scenarios of hazards that it does not know are left out.
 */
export const openExample =
  (example: Example, hazardOf: (hazardId: string) => ExampleHazard | undefined): SceneOperation =>
  (scene) => {
    const layers = [
      ...example.elements.map(elementLayer),
      ...example.contextual.map(contextualLayer),
      ...example.hazards.flatMap(({ hazard_id, assetTag }) => shownHazard(hazardOf(hazard_id), assetTag)),
    ];
    const shown = clearSelection(setLayers(layers)(scene));
    return example.view === undefined ? shown : setCamera({ ...example.view, pitch: 0, bearing: 0 })(shown);
  };

/**
 * A hazard in a scenario; none where the dataset lacks either. Where it is not what would be chosen automatically, every control is
 * set, so that changing one keeps the others.
 */
export function shownHazard(hazard: ExampleHazard | undefined, assetTag: string): HazardSceneLayer[] {
  const scenario = hazard?.scenarios.find((one) => one.assetTag === assetTag);
  if (hazard === undefined || scenario === undefined) return [];
  const layer = hazardLayer(hazard.hazard_id, assetTag);
  if (tellingScenario(hazard) === scenario) return [layer];
  const offered = controlsOf(hazard).map(({ key }) => key);
  const controls = Object.entries(scenario.parameters).filter(([key]) => offered.includes(key));
  return [{ ...layer, controls: Object.fromEntries(controls) }];
}
