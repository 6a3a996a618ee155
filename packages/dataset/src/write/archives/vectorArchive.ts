import type { Feature } from "geojson";
import type { Bounds, TileFile } from "../../manifest/manifest.ts";
import { cutVectorTiles } from "../../tiles/cutVectorTiles.ts";
import { featureBounds } from "../../tiles/featureBounds.ts";
import { PmtilesWriter } from "../../tiles/PmtilesWriter.ts";
import { type DatasetDraft, draftPath } from "../draft/draft.ts";
import { badInput } from "../input/badInput.ts";
import type { TileRange, VectorTileLayer } from "../input/DatasetWriter.ts";

export const defaultTileRange: TileRange = { minZoom: 0, maxZoom: 14 };

/** Cuts `layers` into `tiles/<name>.pmtiles` of the draft. */
export function writeVectorArchive(
  draft: DatasetDraft,
  name: string,
  layers: readonly VectorTileLayer[],
  range: TileRange = defaultTileRange,
): TileFile {
  const { minZoom, maxZoom } = checkRange(range, name);
  const bounds: Bounds = featureBounds(layers.flatMap((layer): readonly Feature[] => layer.features));
  const file = tileFileName(name);
  const bySourceLayer = Map.groupBy(layers, (layer) => layer.sourceLayer);
  const vectorLayers = Array.from(bySourceLayer, ([id, parts]) => ({
    id,
    fields: fieldsOf(parts.flatMap((part): readonly Feature[] => part.features)),
    minzoom: Math.min(...parts.map((part) => part.minZoom ?? minZoom)),
    maxzoom: Math.max(...parts.map((part) => part.maxZoom ?? maxZoom)),
  }));
  const archive = new PmtilesWriter(draftPath(draft, file), {
    kind: "vector",
    minZoom,
    maxZoom,
    bounds,
    metadata: { name, vector_layers: vectorLayers },
  });
  const cut = layers.map((layer) => ({ minZoom, maxZoom, ...layer }));
  cutVectorTiles(cut, { minZoom, maxZoom }, (z, x, y, mvt) => archive.add(z, x, y, mvt));
  archive.close();
  return { file, kind: "vector", minZoom, maxZoom, bounds, sourceLayers: [...bySourceLayer.keys()] };
}

/** Of PMTiles that maps ask for: a pixel is 4 cm there. */
const deepestZoom = 22;

export const tileFileName = (name: string) => `tiles/${name}.pmtiles`;

export function checkRange(range: TileRange, name: string): TileRange {
  const { minZoom, maxZoom } = range;
  if (
    Number.isInteger(minZoom) &&
    Number.isInteger(maxZoom) &&
    0 <= minZoom &&
    minZoom <= maxZoom &&
    maxZoom <= deepestZoom
  )
    return range;
  throw badInput(`The zooms of ${name} must be whole numbers from 0 to ${deepestZoom}, the least first.`, {
    ...range,
  });
}

function fieldsOf(features: readonly Feature[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const feature of features)
    for (const [key, value] of Object.entries(feature.properties ?? {}))
      fields[key] ??=
        typeof value === "number" ? "Number" : typeof value === "boolean" ? "Boolean" : "String";
  return fields;
}
