import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Scene } from "@stopbank/scene";
import { controlsOf } from "@stopbank/scene/controls";
import { controlledLayer } from "@stopbank/scene/layers";

/** Whether a hazard on the map has another scenario to be compared with. */
export const canCompare = (scene: Scene, { hazards }: Pick<LayerIndex, "hazards">): boolean =>
  scene.layers.some(({ kind, id }) => {
    const hazard = kind === "hazard" ? hazards.get(id) : undefined;
    return hazard !== undefined && controlsOf(hazard).length > 0 && controlledLayer(scene, id) !== undefined;
  });
