import type { LayerIndex } from "@stopbank/map/layer-index";
import type { SceneLayer } from "@stopbank/scene";

/** Names the client's help text about a layer of a scene; undefined where there is none. */
export function helpFileOf({ kind, id }: Pick<SceneLayer, "kind" | "id">, index: LayerIndex) {
  const layers = { element: index.elements, hazard: index.hazards, contextual: index.contextual }[kind];
  return layers.get(id)?.helpFileName;
}
