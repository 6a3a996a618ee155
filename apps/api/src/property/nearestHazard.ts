import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { NearestHazard } from "@stopbank/contract/property";
import type { Scenario, TileFile } from "@stopbank/dataset/manifest";
import { landRings, latitudeOfTileRow, mercatorY } from "@stopbank/dataset/raster";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { nearestCell } from "@stopbank/risk-engine/nearest-cell";
import { ringEdges, toRings } from "@stopbank/risk-engine/nearest-rings";
import { type Outline, outlineOf } from "@stopbank/risk-engine/outline";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";

const unpack = promisify(gunzip);

/** How far around a property a hazard is looked for. */
const searchedMetres = 2_000;
/** Tiles of outlines read for one question. */
const mostTiles = 64;

/**
 * How far it is from a property to where a hazard's event reaches: to the nearest cell of its raster that has at least the least
 * intensity by which any property is exposed, or, of a hazard that is drawn as areas, to their nearest outline. Null where the
 * dataset has neither.
 *
 * @throws DomainError `dataset/corrupt-file`.
 */
export async function nearestHazard(
  dataset: ServedDataset,
  layer: ServedLayer,
  row: number,
  { hazard, scenario }: HazardScenario,
): Promise<NearestHazard | null> {
  const outline = outlineOf(layer.table.geometry, row);
  if (outline === undefined) return null;
  if (scenario.raster !== undefined) {
    const grid = await dataset.data.raster(hazard.hazardId, scenario.tag);
    const least = await leastExposing(dataset, layer.table.description.type, hazard.hazardId, scenario);
    const isHazard = (value: number) => value !== grid.noData && value >= least;
    const { metres, searchedMetres: searched } = nearestCell(outline, grid, isHazard, searchedMetres);
    const [west, south, east, north] = grid.bounds;
    const { metresPerDegreeEast, metresPerDegreeNorth } = outline.plane;
    const across = ((east - west) * metresPerDegreeEast) / grid.width;
    const down = ((north - south) * metresPerDegreeNorth) / grid.height;
    return {
      metres: metres ?? null,
      searched_metres: metres === undefined ? searched : searchedMetres,
      resolution_metres: Math.max(across, down),
    };
  }
  if (scenario.vector === undefined) return null;
  return nearestOutline(dataset, outline, scenario.vector);
}

/** The least intensity by which the scenario exposes any element of the layer; everything counts where that has none. */
const leastExposing = (dataset: ServedDataset, type: string, hazardId: string, { tag }: Scenario) =>
  dataset.keep(`least exposing ${type} ${tag}`, async () => {
    const { value, damageClass } = await dataset.data.exposure(type, hazardId, tag);
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < value.length; i++)
      if (damageClass[i] !== notAssessed && value[i]! < least) least = value[i]!;
    return { value: Number.isFinite(least) ? least : Number.NEGATIVE_INFINITY, bytes: 200 };
  });

async function nearestOutline(
  dataset: ServedDataset,
  outline: Outline,
  { file, sourceLayers, maxZoom: z }: TileFile,
): Promise<NearestHazard> {
  const world = 2 ** z;
  const { plane, box } = outline;
  const reach = reachOf(outline, world);
  const column = (metres: number) =>
    Math.floor(((plane.longitude + metres / plane.metresPerDegreeEast + 180) / 360) * world);
  const row = (metres: number) =>
    Math.floor(mercatorY(plane.latitude + metres / plane.metresPerDegreeNorth) * world);
  let best = Number.POSITIVE_INFINITY;
  for (let y = row(box[3] + reach); y <= row(box[1] - reach); y++)
    for (let x = column(box[0] - reach); x <= column(box[2] + reach); x++) {
      const tile = await dataset.data.tile(file, z, x, y);
      if (tile === undefined) continue;
      const bytes = tile.encoding === "gzip" ? await unpack(tile.bytes) : tile.bytes;
      for (const name of sourceLayers) {
        const rings = landRings(bytes, name, { z, x, y }).map((ring) => inDegrees(ring));
        best = Math.min(best, toRings(outline, ringEdges(outline, rings)));
      }
    }
  return { metres: best <= reach ? best : null, searched_metres: reach, resolution_metres: null };
}

/** As far as the tiles allow that are read at most. */
function reachOf({ plane, box }: Outline, world: number): number {
  const tileMetres = (360 / world) * plane.metresPerDegreeEast;
  const tilesAt = (reach: number) =>
    ((box[2] - box[0] + 2 * reach) / tileMetres + 2) * ((box[3] - box[1] + 2 * reach) / tileMetres + 2);
  let reach = searchedMetres;
  while (reach > 10 && tilesAt(reach) > mostTiles) reach /= 2;
  return reach;
}

const inDegrees = (ring: Float64Array): Float64Array =>
  ring.map((value, i) => (i % 2 === 0 ? value * 360 - 180 : latitudeOfTileRow(value, 0)));
