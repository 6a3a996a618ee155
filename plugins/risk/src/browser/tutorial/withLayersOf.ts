import type { Layers } from "@stopbank/contract/layers";
import { indexLayers } from "@stopbank/map/layer-index";
import type { Scene, SceneOperation } from "@stopbank/scene";
import { openExample } from "@stopbank/scene/examples";
import { layersOfKind } from "@stopbank/scene/layers";

/**
 * Puts something to look at on a map that lacks elements or hazards: the dataset's first example with both, or else an element with the
 * first hazard that it was assessed for. Undefined where the dataset has nothing of the kind.
 */
export function withLayersOf(layers: Layers): SceneOperation | undefined {
  const { hazards, elements } = indexLayers(layers);
  const example =
    layers.examples.find((one) => one.elements.length > 0 && one.hazards.length > 0) ??
    [...elements.values()].flatMap((element) => {
      const hazard = element.hazards
        .map((id) => hazards.get(id))
        .find((one) => one?.scenarios[0] !== undefined);
      const [scenario] = hazard?.scenarios ?? [];
      if (hazard === undefined || scenario === undefined) return [];
      return [
        {
          title: "",
          description: "",
          elements: [element.type],
          hazards: [{ hazard_id: hazard.hazard_id, assetTag: scenario.assetTag }],
          contextual: [],
        },
      ];
    })[0];
  if (example === undefined) return undefined;
  const show = openExample(example, (id) => hazards.get(id));
  return (scene) => (isEnough(scene) ? scene : show(scene));
}

const isEnough = (scene: Scene) =>
  (["element", "hazard"] as const).every((kind) => layersOfKind(scene, kind).some(({ visible }) => visible));
