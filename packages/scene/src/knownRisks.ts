import { DomainError } from "@stopbank/errors";
import { type IsCascading, refuseCascadingConflict } from "./cascading.ts";
import { controlledLayer, hazardLayer, layersOfKind, onTopOfKind, removeLayer } from "./layers.ts";
import type { HazardSceneLayer, Scene, SceneLayer, SceneOperation } from "./scene.ts";

/** A hazard's entry that is there because its scenario reaches the selected element. */
export type KnownRiskLayer = HazardSceneLayer & { readonly addedByKnownRisks: true };

/**
 * Known-risks mode: scenarios that are known to reach the selected element, each on the map as an entry of its own
 * beside the hazard that scenario controls move. It lasts as long as the element is selected.
 */
export const isKnownRisk = (layer: SceneLayer): layer is KnownRiskLayer =>
  layer.kind === "hazard" && layer.addedByKnownRisks === true;

/** Whether a scenario is on the map, by its controls or as a known one. */
const showsScenario = (layer: SceneLayer, scenario: string): boolean =>
  layer.kind === "hazard" && layer.scenario === scenario;

/**
 * Puts a scenario that reaches the selected element on the map. One that is there stays as it is, and without an
 * element there is nothing it would be known of.
 *
 * @throws DomainError `scene/cascading-conflict` where cascading and several hazards would meet, and
 *   `scene/comparing` while two scenarios are compared.
 */
export const addKnownRisk =
  (hazardId: string, scenario: string, isCascading: IsCascading): SceneOperation =>
  (scene) => {
    if (scene.selected === undefined || scene.layers.some((layer) => showsScenario(layer, scenario)))
      return scene;
    refuseWhileComparing(scene);
    const layer: KnownRiskLayer = { ...hazardLayer(hazardId, scenario), addedByKnownRisks: true };
    refuseCascadingConflict(scene.layers, layer, isCascading);
    return { ...scene, layers: onTopOfKind(scene.layers, layer) };
  };

/**
 * A comparison shows a hazard in one scenario a side; it begins without those that are known, and takes none.
 *
 * @throws DomainError `scene/comparing` with the words to show.
 */
export function refuseWhileComparing({ compare }: Scene): void {
  if (compare === undefined) return;
  const message = "Stop comparing before you show known hazards of an element.";
  throw new DomainError("conflict", "scene/comparing", message);
}

/** Takes whatever shows a scenario off the map: the known one, or the hazard whose controls led to it. */
export const removeScenario =
  (scenario: string): SceneOperation =>
  (scene) => {
    const layer = scene.layers.find((each) => showsScenario(each, scenario));
    return layer === undefined ? scene : removeLayer(layer)(scene);
  };

/** Of each hazard on the map the layer that its controls move; where it is there in known scenarios alone, the topmost. */
export const onePerHazard = (scene: Scene): HazardSceneLayer[] =>
  [...Map.groupBy(layersOfKind(scene, "hazard"), ({ id }) => id)].flatMap(
    ([id, entries]) => controlledLayer(scene, id) ?? entries.slice(0, 1),
  );
