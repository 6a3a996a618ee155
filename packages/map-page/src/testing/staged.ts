import type { SceneLayer } from "@stopbank/scene";
import { keyOf, type LayerRef } from "@stopbank/scene/layer-key";
import { unheard } from "@stopbank/ui/testing/states-of";

/** Layers chosen and not yet on the map, which nobody changes. */
export const stagedOf = (...staged: readonly SceneLayer[]) => ({
  staged,
  has: (ref: LayerRef) => staged.some((layer) => keyOf(layer) === keyOf(ref)),
  toggle: unheard,
});
