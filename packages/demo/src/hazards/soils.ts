import { cellAt, type Grid, gridOf, sampleAt } from "../ground/grid.ts";
import { type Terrain, terrainCellMetres } from "../terrain/terrain.ts";

/** 0 rock, 1 stiff (hill slopes, old terrace), 2 gravel plain, 3 sand and silt, 4 estuary mud and fill. */
export type SoilClass = 0 | 1 | 2 | 3 | 4;

/** Soils by landform: youngest and softest by the river, the lagoon and the shore. */
export function mapSoils(terrain: Terrain): Grid {
  const { heights, slope, plain, trunk, island } = terrain;
  return gridOf(terrainCellMetres, (x, y): SoilClass => {
    const height = heights.data[cellAt(heights, x, y)]!;
    const steep = sampleAt(slope, x, y);
    if (steep > 0.22) return 0;
    const river = trunk.nearest(x, y).metres;
    const inside = island.insideKm(x, y) * 1000;
    if (height < 2.1 && inside > 150) return 4;
    if (height < 3.3 && (river < 1600 || inside < 900)) return 3;
    if (plain.share(x, y) > 0.5) return river < 900 ? 3 : 2;
    return height < 14 && steep < 0.05 ? 2 : steep < 0.12 ? 1 : 0;
  });
}

/** A value by soil, eased over a neighbourhood of 75 m so that maps show no steps of single cells. */
export function softness(
  soils: Grid,
  x: number,
  y: number,
  byClass: Readonly<Record<SoilClass, number>>,
): number {
  let sum = 0;
  for (const dy of [-75, 0, 75])
    for (const dx of [-75, 0, 75]) sum += byClass[soils.data[cellAt(soils, x + dx, y + dy)] as SoilClass];
  return sum / 9;
}
