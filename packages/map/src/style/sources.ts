import type { SourceSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Tileset } from "@stopbank/contract/layers";

/** Source names of the ground. The elevation is read twice: MapLibre wants separate sources for shade and shape. */
export const worldSource = "world";
export const knownSource = "basemap-known";
export const basemapSource = "basemap";
export const pictureSource = "basemap-picture";
export const satelliteSource = "satellite";
export const shadeSource = "elevation-shade";
export const shapeSource = "elevation-shape";

/**
 * A tileset as a MapLibre source.
 *
 * @param origin put before the tileset's path: the worker that fetches tiles has no page to resolve it against.
 */
export function sourceOf(tileset: Tileset, origin: string): SourceSpecification {
  const tiles = [origin + tileset.url];
  const { minZoom: minzoom, maxZoom: maxzoom } = tileset;
  const bounds = boundsOf(tileset);
  if (tileset.type === "terrain")
    return {
      type: "raster-dem",
      encoding: "mapbox",
      tiles,
      minzoom,
      maxzoom,
      tileSize: tileset.tileSize ?? 256,
      ...bounds,
    };
  if (tileset.type === "raster")
    return { type: "raster", tiles, minzoom, maxzoom, tileSize: tileset.tileSize ?? 256, ...bounds };
  return { type: "vector", tiles, minzoom, maxzoom, ...bounds };
}

function boundsOf({ bounds: [west, south, east, north] }: Tileset): {
  bounds?: [number, number, number, number];
} {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return {};
  // MapLibre takes no box across 180 degrees: without bounds it asks for tiles that answer 204.
  return west < east ? { bounds: [west, south, east, north] } : {};
}

/** Names of sources and style layers, from the scene layer they show. */
export const sourceName = (kind: string, id: string, tileset = 0): string =>
  tileset === 0 ? `${kind}:${id}` : `${kind}:${id}:${tileset}`;
