import type { Layers, Tileset } from "@stopbank/contract/layers";
import type { GeometryKind, Hazard, Scenario, TileFile } from "@stopbank/dataset/manifest";
import { worldAttribution, worldTiles } from "@stopbank/world-ground/about";
import { tileName } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";

const typeOfGeometry: Readonly<Record<GeometryKind, Tileset["type"]>> = {
  point: "point",
  line: "line",
  polygon: "vector",
};

/** The same address on the browser's side of the BFF. It names the version, so what it answers never changes. */
const tilesBase = ({ client, version }: ServedDataset) => `/api/tiles/${client}/${version}`;

const fromFile = (file: TileFile) => ({
  minZoom: file.minZoom,
  maxZoom: file.maxZoom,
  bounds: [...file.bounds],
});

export const vectorTileset = (
  dataset: ServedDataset,
  file: TileFile,
  geometry: GeometryKind,
  sourceLayer = file.sourceLayers[0],
): Tileset => ({
  id: tileName(file),
  type: typeOfGeometry[geometry],
  url: `${tilesBase(dataset)}/vector/${tileName(file)}/{z}/{x}/{y}.mvt`,
  ...(sourceLayer === undefined ? {} : { sourceLayer }),
  ...fromFile(file),
});

/** Land, borders and towns of the world: every client's. */
export const worldTileset: NonNullable<Layers["basemap"]["world"]> = {
  id: "world",
  type: "vector",
  url: `/api/tiles/world/${worldTiles.version}/{z}/{x}/{y}.mvt`,
  minZoom: worldTiles.minZoom,
  maxZoom: worldTiles.maxZoom,
  bounds: worldTiles.bounds,
  attribution: worldAttribution,
};

export const imageTileset = (
  dataset: ServedDataset,
  file: TileFile,
  type: "raster" | "terrain",
): Tileset => ({
  id: tileName(file),
  type,
  url: `${tilesBase(dataset)}/image/${tileName(file)}/{z}/{x}/{y}.png`,
  tileSize: 256,
  ...fromFile(file),
});

/** A scenario's raster drawn by its legend, and its mapped polygons. */
export function scenarioTilesets(dataset: ServedDataset, { raster, vector, tag }: Scenario): Tileset[] {
  const tilesets: Tileset[] = [];
  if (raster !== undefined)
    tilesets.push({
      id: tag,
      type: "raster",
      url: `${tilesBase(dataset)}/hazard/${tag}/{z}/{x}/{y}.png`,
      minZoom: 0,
      maxZoom: nativeZoom(raster),
      bounds: [...raster.bounds],
      tileSize: 256,
    });
  if (vector !== undefined) tilesets.push(vectorTileset(dataset, vector, "polygon", "hazard"));
  return tilesets;
}

/** The zoom at which a pixel is no larger than a cell: beyond it the map enlarges tiles by itself. */
function nativeZoom({
  width,
  bounds: [west, , east],
}: NonNullable<Hazard["scenarios"][number]["raster"]>): number {
  const span = east > west ? east - west : east + 360 - west;
  return Math.min(18, Math.max(0, Math.ceil(Math.log2((360 * width) / (span * 256)))));
}
