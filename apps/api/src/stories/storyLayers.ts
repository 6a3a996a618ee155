import type { ContextualLayer, ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import type { StoryLayer } from "@stopbank/contract/stories";
import type { StoryLayers } from "@stopbank/contract/wire-story";
import type { ServedDataset } from "../data/servedDataset.ts";
import { layersOf } from "../layers/layers.ts";

/** STO-10: a hazard that has no icon of its own has this one. */
const hazardIcon = "Warning";

const shown = { visible: true, interactivityDisabled: false } as const;

/** Joins names with what a dataset says of them; what it does not have is named as it was asked for, and marked. */
export function storyLayers(dataset: ServedDataset): StoryLayers {
  const { assets, hazards, information } = layersOf(dataset);
  const elements = new Map(
    Object.values(assets)
      .flatMap(({ groups }) => groups.flatMap((group) => group.assets))
      .map((layer) => [layer.type, elementLayer(layer)]),
  );
  const scenarios = new Map(
    hazards.flatMap((hazard) =>
      hazard.scenarios.map((scenario) => [scenario.assetTag, scenarioLayer(hazard, scenario)] as const),
    ),
  );
  const contexts = new Map(
    information.flatMap(({ layers }) => layers).map((layer) => [layer.id, contextLayer(layer)]),
  );
  return {
    element: (type) => elements.get(type) ?? gone("asset", type, ""),
    scenario: (tag) => scenarios.get(tag) ?? gone("hazard", tag, hazardIcon),
    context: (id) => contexts.get(id) ?? gone("information", id, ""),
  };
}

const elementLayer = ({ type, display_name, icon, tilesets, legend }: ElementLayer): StoryLayer => ({
  ...{ layerType: "asset", id: type, assetTag: type },
  ...{ display_name: display_name || nameOf(type), icon, tilesets, legend },
  ...shown,
});

const scenarioLayer = (
  { hazard_id, icon, legend }: HazardDetail,
  { assetTag, display_name, tilesets }: HazardDetail["scenarios"][number],
): StoryLayer => ({
  ...{ layerType: "hazard", id: hazard_id, assetTag },
  ...{ display_name: display_name || nameOf(assetTag), icon: icon || hazardIcon, tilesets, legend },
  ...shown,
});

const contextLayer = ({ id, display_name, icon, tilesets, legend }: ContextualLayer): StoryLayer => ({
  ...{ layerType: "information", id, assetTag: id },
  ...{ display_name: display_name || nameOf(id), icon, tilesets, legend },
  ...shown,
});

const gone = (layerType: StoryLayer["layerType"], name: string, icon: string): StoryLayer => ({
  ...{ layerType, id: name, assetTag: name },
  ...{ display_name: nameOf(name), icon, tilesets: [], legend: null },
  ...shown,
  isGone: true,
});

/** `river_flood_100yr` as people read it: River flood 100yr. */
const nameOf = (tag: string): string => {
  const words = tag.replaceAll(/[_.-]+/g, " ").trim();
  return words === "" ? tag : `${words[0]?.toUpperCase()}${words.slice(1)}`;
};
