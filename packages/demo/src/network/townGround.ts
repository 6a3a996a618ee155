import { cellAt, type Grid, gridOf, neighbourSteps, sampleAt } from "../ground/grid.ts";
import { minHeap } from "../ground/heap.ts";
import { fractalNoise } from "../ground/noise.ts";
import type { Stopbanks } from "../hazards/stopbanks.ts";
import { riverWidthMetres } from "../terrain/channels.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { between, districtMetresBetween } from "./lines.ts";
import { type Settlement, settlements } from "./settlements.ts";

const cellMetres = 50;

/** Which settlement's ground each 50 m cell is: 0 for none, else its position in `settlements` plus 1. */
export function growSettlements(terrain: Terrain, stopbanks: Stopbanks, seed: number): Grid {
  const fashion = fractalNoise(seed + 51, 2);
  const towns = gridOf(cellMetres, () => 0);
  const burden = gridOf(
    cellMetres,
    (x, y) => buildingBurden(terrain, x, y) * (1 + 0.7 * fashion(x / 700, y / 700)),
  );
  // Streets keep clear of the stopbank and of the river side of it.
  for (const { line } of stopbanks.lines)
    for (let i = 1; i < line.length; i++) {
      const steps = Math.ceil(districtMetresBetween(line[i - 1]!, line[i]!) / 20);
      for (let step = 0; step <= steps; step++) {
        const [x, y] = between(line[i - 1]!, line[i]!, step / steps);
        for (const dx of [-45, 0, 45])
          for (const dy of [-45, 0, 45])
            burden.data[cellAt(burden, x + dx, y + dy)] = Number.POSITIVE_INFINITY;
      }
    }
  settlements.forEach((settlement, index) => {
    grow(settlement, index + 1, towns, burden);
  });
  return towns;
}

/** How unwelcome a place is for streets: 1 on firm level ground, infinite where none are built. */
function buildingBurden(terrain: Terrain, x: number, y: number): number {
  const height = sampleAt(terrain.heights, x, y);
  const slope = sampleAt(terrain.slope, x, y);
  const river = terrain.trunk.nearest(x, y);
  const clearOfRiver = riverWidthMetres(terrain.trunk.toMouthMetres[river.index]!) / 2 + 55;
  if (height < 1.7 || slope > 0.4 || terrain.isSea[cellAt(terrain.heights, x, y)] === 1)
    return Number.POSITIVE_INFINITY;
  if (river.metres < clearOfRiver) return 14;
  return 1 + (slope / 0.15) ** 2 + (height < 2.3 ? 1.2 : 0);
}

/** Adds the cheapest cells outwards from the centre until the settlement has its area. */
function grow(settlement: Settlement, mark: number, towns: Grid, burden: Grid) {
  const { width, data } = towns;
  const { step, cells } = neighbourSteps(width);
  const heap = minHeap();
  const cost = new Float64Array(data.length).fill(Number.POSITIVE_INFINITY);
  const start = cellAt(towns, settlement.centre[0], settlement.centre[1]);
  cost[start] = 0;
  heap.push(0, start);
  let left = settlement.areaSquareMetres / cellMetres ** 2;
  for (let cell = heap.pop(); cell >= 0 && left > 0; cell = heap.pop()) {
    if (heap.poppedKey() > cost[cell]!) continue;
    if (data[cell] === 0 && burden.data[cell]! < 10) {
      data[cell] = mark;
      left--;
    }
    step.forEach((offset, side) => {
      const next = cell + offset;
      const reached = cost[cell]! + burden.data[next]! * cells[side]!;
      if (reached >= cost[next]!) return;
      cost[next] = reached;
      heap.push(reached, next);
    });
  }
}
