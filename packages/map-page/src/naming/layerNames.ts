import type { HazardDetail, Layers } from "@stopbank/contract/layers";
import type { LayerIndex } from "@stopbank/map/layer-index";
import type { SceneLayer } from "@stopbank/scene";
import { isKnownRisk } from "@stopbank/scene/known-risks";

export interface LayerName {
  readonly title: string;
  /** The scenario of a hazard, where the client names them apart. */
  readonly detail?: string;
  /** Why it is there, where nobody chose it among all layers: "from this element". */
  readonly origin?: string;
  readonly icon: string;
}

/** Marks a scenario that is on the map because it reaches the selected element. */
export const fromThisElement = "from this element";

/** What a layer of a scene is called, `useHazardName` as the client prefers. */
export function layerName(layer: SceneLayer, index: LayerIndex, useHazardName: boolean): LayerName {
  if (layer.kind === "hazard") {
    const hazard = index.hazards.get(layer.id);
    return hazard === undefined
      ? { title: layer.id, icon: "warning-sign" }
      : {
          ...scenarioName(hazard, layer.scenario, useHazardName),
          ...(isKnownRisk(layer) ? { origin: fromThisElement } : {}),
        };
  }
  const found = layer.kind === "element" ? index.elements.get(layer.id) : index.contextual.get(layer.id);
  return { title: found?.display_name ?? layer.id, icon: found?.icon ?? "layers" };
}

/** The whole name in one line: "River flooding, 1 in 100 years". */
export const wholeName = ({ title, detail }: Pick<LayerName, "title" | "detail">): string =>
  detail === undefined ? title : `${title}, ${detail}`;

/** Tells entries of one hazard apart where only words do: "River flooding, 1 in 20 years". */
export const spokenName = ({ title, detail, origin }: Omit<LayerName, "icon">): string =>
  origin === undefined || detail === undefined ? title : `${title}, ${detail}`;

/** The hazard's own icon, or its group's. */
export const hazardIcon = ({ icon, groupIcon }: Pick<HazardDetail, "icon" | "groupIcon">): string =>
  icon ?? groupIcon;

export function scenarioName(hazard: HazardDetail, tag: string, useHazardName: boolean): LayerName {
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === tag);
  const icon = hazardIcon(hazard);
  if (scenario === undefined) return { title: hazard.title, icon };
  return useHazardName
    ? { title: scenario.hazard_name, detail: scenario.scenario_name, icon }
    : { title: scenario.display_name, icon };
}

/** Tells cascading element types, for the rules of adding. */
export const isCascadingIn =
  (layers: Pick<Layers, "assets">) =>
  (type: string): boolean =>
    Object.values(layers.assets).some((menu) =>
      menu.groups.some((group) => group.assets.some((asset) => asset.type === type && asset.is_cascading)),
    );
