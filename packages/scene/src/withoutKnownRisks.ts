import type { HazardSceneLayer, Scene } from "./scene.ts";

/**
 * A scene whose element is no longer selected, or another: what was known of it is off the map.
 *
 * @param which of them; all without it.
 */
export function withoutKnownRisks(
  scene: Scene,
  which: (layer: HazardSceneLayer) => boolean = () => true,
): Scene {
  const layers = scene.layers.filter(
    (layer) => layer.kind !== "hazard" || layer.addedByKnownRisks !== true || !which(layer),
  );
  return layers.length === scene.layers.length ? scene : { ...scene, layers };
}
