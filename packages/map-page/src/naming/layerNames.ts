import type { HazardDetail, Layers } from "@stopbank/contract/layers";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { SceneLayer } from "@stopbank/scene";

export interface LayerName {
  readonly title: string;
  /** The scenario of a hazard, where the client names them apart. */
  readonly detail?: string;
  readonly icon: string;
}

/** What a layer of a scene is called, `useHazardName` as the client prefers. */
export function layerName(layer: SceneLayer, index: LayerIndex, useHazardName: boolean): LayerName {
  if (layer.kind === "hazard") {
    const hazard = index.hazards.get(layer.id);
    return hazard === undefined
      ? { title: layer.id, icon: "warning-sign" }
      : scenarioName(hazard, layer.scenario, useHazardName);
  }
  const found = layer.kind === "element" ? index.elements.get(layer.id) : index.contextual.get(layer.id);
  return { title: found?.display_name ?? layer.id, icon: found?.icon ?? "layers" };
}

export function scenarioName(hazard: HazardDetail, tag: string, useHazardName: boolean): LayerName {
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === tag);
  if (scenario === undefined) return { title: hazard.title, icon: hazard.groupIcon };
  return useHazardName
    ? { title: scenario.hazard_name, detail: scenario.scenario_name, icon: hazard.groupIcon }
    : { title: scenario.display_name, icon: hazard.groupIcon };
}

/** Tells cascading element types, for the rules of adding. */
export const isCascadingIn =
  (layers: Pick<Layers, "assets">) =>
  (type: string): boolean =>
    Object.values(layers.assets).some((menu) =>
      menu.groups.some((group) => group.assets.some((asset) => asset.type === type && asset.is_cascading)),
    );
