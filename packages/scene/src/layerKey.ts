import type { HazardSceneLayer, SceneLayer } from "./scene.ts";

/** Names a layer of a scene: any layer does, and of a hazard its id, for the one that its controls move. */
export type LayerRef = Pick<SceneLayer, "kind" | "id"> &
  Partial<Pick<HazardSceneLayer, "scenario" | "addedByKnownRisks">>;

/** Names a layer among those of its kind: a known scenario has no part of its hazard's name. */
export const entryOf = ({ id, scenario, addedByKnownRisks }: LayerRef): string =>
  addedByKnownRisks === true ? `known:${scenario}` : id;

/** Names a layer within a scene. */
export const keyOf = (layer: LayerRef): string =>
  layer.addedByKnownRisks === true ? entryOf(layer) : `${layer.kind}:${layer.id}`;
