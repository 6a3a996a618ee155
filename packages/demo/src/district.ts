import { type Lot, layLots } from "./elements/lots.ts";
import { joinMains, type WaterNetwork } from "./elements/waterNetwork.ts";
import { cellAt, type Grid } from "./ground/grid.ts";
import { smoothstep } from "./ground/smoothstep.ts";
import { raiseStopbanks, type Stopbanks } from "./hazards/stopbanks.ts";
import { layCountryRoads } from "./network/countryRoads.ts";
import type { DistrictPoint } from "./network/lines.ts";
import { type RoadGraph, roadGraph } from "./network/roadGraph.ts";
import { settlements } from "./network/settlements.ts";
import { layStreets } from "./network/streets.ts";
import { growSettlements } from "./network/townGround.ts";
import { drawRegions, type Regions } from "./regions/regions.ts";
import { type Stream, traceStreams } from "./terrain/streams.ts";
import { modelTerrain, type Terrain } from "./terrain/terrain.ts";

/** The place as it stands before any event: ground, water, people and their networks. */
export interface District {
  readonly terrain: Terrain;
  readonly streams: readonly Stream[];
  readonly stopbanks: Stopbanks;
  readonly towns: Grid;
  readonly graph: RoadGraph;
  readonly lots: readonly Lot[];
  readonly water: WaterNetwork;
  readonly regions: Regions;
  /** Id of the settlement whose ground a place is on. */
  settlementAt(at: DistrictPoint): string | undefined;
  suburbAt(at: DistrictPoint): string;
  /** 0 in the oldest part of a settlement, 1 at its newest edge and in the country. */
  ageAt(at: DistrictPoint): number;
  /** True for stretches that carry water on towards a settlement. */
  isTrunkMain(edge: number): boolean;
}

/** Models Larkhaven from a seed. Takes about three seconds; the same seed gives the same district. */
export function modelDistrict(seed: number): District {
  const terrain = modelTerrain(seed);
  const stopbanks = raiseStopbanks(terrain);
  const towns = growSettlements(terrain, stopbanks, seed);
  const countryRoads = layCountryRoads(terrain);
  const graph = roadGraph([...countryRoads, ...layStreets(terrain, countryRoads, towns, seed)]);
  const lots = layLots(terrain, graph, towns, seed);
  const water = joinMains(graph);
  const regions = drawRegions(terrain);
  const settlementAt = ([x, y]: DistrictPoint) => settlements[towns.data[cellAt(towns, x, y)]! - 1]?.id;
  const trunkMains = mainsTowardsLots(water, lots);
  return {
    terrain,
    streams: traceStreams(terrain),
    stopbanks,
    towns,
    graph,
    lots,
    water,
    regions,
    settlementAt,
    suburbAt: regions.suburbAt,
    ageAt: ([x, y]) =>
      Math.min(
        ...settlements.map(({ centre, kind }) =>
          smoothstep(0, kind === "town" ? 1700 : 900, Math.hypot(x - centre[0], y - centre[1])),
        ),
      ),
    isTrunkMain: (edge) => trunkMains.has(edge),
  };
}

/** Every stretch that lies between a reservoir and a lot in a settlement. */
function mainsTowardsLots(water: WaterNetwork, lots: readonly Lot[]): Set<number> {
  const mains = new Set<number>();
  for (const lot of lots) {
    if (lot.settlement === undefined) continue;
    for (let edge = lot.edge; edge >= 0 && !mains.has(edge); edge = water.upstream[edge]!) mains.add(edge);
  }
  return mains;
}
