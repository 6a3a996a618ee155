import { type Grid, gridOf, sampleAt, slopeOf, smoothSampleAt } from "../ground/grid.ts";
import { fractalNoise } from "../ground/noise.ts";
import { smoothstep } from "../ground/smoothstep.ts";
import { carveChannels } from "./channels.ts";
import { accumulate, type Drainage, drain } from "./drainage.ts";
import { drawIsland, type Island } from "./island.ts";
import { layPlain, type Plain } from "./plain.ts";
import { seaMask } from "./seaMask.ts";
import { drawTrunk, type Trunk } from "./trunk.ts";
import { raiseUplands } from "./uplands.ts";
import { widenValleys } from "./valleys.ts";

export const terrainCellMetres = 25;

/** The ground of the district and how water runs off it. Heights are metres above mean sea level. */
export interface Terrain {
  readonly heights: Grid;
  readonly slope: Grid;
  /** 1 where open water is joined to the open sea: sea, harbour, estuary and the tidal river. */
  readonly isSea: Uint8Array;
  readonly drainage: Drainage;
  /** Square metres draining through each cell. */
  readonly area: Float32Array;
  readonly island: Island;
  readonly plain: Plain;
  readonly trunk: Trunk;
}

/** Models the ground from a seed; the same seed gives the same ground to the last bit. */
export function modelTerrain(seed: number): Terrain {
  const island = remembered(drawIsland(seed));
  const trunk = drawTrunk(seed);
  const plain = layPlain(seed, trunk);
  const uplands = widenValleys(raiseUplands(seed, island, plain));
  const heights = layGround(seed, island, plain, uplands);
  carveChannels(heights, trunk);
  const isSea = seaMask(heights);
  const drainage = drain(heights, isSea);
  const area = accumulate(drainage, terrainCellMetres);
  return { heights, slope: slopeOf(heights), isSea, drainage, area, island, plain, trunk };
}

/** The island with its shore worked out once, on the fine grid, for the many who ask. */
function remembered(island: Island): Island {
  const inside = gridOf(terrainCellMetres, island.insideKm);
  return { ...island, insideKm: (x, y) => sampleAt(inside, x, y) };
}

/** Joins hills, plain, shore and sea bed on the fine grid. */
function layGround(seed: number, island: Island, plain: Plain, uplands: Grid): Grid {
  const grain = fractalNoise(seed + 41, 4);
  const mud = fractalNoise(seed + 42, 3);
  return gridOf(terrainCellMetres, (x, y) => {
    const inside = island.insideKm(x, y) * 1000;
    if (inside <= 0) return seaBed(inside, island.ruggedness(x, y));
    const hills = smoothSampleAt(uplands, x, y);
    const onPlain = plain.share(x, y);
    const rolling = hills + grain(x / 260, y / 260) * Math.min(9, hills * 0.045);
    let ground = Math.max(1.4, rolling);
    if (onPlain > 0) ground = ground * (1 - onPlain) + Math.min(ground + 4, plain.surface(x, y)) * onPlain;
    ground = shoreProfile(inside, ground, island.ruggedness(x, y));
    return lagoon(x, y, inside, ground, mud);
  });
}

const seaBed = (insideMetres: number, rugged: number) => {
  const away = -insideMetres;
  return -0.02 - Math.min(38, away * (0.012 + 0.02 * rugged) + 0.4 * smoothstep(0, 60, away));
};

/** Behind a beach a dune of about 4 m and a low swale; on rocky shores the ground just climbs from the sea. */
function shoreProfile(inside: number, ground: number, rugged: number): number {
  const rocky = ground * smoothstep(-15, 110, inside);
  if (rugged > 0.5 || inside > 420) return rugged > 0.5 ? rocky : ground;
  const foreshore = 2.1 * smoothstep(0, 45, inside);
  const dune = 2.6 * Math.exp(-(((inside - 115) / 48) ** 2));
  const back = smoothstep(90, 420, inside);
  const sandy = foreshore * (1 - back) + Math.max(1.2, ground) * back + dune;
  const mix = smoothstep(0.2, 0.5, rugged);
  return sandy * (1 - mix) + rocky * mix;
}

/** The estuary behind the spit at the river's mouth: tidal flats and a shallow basin. */
function lagoon(
  x: number,
  y: number,
  inside: number,
  ground: number,
  mud: (x: number, y: number) => number,
): number {
  const shape =
    1 -
    Math.hypot((x - 18_750) / 1500, (y - 13_150) / 900) +
    0.42 * mud(x / 850, y / 850) -
    smoothstep(420, 240, inside);
  if (shape < -0.25) return ground;
  const bed = 0.55 - 3.4 * shape + 0.2 * mud(x / 180, y / 180);
  return Math.max(-1.8, Math.min(ground, Math.max(bed, ground - 8 * (shape + 0.25))));
}
