import type { District } from "../district.ts";
import { cellAt, type Grid, gridOf, sampleAt } from "../ground/grid.ts";
import { fractalNoise } from "../ground/noise.ts";

/** What covers the ground; the position in this list is the code in the grid. */
export const landcovers = [
  "sea",
  "pasture",
  "forest",
  "pine",
  "scrub",
  "sand",
  "wetland",
  "rock",
  "urban",
] as const;
export type Landcover = (typeof landcovers)[number];
export const landcoverCode = (cover: Landcover) => landcovers.indexOf(cover);

/** Cover of each 25 m cell, from height, steepness, shore and settlements. */
export function mapLandcover({ terrain, settlementAt }: District, seed: number): Grid {
  const patches = fractalNoise(seed + 201, 3);
  const stands = fractalNoise(seed + 202, 2);
  return gridOf(25, (x, y) => landcoverCode(coverAt(x, y)));

  function coverAt(x: number, y: number): Landcover {
    const cell = cellAt(terrain.heights, x, y);
    const height = terrain.heights.data[cell]!;
    if (terrain.isSea[cell] === 1) return "sea";
    const inside = terrain.island.insideKm(x, y) * 1000;
    const sandy = terrain.island.ruggedness(x, y) < 0.45;
    if (inside < 75 && inside > 0 && sandy) return "sand";
    if (height < 1.25) return "wetland";
    if (settlementAt([x, y]) !== undefined) return "urban";
    const slope = sampleAt(terrain.slope, x, y);
    const patch = patches(x / 900, y / 900);
    if (slope > 0.75) return "rock";
    if (inside < 190 && sandy) return "scrub";
    const wild = slope * 2.1 + height / 420 + 0.4 * patch;
    if (wild > 0.95) return "forest";
    if (wild > 0.42 && stands(x / 1500, y / 1500) > 0.22) return "pine";
    return wild > 0.72 ? "scrub" : "pasture";
  }
}
