import type { Feature } from "geojson";
import GeoJSONVT, { type RawFeature } from "geojson-vt";
import { encodeMvt } from "./encodeMvt.ts";
import { thin } from "./thin.ts";

export interface CutLayer {
  readonly sourceLayer: string;
  readonly features: readonly Feature[];
  readonly minZoom: number;
  readonly maxZoom: number;
}

/**
 * Cuts layers into vector tiles, parents before children. At the deepest zoom every feature is in its
 * tiles whatever its size. Above it, geometry is simplified by 3/4096 of a tile, lines and polygons smaller
 * than that get a stand-in a pixel wide (or are left out), and crowded tiles are thinned to
 * {@link overviewFeatureLimit}.
 */
export function cutVectorTiles(
  layers: readonly CutLayer[],
  range: { readonly minZoom: number; readonly maxZoom: number },
  emit: (z: number, x: number, y: number, mvt: Uint8Array) => void,
): void {
  const options = {
    maxZoom: range.maxZoom,
    indexMaxZoom: 0,
    indexMaxPoints: 0,
    extent: 4096,
    buffer: 64,
    tolerance: 3,
  };
  const cutters = layers.map((layer) => {
    const index = new GeoJSONVT({ type: "FeatureCollection", features: [...layer.features] }, options);
    return { ...layer, index };
  });
  const visit = (z: number, x: number, y: number) => {
    const tile = new Map<string, readonly RawFeature[]>();
    let deeper = false;
    for (const { index, sourceLayer, minZoom, maxZoom } of cutters) {
      const features = index.getTileRaw(z, x, y)?.features;
      if (features === undefined) continue;
      deeper = true;
      if (z < minZoom || z > maxZoom) continue;
      // Several layers may go to one of the tiles', each from a zoom of its own.
      const before = tile.get(sourceLayer) ?? [];
      tile.set(sourceLayer, [...before, ...(z === range.maxZoom ? features : thin(features, idOf))]);
    }
    if (z >= range.minZoom) {
      const mvt = encodeMvt(tile);
      if (mvt.byteLength > 0) emit(z, x, y, mvt);
    }
    if (!deeper || z === range.maxZoom) return;
    for (const child of [0, 1, 2, 3]) visit(z + 1, 2 * x + (child & 1), 2 * y + (child >> 1));
  };
  visit(0, 0, 0);
}

const idOf = (feature: RawFeature, position: number) =>
  typeof feature.id === "number" ? feature.id : position;
