import type { SceneLayer } from "@stopbank/scene";
import { unheard } from "@stopbank/ui/testing/states-of";

/** Layers chosen and not yet on the map, which nobody changes. */
export const stagedOf = (...staged: readonly SceneLayer[]) => ({
  staged,
  has: (layer: Pick<SceneLayer, "kind" | "id">) =>
    staged.some(({ kind, id }) => kind === layer.kind && id === layer.id),
  toggle: unheard,
});
