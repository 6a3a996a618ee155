import type { Layers } from "@stopbank/contract/layers";
import type { SceneLayer } from "@stopbank/scene";
import { contextualLayer, elementLayer, hazardLayer } from "@stopbank/scene/layers";

/** A layer of the client's data that can be put on the map. */
export interface LayerItem {
  readonly key: string;
  readonly title: string;
  /** "Buildings", "Hazard". */
  readonly detail: string;
  readonly layer: SceneLayer;
}

/**
 * Every layer the data has: elements, hazards in the scenario they begin with, contextual layers.
 *
 * @param hazardTerm the client's word for one.
 */
export const layerItems = (
  { assets, hazards, information }: Layers,
  hazardTerm: string,
): readonly LayerItem[] => [
  ...Object.values(assets).flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.assets.map(({ type, display_name }) => ({
        key: `element ${type}`,
        title: display_name,
        detail: group.groupName,
        layer: elementLayer(type),
      })),
    ),
  ),
  ...hazards.flatMap(({ hazard_id: id, title, scenarios, start_scenario }) => {
    const tag = start_scenario ?? scenarios[0]?.assetTag;
    return tag === undefined
      ? []
      : [{ key: `hazard ${id}`, title, detail: hazardTerm, layer: hazardLayer(id, tag) }];
  }),
  ...information.flatMap(({ groupName, layers }) =>
    layers.map(({ id, display_name }) => ({
      key: `contextual ${id}`,
      title: display_name,
      detail: groupName,
      layer: contextualLayer(id),
    })),
  ),
];
