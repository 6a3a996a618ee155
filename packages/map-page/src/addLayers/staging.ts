import type { Scene, SceneLayer } from "@stopbank/scene";
import type { IsCascading } from "@stopbank/scene/cascading";
import { addOrRemoveLayer } from "@stopbank/scene/layers";

/**
 * Layers chosen in the Add Layers dialog and not yet on the map: choosing one that is there takes it away.
 *
 * @throws DomainError `scene/cascading-conflict` with the words to show.
 */
export const toggleStaged = (
  scene: Scene,
  staged: readonly SceneLayer[],
  layer: SceneLayer,
  isCascading: IsCascading,
): readonly SceneLayer[] => addOrRemoveLayer(layer, isCascading)({ ...scene, layers: [...staged] }).layers;

/** Whether Done would change anything. */
export const isChanged = (scene: Scene, staged: readonly SceneLayer[]): boolean =>
  staged.length !== scene.layers.length || staged.some((layer, index) => layer !== scene.layers[index]);
