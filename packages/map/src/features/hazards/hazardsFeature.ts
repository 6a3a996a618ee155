import { keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import type { MapFeature, StyleLayers } from "../../feature/mapFeature.ts";
import { plainColour } from "../../palettes.ts";
import { scenarioTilesets } from "../../style/layerIndex.ts";
import { sourceName, sourceOf } from "../../style/sources.ts";
import { hazardLayers } from "./hazardLayers.ts";

/** How strong the hazards on the map are, each in the scenario chosen. */
export const hazardsFeature: MapFeature = {
  id: "hazards",
  styledBy: ["layers"],
  legend: (scene, { index }) =>
    // Scenarios of one hazard look alike: one card is for them all, where the topmost of them stands.
    [
      ...Map.groupBy(
        layersOfKind(scene, "hazard").filter(({ visible }) => visible),
        ({ id }) => id,
      ).values(),
    ].flatMap(([layer]) => {
      const hazard = layer && index.hazards.get(layer.id);
      if (layer === undefined || hazard === undefined) return [];
      const { legend, title } = hazard;
      return [
        {
          key: `hazard:${layer.id}`,
          shows: keyOf(layer),
          title,
          ...(legend.title === title ? {} : { note: legend.title }),
          ...(legend.sections.length > 0
            ? { sections: legend.sections }
            : { marks: [{ mark: { color: plainColour } }] }),
        },
      ];
    }),
  start: ({ index, origin, fadeMs }) => ({
    sources: (scene) =>
      Object.fromEntries(
        layersOfKind(scene, "hazard").flatMap(({ id, scenario }) =>
          scenarioTilesets(index, id, scenario).map((tileset, at) => [
            sourceName("hazard", `${id}:${scenario}`, at),
            sourceOf(tileset, origin),
          ]),
        ),
      ),
    layers: (scene) =>
      layersOfKind(scene, "hazard").flatMap((layer): StyleLayers[] => {
        const hazard = index.hazards.get(layer.id);
        const tilesets = scenarioTilesets(index, layer.id, layer.scenario);
        const layers = hazard === undefined ? [] : hazardLayers(layer, hazard, tilesets, fadeMs);
        const [values = [], rest = []] = [true, false].map((isText) =>
          layers.filter(({ type }) => (type === "symbol") === isText),
        );
        // Numbers along contours stand above the buildings that would hide them, and give way to names.
        return [
          { slot: "data", shows: keyOf(layer), layers: rest },
          { slot: "above", layers: values },
        ];
      }),
  }),
};
