import type { LayerIndex } from "@stopbank/map/layer-index";
import { layerName } from "@stopbank/map-page/layer-names";
import type { Scene } from "@stopbank/scene";
import { otherSide } from "@stopbank/scene/compare";
import { layersOfKind } from "@stopbank/scene/layers";

export interface SideNames {
  readonly before: string;
  readonly after: string;
}

/** What the two sides are called: by the scenarios of those hazards that differ. */
export function sideNames(scene: Scene, index: LayerIndex, useHazardName: boolean): SideNames {
  const hazards = scene.compare?.hazards ?? {};
  const named = (side: Scene) =>
    layersOfKind(side, "hazard")
      .filter(({ id }) => Object.hasOwn(hazards, id))
      .map((layer) => {
        const { title, detail } = layerName(layer, index, useHazardName);
        return detail ?? title;
      })
      .join("; ");
  return { before: named(scene), after: named(otherSide(scene)) };
}
