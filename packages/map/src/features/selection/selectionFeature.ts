import type { Scene } from "@stopbank/scene";
import { layersOfKind } from "@stopbank/scene/layers";
import { clearSelection } from "@stopbank/scene/view";
import type { MapFeature } from "../../feature/mapFeature.ts";
import { flyToSelected } from "./flyToSelected.ts";
import { selectionLayers } from "./selectionLayers.ts";

/** The selected element, marked and flown to. A click beside everything selects nothing. */
export const selectionFeature: MapFeature = {
  id: "selection",
  styledBy: ["layers", "selected"],
  start(live) {
    const flight = flyToSelected(live);
    return {
      layers: (scene) => {
        const { selected } = scene;
        return selected === undefined || !isShown(scene, selected.type)
          ? []
          : [{ slot: "overlay", layers: selectionLayers(selected, live.index) }];
      },
      pointer: { layers: () => [], clickBeside: () => live.store.apply(clearSelection) },
      follow: flight.follow,
      stop: flight.stop,
    };
  },
};

const isShown = (scene: Scene, elementType: string) =>
  layersOfKind(scene, "element").some(({ id, visible }) => id === elementType && visible);
