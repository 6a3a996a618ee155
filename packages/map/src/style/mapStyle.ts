import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { Scene, SceneLayer } from "@stopbank/scene";
import { basemapSource, groundLayers, satelliteSource, shadeSource, shapeSource } from "./basemapLayers.ts";
import { contextualLayers } from "./contextualLayers.ts";
import { elementLayers } from "./elementLayers.ts";
import { hazardLayers } from "./hazardLayers.ts";
import { labelLayers } from "./labelLayers.ts";
import { type LayerIndex, scenarioTilesets } from "./layerIndex.ts";
import { draftLayers, maskLayers } from "./overlayLayers.ts";
import { type Overlays, overlaySources } from "./overlays.ts";
import { selectionLayers } from "./selectionLayers.ts";
import { sourceName, sourceOf } from "./sources.ts";

export interface StyleInput {
  readonly scene: Pick<Scene, "basemap" | "labels" | "layers" | "selected">;
  readonly index: LayerIndex;
  /** Scheme, host and port tiles are fetched from. */
  readonly origin: string;
  readonly tilted: boolean;
  /** Seen from the side the ground rises and falls. Software takes ten times as long over that. */
  readonly hasRelief: boolean;
  /** How long tiles and colours take to appear, in milliseconds. */
  readonly fadeMs: number;
  /** Element types whose damage classes are on the map. */
  readonly coloured: ReadonlySet<string>;
  /** Of those, the ones with elements that were not assessed. */
  readonly hatched: ReadonlySet<string>;
  readonly overlays: Overlays;
}

/** The specification's second setting, with heights in metres. */
const terrainExaggeration = 1.5;

/**
 * The whole map as one MapLibre style, worked out from the scene. The map takes it with `setStyle(..., {diff: true})`,
 * so what did not change keeps its tiles, and no layer can be lost on the way from one basemap to another.
 */
export function mapStyle(input: StyleInput): StyleSpecification {
  const { scene, index, tilted, hasRelief, fadeMs, overlays } = input;
  const { basemap } = index;
  const hasLabels = scene.labels && basemap.vector !== undefined;
  return {
    version: 8,
    sources: {
      ...basemapSources(input),
      ...Object.assign({}, ...scene.layers.map((layer) => layerSources(layer, input))),
      ...Object.fromEntries(
        overlaySources.map((name) => [
          name,
          { type: "geojson", data: overlays[name], ...(name === "regions" ? { promoteId: "region" } : {}) },
        ]),
      ),
    },
    ...(tilted && hasRelief && basemap.terrain !== undefined
      ? { terrain: { source: shapeSource, exaggeration: terrainExaggeration } }
      : {}),
    ...(tilted
      ? {
          sky: {
            "sky-color": "#bcd7ec",
            "horizon-color": "#eef4f9",
            "fog-color": "#eef2f5",
            "sky-horizon-blend": 0.6,
            "horizon-fog-blend": 0.6,
            "fog-ground-blend": 0.85,
          },
        }
      : {}),
    transition: { duration: fadeMs, delay: 0 },
    layers: [
      ...groundLayers(scene.basemap, basemap, fadeMs),
      ...scene.layers.toReversed().flatMap((layer) => styleLayers(layer, input)),
      ...maskLayers,
      ...(hasLabels ? labelLayers(scene.basemap, tilted) : []),
      ...(scene.selected !== undefined && isShown(scene, scene.selected.type)
        ? selectionLayers(scene.selected, index)
        : []),
      ...draftLayers,
    ],
  };
}

/** The style layers that show a scene layer and answer to the pointer. */
export const pointerLayers = (
  style: StyleSpecification,
  { kind, id }: Pick<SceneLayer, "kind" | "id">,
): string[] =>
  style.layers
    .filter((layer) => "source" in layer && layer.source === sourceName(kind, id))
    .map((layer) => layer.id)
    .filter((layerId) => !layerId.startsWith("selected"));

const isShown = (scene: StyleInput["scene"], elementType: string) =>
  scene.layers.some((layer) => layer.kind === "element" && layer.id === elementType && layer.visible);

function basemapSources({
  scene,
  index,
  origin,
  tilted,
  hasRelief,
}: StyleInput): Record<string, SourceSpecification> {
  const { vector, satellite, terrain } = index.basemap;
  return {
    ...(vector === undefined ? {} : { [basemapSource]: sourceOf(vector, origin) }),
    ...(satellite === undefined || scene.basemap !== "satellite"
      ? {}
      : { [satelliteSource]: sourceOf(satellite, origin) }),
    ...(terrain === undefined ? {} : { [shadeSource]: sourceOf(terrain, origin) }),
    ...(terrain === undefined || !tilted || !hasRelief ? {} : { [shapeSource]: sourceOf(terrain, origin) }),
  };
}

function layerSources(layer: SceneLayer, { index, origin }: StyleInput): Record<string, SourceSpecification> {
  const tilesets =
    layer.kind === "hazard"
      ? scenarioTilesets(index, layer.id, layer.scenario)
      : layer.kind === "element"
        ? (index.elements
            .get(layer.id)
            ?.tilesets.filter((t) => t.type !== "raster" && t.type !== "terrain")
            .slice(0, 1) ?? [])
        : (index.contextual.get(layer.id)?.tilesets ?? []);
  const id = layer.kind === "hazard" ? `${layer.id}:${layer.scenario}` : layer.id;
  return Object.fromEntries(
    tilesets.map((tileset, at) => [sourceName(layer.kind, id, at), sourceOf(tileset, origin)]),
  );
}

function styleLayers(layer: SceneLayer, input: StyleInput): LayerSpecification[] {
  const { index, tilted, coloured, hatched, fadeMs } = input;
  if (layer.kind === "element") {
    const element = index.elements.get(layer.id);
    const look = { coloured: coloured.has(layer.id), hatched: hatched.has(layer.id), tilted };
    return element === undefined ? [] : elementLayers(layer, element, look);
  }
  if (layer.kind === "hazard") {
    const hazard = index.hazards.get(layer.id);
    return hazard === undefined
      ? []
      : hazardLayers(layer, hazard, scenarioTilesets(index, layer.id, layer.scenario), fadeMs);
  }
  const context = index.contextual.get(layer.id);
  return context === undefined ? [] : contextualLayers(layer, context, fadeMs);
}
