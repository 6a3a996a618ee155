import type { LayerIndex } from "@stopbank/map/layer-index";
import type { Scene } from "@stopbank/scene";
import { isKnownRisk } from "@stopbank/scene/known-risks";
import { layersOfKind } from "@stopbank/scene/layers";
import { type TellingPair, tellingPairs } from "./tellingPairs.ts";

/** What the hazards on a map are worth comparing with. */
export const comparable = (scene: Scene, { hazards }: Pick<LayerIndex, "hazards">): TellingPair[] =>
  layersOfKind(scene, "hazard").flatMap((layer) => {
    const hazard = isKnownRisk(layer) ? undefined : hazards.get(layer.id);
    return hazard === undefined ? [] : tellingPairs(hazard, layer);
  });
