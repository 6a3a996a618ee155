import type { Basemap } from "@stopbank/dataset/manifest";
import type { DatasetWriter } from "@stopbank/dataset/write";
import { rasterFacts } from "@stopbank/geo-read/raster-facts";
import { type FeatureTable, readLayer } from "@stopbank/geo-read/read-layer";
import { warpedGrid } from "@stopbank/geo-read/warped-grid";
import { layerInput, rasterInput } from "../description/describedInputs.ts";
import type { BasemapEntry } from "../description/description.ts";
import { layerFeatures } from "./layerFeatures.ts";
import { terrainTile, terrainZooms } from "./terrainTiles.ts";

/**
 * Adds the drawn land and the heights a description names.
 * @param writer absent to check without writing.
 * @returns what was read of the land.
 */
export async function addBasemap(
  writer: DatasetWriter | undefined,
  folder: string,
  { land, coverage, elevation }: BasemapEntry,
): Promise<FeatureTable | undefined> {
  const basemap: Basemap = {};
  let drawn: FeatureTable | undefined;
  if (land !== undefined) {
    const table = await readLayer(layerInput(folder, "Basemap land", land), { columns: [], kind: "polygon" });
    drawn = table;
    const layers = [{ sourceLayer: "land", features: layerFeatures(table, []) }];
    const tiles = await writer?.addVectorTiles("basemap", layers, { minZoom: 5, maxZoom: 14 });
    if (tiles !== undefined)
      basemap.vector = { ...tiles, ...(coverage === undefined ? {} : { coverage: [coverage] }) };
  }
  if (elevation !== undefined) {
    const facts = await rasterFacts(rasterInput(folder, "Basemap elevation", elevation));
    const grid = await warpedGrid(facts, { resampling: "bilinear" });
    const options = { ...terrainZooms(grid), bounds: grid.bounds };
    const tiles = await writer?.addRasterTiles("terrain", options, (z, x, y) => terrainTile(grid, z, x, y));
    if (tiles !== undefined) basemap.terrain = { ...tiles, encoding: "mapbox" };
  }
  writer?.setBasemap(basemap);
  return drawn;
}
