import type { ContextualLayer, ElementLayer, HazardDetail, Layers, Tileset } from "@stopbank/contract/layers";

/** What a client's dataset offers, found by id. */
export interface LayerIndex {
  readonly elements: ReadonlyMap<string, ElementLayer>;
  readonly hazards: ReadonlyMap<string, HazardDetail>;
  readonly contextual: ReadonlyMap<string, ContextualLayer>;
  readonly basemap: Layers["basemap"];
  readonly bounds: Layers["bounds"];
  readonly attribution: readonly string[];
  readonly notice: string;
}

export function indexLayers(layers: Layers): LayerIndex {
  const elements = Object.values(layers.assets).flatMap((menu) =>
    menu.groups.flatMap((group) => group.assets),
  );
  const contextual = layers.information.flatMap((group) => group.layers);
  return {
    elements: new Map(elements.map((layer) => [layer.type, layer])),
    hazards: new Map(layers.hazards.map((hazard) => [hazard.hazard_id, hazard])),
    contextual: new Map(contextual.map((layer) => [layer.id, layer])),
    basemap: layers.basemap,
    bounds: layers.bounds,
    attribution: layers.attribution,
    notice: layers.notice,
  };
}

/** For a client whose map has no terrain: neither relief nor shaded hills. */
export function withoutTerrain(layers: Layers): Layers {
  const { terrain: _terrain, ...basemap } = layers.basemap;
  return { ...layers, basemap };
}

/** The tiles of a hazard in one scenario. */
export const scenarioTilesets = (index: LayerIndex, hazardId: string, scenario: string): readonly Tileset[] =>
  index.hazards.get(hazardId)?.scenarios.find((one) => one.assetTag === scenario)?.tilesets ?? [];
