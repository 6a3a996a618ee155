import type { FoundPlace } from "@stopbank/contract/search";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { SceneOperation } from "@stopbank/scene";
import { addLayer, contextualLayer, elementLayer } from "@stopbank/scene/layers";
import { selectElement } from "@stopbank/scene/view";

export interface Shown {
  readonly index: Pick<LayerIndex, "elements" | "contextual">;
  readonly isCascading: (elementType: string) => boolean;
  readonly selectionTab: string | undefined;
  /** Visitors see where an element is and select none. */
  readonly maySelect: boolean;
}

/**
 * Puts on the map what a place that was found belongs to, and selects it where it is an element.
 *
 * @throws DomainError `scene/cascading-conflict` where cascading and several hazards would meet.
 */
export function showFound(
  { asset_type: type, asset_id: id, layer_id: context }: FoundPlace,
  { index, isCascading, selectionTab, maySelect }: Shown,
): SceneOperation {
  return (scene) => {
    if (context !== undefined && index.contextual.has(context))
      return addLayer(contextualLayer(context), isCascading)(scene);
    if (type === undefined || !index.elements.has(type)) return scene;
    const shown = addLayer(elementLayer(type), isCascading)(scene);
    return id === undefined || !maySelect ? shown : selectElement({ type, id }, selectionTab)(shown);
  };
}
