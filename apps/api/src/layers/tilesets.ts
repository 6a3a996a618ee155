import type { Layers, Tileset } from "@stopbank/contract/layers";
import type { GeometryKind, Hazard, RasterFile, Scenario, TileFile } from "@stopbank/dataset/manifest";
import { contourLayer, contourLevels } from "@stopbank/dataset/tiles";
import { worldAttribution, worldTiles } from "@stopbank/world-ground/about";
import { tileName } from "../data/directory.ts";
import { nativeZoom } from "../data/nativeZoom.ts";
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
  url: `${tilesBase(dataset)}/image/${tileName(file)}/{z}/{x}/{y}.${file.format ?? "png"}`,
  tileSize: 256,
  ...fromFile(file),
});

/** A scenario's raster drawn by its legend, with its contours, and its mapped polygons. */
export function scenarioTilesets(
  dataset: ServedDataset,
  { legend }: Pick<Hazard, "legend">,
  { raster, vector, tag }: Scenario,
): Tileset[] {
  const tilesets: Tileset[] = [];
  if (raster !== undefined)
    tilesets.push({
      id: tag,
      type: "raster",
      url: `${tilesBase(dataset)}/hazard/${tag}/{z}/{x}/{y}.png?drawing=${drawing}`,
      minZoom: 0,
      maxZoom: deepestZoom(raster),
      bounds: [...raster.bounds],
      tileSize: 256,
    });
  if (raster !== undefined && contourLevels(legend).length > 0)
    tilesets.push({
      id: `${tag}-${contourLayer}`,
      type: "line",
      url: `${tilesBase(dataset)}/contours/${tag}/{z}/{x}/{y}.mvt?drawing=${drawing}`,
      sourceLayer: contourLayer,
      minZoom: nativeZoom(raster),
      maxZoom: Math.min(18, nativeZoom(raster) + 2),
      bounds: [...raster.bounds],
    });
  if (vector !== undefined) tilesets.push(vectorTileset(dataset, vector, "polygon", "hazard"));
  return tilesets;
}

/**
 * How hazards are drawn, as part of their address: browsers keep tiles for a year, and must not show old ones beside new.
 * Raise it with every change of `renderHazardTile` that is to be seen.
 */
const drawing = 2;

/** Zooms beyond the cells' own in which outlines are drawn anew, so that they stay sharp: the map enlarges tiles after these. */
const sharperZooms = 4;

const deepestZoom = (raster: RasterFile) => Math.min(18, nativeZoom(raster) + sharperZooms);
