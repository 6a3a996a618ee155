import type { Basemap } from "@stopbank/dataset/manifest";
import type { RasterGrid } from "@stopbank/dataset/raster";
import type { DatasetWriter } from "@stopbank/dataset/write";
import { rasterFacts } from "@stopbank/geo-read/raster-facts";
import { warpedGrid } from "@stopbank/geo-read/warped-grid";
import type { ElevationEntry } from "../../description/basemap.ts";
import { rasterInput } from "../../description/describedInputs.ts";
import { unitedBox } from "../boxes.ts";
import { runOut } from "./runOut.ts";
import { type Heights, terrainTile, terrainZooms } from "./terrainTiles.ts";

/** How far hills run out beyond the data. */
const runOutMetres = 1000;

/**
 * Adds heights as tiles, several files as one: where they overlap, the first that knows a height says it.
 *
 * @param writer absent to check without writing.
 * @throws DomainError as `rasterFacts` and `warpedGrid`.
 */
export async function addElevation(
  writer: DatasetWriter | undefined,
  folder: string,
  entries: readonly ElevationEntry[],
): Promise<Basemap["terrain"]> {
  const known: RasterGrid[] = [];
  for (const entry of entries) {
    const facts = await rasterFacts(rasterInput(folder, "Basemap elevation", entry));
    known.push(await warpedGrid(facts, { resampling: "bilinear" }));
  }
  if (writer === undefined) return undefined;
  const heights: Heights = { known, beyond: known.map((grid) => runOut(grid, runOutMetres)) };
  const zooms = known.map(terrainZooms);
  const options = {
    minZoom: Math.min(...zooms.map(({ minZoom }) => minZoom)),
    maxZoom: Math.max(...zooms.map(({ maxZoom }) => maxZoom)),
    bounds: unitedBox(heights.beyond.map(({ bounds }) => bounds)),
  };
  const tiles = await writer.addRasterTiles("terrain", options, (z, x, y) => terrainTile(heights, z, x, y));
  return { ...tiles, encoding: "mapbox" };
}
