import type { Basemap, Bounds } from "@stopbank/dataset/manifest";
import type { DatasetWriter } from "@stopbank/dataset/write";
import { rasterFacts } from "@stopbank/geo-read/raster-facts";
import type { ReadTable } from "@stopbank/geo-read/read-layer";
import { warpedGrid } from "@stopbank/geo-read/warped-grid";
import type { Feature } from "geojson";
import type { BasemapEntry } from "../description/basemap.ts";
import { rasterInput } from "../description/describedInputs.ts";
import { readGround } from "./readGround.ts";
import type { DrawnRole } from "./roleFeatures.ts";
import { terrainTile, terrainZooms } from "./terrainTiles.ts";
import { vectorLayers } from "./vectorLayers.ts";

/**
 * Adds the drawn map and the heights a description names.
 * @param writer absent to check without writing.
 * @returns what was read of which file.
 */
export async function addBasemap(
  writer: DatasetWriter | undefined,
  folder: string,
  entry: BasemapEntry,
): Promise<ReadTable[]> {
  const basemap: Basemap = {};
  const read: ReadTable[] = [];
  const coverage: Bounds[] = [];
  const drawn: Partial<Record<DrawnRole, Feature[]>> = {};
  for await (const part of readGround(folder, entry)) {
    read.push(...part.read);
    coverage.push(...part.coverage);
    for (const [role, features] of Object.entries(part.features) as [DrawnRole, readonly Feature[]][])
      drawn[role] = (drawn[role] ?? []).concat(features);
  }
  const layers = vectorLayers(drawn);
  const range = { minZoom: 0, maxZoom: 14 };
  const vector = layers.length === 0 ? undefined : await writer?.addVectorTiles("basemap", layers, range);
  if (vector !== undefined) basemap.vector = { ...vector, ...(coverage.length === 0 ? {} : { coverage }) };
  writer?.addPlaces(drawn.places ?? []);
  if (entry.elevation !== undefined) {
    const facts = await rasterFacts(rasterInput(folder, "Basemap elevation", entry.elevation));
    const grid = await warpedGrid(facts, { resampling: "bilinear" });
    const options = { ...terrainZooms(grid), bounds: grid.bounds };
    const tiles = await writer?.addRasterTiles("terrain", options, (z, x, y) => terrainTile(grid, z, x, y));
    if (tiles !== undefined) basemap.terrain = { ...tiles, encoding: "mapbox" };
  }
  writer?.setBasemap(basemap);
  return read;
}
