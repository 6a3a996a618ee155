import type { Feature } from "geojson";
import GeoJSONVT, { type RawFeature } from "geojson-vt";
import { encodeMvt } from "./encodeMvt.ts";
import { middleOf, standIn } from "./standIn.ts";

export interface CutLayer {
  readonly sourceLayer: string;
  readonly features: readonly Feature[];
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Shows lines and polygons too small for a zoom as a dash or square of about one pixel. */
  readonly standIns?: boolean;
}

/**
 * How many features of one layer a tile below the deepest zoom carries. Beyond it the tile is thinned:
 * features with the lowest stable rank of their id stay, so what shows at one zoom also shows at the next.
 * The deepest zoom is never thinned.
 */
export const overviewFeatureLimit = 20_000;

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
  const cutters = layers.map((layer) => ({ ...layer, cut: layerCutter(layer, range.maxZoom) }));
  const visit = (z: number, x: number, y: number) => {
    const tile = new Map<string, readonly RawFeature[]>();
    let deeper = false;
    for (const { cut, sourceLayer, minZoom, maxZoom } of cutters) {
      const features = cut(z, x, y);
      if (features === undefined) continue;
      deeper = true;
      if (z < minZoom || z > maxZoom) continue;
      tile.set(sourceLayer, z === range.maxZoom ? features : thin(features));
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

type Cutter = (z: number, x: number, y: number) => readonly RawFeature[] | undefined;

/** Answers a tile's features; undefined when nothing of the layer lies there. */
function layerCutter(layer: CutLayer, maxZoom: number): Cutter {
  const options = { maxZoom, indexMaxZoom: 0, indexMaxPoints: 0, extent: 4096, buffer: 64, tolerance: 3 };
  const index = (features: readonly Feature[]) =>
    new GeoJSONVT({ type: "FeatureCollection", features: [...features] }, options);
  const shapes = index(layer.features);
  if (!layer.standIns) return (z, x, y) => shapes.getTileRaw(z, x, y)?.features;
  const middles = index(layer.features.map(middleOf));
  const lines = layer.features.some(({ geometry }) => geometry.type.endsWith("LineString"));
  return (z, x, y) => {
    const found = shapes.getTileRaw(z, x, y)?.features;
    if (found === undefined || z === maxZoom) return found;
    const shown = new Set(found.map((feature) => feature.id));
    const tiny = (middles.getTileRaw(z, x, y)?.features ?? []).filter((feature) => !shown.has(feature.id));
    return [...found, ...tiny.map((feature) => standIn(feature, lines))];
  };
}

function thin(features: readonly RawFeature[]): readonly RawFeature[] {
  if (features.length <= overviewFeatureLimit) return features;
  const ranks = features.map((feature, i) => rank(typeof feature.id === "number" ? feature.id : i));
  const limit = Uint32Array.from(ranks).sort()[overviewFeatureLimit]!;
  return features.filter((_, i) => ranks[i]! < limit);
}

/** A number that looks random and depends on the id alone (Murmur3's finaliser). */
function rank(id: number): number {
  let h = id | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
