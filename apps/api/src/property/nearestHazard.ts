import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { NearestHazard } from "@stopbank/contract/property";
import type { Scenario, TileFile } from "@stopbank/dataset/manifest";
import { landRings, latitudeOfTileRow } from "@stopbank/dataset/raster";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { nearestCell } from "@stopbank/risk-engine/nearest-cell";
import { ringEdges, toRings } from "@stopbank/risk-engine/nearest-rings";
import { type Outline, outlineOf } from "@stopbank/risk-engine/outline";
import { createSearchSteps, mostSearchSteps } from "@stopbank/risk-engine/search-steps";
import type { HazardScenario } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import type { ServedLayer } from "../data/servedLayer.ts";
import { partByPart, type Turn } from "../work/inTurns.ts";
import { tilesAround } from "./tilesAround.ts";

const unpack = promisify(gunzip);

/** How far around a property a hazard is looked for. */
const searchedMetres = 2_000;

/** Steps of all the hazards of one answer, some half a second of work: those of ten that take all they may. */
const mostStepsARequest = 10 * mostSearchSteps;

/** How much may be looked at for each of so many hazards of one answer: of very many, less around the property. */
export const stepsEach = (hazards: number): number =>
  Math.min(mostSearchSteps, Math.floor(mostStepsARequest / Math.max(1, hazards)));

/**
 * How far it is from a property to where a hazard's event reaches: to the nearest cell of its raster that has at least the least
 * intensity by which any property is exposed, or, of a hazard that is drawn as areas, to their nearest outline. Null where the
 * dataset has neither. Of an element too large to look at all of it, less is searched.
 *
 * @param mostSteps see {@link stepsEach}.
 * @throws DomainError `dataset/corrupt-file`.
 */
export async function nearestHazard(
  dataset: ServedDataset,
  layer: ServedLayer,
  row: number,
  { hazard, scenario }: HazardScenario,
  turn: Turn,
  mostSteps: number = mostSearchSteps,
): Promise<NearestHazard | null> {
  const outline = outlineOf(layer.table.geometry, row);
  if (outline === undefined) return null;
  if (scenario.raster !== undefined) {
    const grid = await dataset.data.raster(hazard.hazardId, scenario.tag);
    const least = await leastExposing(dataset, layer.table.description.type, hazard.hazardId, scenario);
    const isHazard = (value: number) => value !== grid.noData && value >= least;
    const search = nearestCell(outline, grid, isHazard, searchedMetres, createSearchSteps(mostSteps));
    const { metres, searchedMetres: searched } = await partByPart(turn, search);
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
  return nearestOutline(dataset, outline, scenario.vector, turn, mostSteps);
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
  turn: Turn,
  mostSteps: number,
): Promise<NearestHazard> {
  const { reachMetres, tiles } = tilesAround(outline, z, searchedMetres);
  const steps = createSearchSteps(mostSteps);
  let best = Number.POSITIVE_INFINITY;
  for (const { x, y, metres: least } of tiles) {
    if (best <= least) break;
    await turn();
    const tile = await dataset.data.tile(file, z, x, y);
    if (tile === undefined) continue;
    const bytes = tile.encoding === "gzip" ? await unpack(tile.bytes) : tile.bytes;
    // To read a byte of a tile takes as long as a step.
    steps.take(bytes.byteLength);
    for (const name of sourceLayers) {
      await turn();
      const rings = landRings(bytes, name, { z, x, y }).map((ring) => inDegrees(ring));
      best = Math.min(best, await partByPart(turn, toRings(outline, ringEdges(outline, rings), steps)));
    }
    // What is nearer than this tile is known; something in it may be nearer than what was found.
    if (steps.isSpent()) return answer(least);
  }
  return answer(reachMetres);

  function answer(searched: number): NearestHazard {
    return { metres: best <= searched ? best : null, searched_metres: searched, resolution_metres: null };
  }
}

const inDegrees = (ring: Float64Array): Float64Array =>
  ring.map((value, i) => (i % 2 === 0 ? value * 360 - 180 : latitudeOfTileRow(value, 0)));
