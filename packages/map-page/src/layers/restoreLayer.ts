import { DomainError } from "@stopbank/errors";
import type { Scene, SceneLayer, SceneOperation } from "@stopbank/scene";
import type { IsCascading } from "@stopbank/scene/cascading";
import { compareAgain } from "@stopbank/scene/compare";
import { setFilters } from "@stopbank/scene/filtering";
import { isKnownRisk, refuseWhileComparing } from "@stopbank/scene/known-risks";
import { keyOf } from "@stopbank/scene/layer-key";
import { addLayer, layersOfKind, moveLayer } from "@stopbank/scene/layers";

/**
 * Puts a layer back where it was in `before`, with its attribute filters and what it was compared with, whatever was
 * done since.
 *
 * @returns throws DomainError `scene/cascading-conflict` when what was added since rules it out; for a scenario that was
 *   known of an element, `scene/element-left` once that is no longer selected, and `scene/comparing` meanwhile.
 */
export const restoreLayer =
  (before: Scene, layer: SceneLayer, isCascading: IsCascading): SceneOperation =>
  (scene) => {
    if (isKnownRisk(layer) && !isSameElement(scene, before))
      throw new DomainError("conflict", "scene/element-left", elementLeft);
    if (isKnownRisk(layer)) refuseWhileComparing(scene);
    const index = layersOfKind(before, layer.kind).findIndex((each) => keyOf(each) === keyOf(layer));
    const back = moveLayer(layer, index)(addLayer(layer, isCascading)(scene));
    if (layer.kind === "hazard") return compareAgain(before, layer)(back);
    const filters = layer.kind === "element" ? before.filters[layer.id] : undefined;
    return filters === undefined ? back : setFilters(layer.id, filters)(back);
  };

const elementLeft =
  "It was on the map because it reaches an element, which is no longer selected. Select that element again to add it.";

const isSameElement = ({ selected: a }: Scene, { selected: b }: Scene) =>
  a !== undefined && a.type === b?.type && a.id === b.id;
