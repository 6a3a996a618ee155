import { keyOf } from "../layerKey.ts";
import type { HazardSceneLayer, Scene, SceneLayer } from "../scene.ts";
import type { ComparedHazard, Comparison } from "./comparison.ts";

/**
 * The scene that a comparison's side B shows: the scene itself where nothing is compared. What does not differ keeps
 * its identity, and what does differ keeps it until the layers or what is compared change.
 */
export function otherSide(scene: Scene): Scene {
  if (scene.compare === undefined) return scene;
  const { compare, ...rest } = scene;
  return { ...rest, layers: layersOfB(scene.layers, compare.hazards) };
}

/** What a comparison has of the hazard of a layer; undefined for layers that are the same on both sides. */
export const comparedTo = (layer: SceneLayer, hazards: Comparison["hazards"]): ComparedHazard | undefined =>
  keyOf(layer) === `hazard:${layer.id}` && Object.hasOwn(hazards, layer.id) ? hazards[layer.id] : undefined;

type Made = WeakMap<Comparison["hazards"], Scene["layers"]>;
const made = new WeakMap<Scene["layers"], Made>();

function layersOfB(layers: Scene["layers"], hazards: Comparison["hazards"]): Scene["layers"] {
  const byHazards: Made = made.get(layers) ?? new WeakMap();
  made.set(layers, byHazards);
  const former = byHazards.get(hazards);
  if (former !== undefined) return former;
  const next = layers.map((layer): SceneLayer => {
    const compared = comparedTo(layer, hazards);
    return compared === undefined ? layer : { ...(layer as HazardSceneLayer), ...compared };
  });
  byHazards.set(hazards, next);
  return next;
}
