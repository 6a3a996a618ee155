import { keyOf } from "@stopbank/scene/layer-key";
import { layersOfKind } from "@stopbank/scene/layers";
import { selectElement } from "@stopbank/scene/view";
import type { MapGeoJSONFeature } from "maplibre-gl";
import type { LiveMap } from "../../feature/liveMap.ts";
import type { FeaturePointer, MapFeature } from "../../feature/mapFeature.ts";
import { sourceName, sourceOf } from "../../style/sources.ts";
import { datasetCard } from "../datasetCard.ts";
import { contextualLayerIds, contextualLayers } from "./contextualLayers.ts";

/** What elements and hazards stand among: contextual layers of the dataset. */
export const contextFeature: MapFeature = {
  id: "context",
  styledBy: ["layers"],
  legend: (scene, { index }) =>
    layersOfKind(scene, "contextual").flatMap((layer) =>
      layer.visible ? datasetCard(keyOf(layer), index.contextual.get(layer.id)) : [],
    ),
  start(live) {
    const { index, origin, fadeMs } = live;
    return {
      sources: (scene) =>
        Object.fromEntries(
          layersOfKind(scene, "contextual").flatMap(({ id }) =>
            (index.contextual.get(id)?.tilesets ?? []).map((tileset, at) => [
              sourceName("contextual", id, at),
              sourceOf(tileset, origin),
            ]),
          ),
        ),
      layers: (scene) =>
        layersOfKind(scene, "contextual").map((layer) => {
          const context = index.contextual.get(layer.id);
          return {
            slot: "data",
            shows: keyOf(layer),
            layers: context === undefined ? [] : contextualLayers(layer, context, fadeMs),
          };
        }),
      pointer: contextPointer(live),
    };
  },
};

/** Names contextual features, and selects what the layer says about the place, which is open to everybody. */
function contextPointer({ host, index, store }: LiveMap): FeaturePointer {
  const layerOf = ({ source }: MapGeoJSONFeature) =>
    layersOfKind(store.state.scene, "contextual").find(({ id }) => sourceName("contextual", id) === source);
  /** What the layer says about the place, which may be nothing. */
  const said = (id: string, { properties }: MapGeoJSONFeature) => {
    const key = index.contextual.get(id)?.infoLookupTileset;
    const value: unknown = key === undefined ? undefined : properties[key];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  return {
    layers: (scene) =>
      layersOfKind(scene, "contextual")
        .filter(({ visible, interactive }) => visible && interactive)
        .flatMap(({ id }) => contextualLayerIds(id)),
    hover(found) {
      const layer = layerOf(found);
      if (layer === undefined) return undefined;
      const name = String(found.properties.name ?? "");
      return {
        name: name === "" ? said(layer.id, found) : name,
        kind: index.contextual.get(layer.id)?.display_name ?? layer.id,
      };
    },
    click(found) {
      const layer = layerOf(found);
      if (layer === undefined) return;
      store.apply(selectElement({ type: layer.id, id: said(layer.id, found) }, host.selectionTab));
    },
  };
}
