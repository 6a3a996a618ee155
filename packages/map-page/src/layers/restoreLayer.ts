import type { Scene, SceneLayer, SceneOperation } from "@stopbank/scene";
import type { IsCascading } from "@stopbank/scene/cascading";
import { setFilters } from "@stopbank/scene/filtering";
import { addLayer, layersOfKind, moveLayer } from "@stopbank/scene/layers";

/**
 * Puts a layer back where it was in `before`, with its attribute filters, whatever was done since.
 *
 * @returns throws DomainError `scene/cascading-conflict` when what was added since rules it out.
 */
export const restoreLayer =
  (before: Scene, layer: SceneLayer, isCascading: IsCascading): SceneOperation =>
  (scene) => {
    const index = layersOfKind(before, layer.kind).findIndex(({ id }) => id === layer.id);
    const back = moveLayer(layer, index)(addLayer(layer, isCascading)(scene));
    const filters = layer.kind === "element" ? before.filters[layer.id] : undefined;
    return filters === undefined ? back : setFilters(layer.id, filters)(back);
  };
