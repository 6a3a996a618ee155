import { cellAt, type Grid, sampleAt } from "../ground/grid.ts";
import type { DistrictLine, DistrictPoint } from "../network/lines.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { bankMetres } from "../terrain/trunk.ts";
import { overbankRiseMetres } from "./riverFlow.ts";

/** The banks that keep the river off the town. */
export interface Stopbanks {
  readonly lines: readonly { readonly name: string; readonly line: DistrictLine }[];
  /** Crest heights in metres by cell of the terrain's grid; without gaps for eight-way flow. */
  readonly crestAt: ReadonlyMap<number, number>;
}

const offsetMetres = 150;
const freeboardMetres = 0.35;
const designReturnPeriod = 100;

/**
 * A bank on the town side of the river, built for the 1 in 100 year flood of today with some freeboard, tied
 * into the old terrace upstream and into the dunes downstream.
 */
export function raiseStopbanks(terrain: Terrain): Stopbanks {
  const { points, toMouthMetres } = terrain.trunk;
  const river: DistrictPoint[] = [];
  points.forEach(([x, y], i) => {
    const toMouth = toMouthMetres[i]!;
    if (toMouth < 2950 || toMouth > 6600) return;
    const a = points[i - 3]!;
    const b = points[i + 3]!;
    const run = Math.hypot(b[0] - a[0], b[1] - a[1]);
    river.push([x + ((b[1] - a[1]) / run) * offsetMetres, y - ((b[0] - a[0]) / run) * offsetMetres]);
  });
  const main = clearOfBends(river, points);
  const head = main[0]!;
  const line = [...upHill(terrain, head, [-0.25, -1]).reverse(), ...main, ...alongLagoon];
  const crestAt = new Map<number, number>();
  paint(terrain, line, crestAt);
  return { lines: [{ name: "Awatōrea north bank", line }], crestAt };
}

/** Drops points that swing too near another bend of the river. */
const clearOfBends = (line: readonly DistrictPoint[], river: readonly DistrictPoint[]) =>
  line.filter(([x, y]) => river.every(([rx, ry]) => Math.hypot(rx - x, ry - y) > offsetMetres * 0.9));

/** From the river's last bend along the lagoon's north shore into the dunes. */
const alongLagoon: readonly DistrictPoint[] = [
  [18_150, 12_020],
  [18_600, 12_080],
  [19_150, 12_070],
  [19_440, 12_020],
  [19_640, 11_960],
];

/** Goes straight on until the ground itself stands above a great flood. */
function upHill(terrain: Terrain, from: DistrictPoint, [dx, dy]: DistrictPoint): DistrictPoint[] {
  const points: DistrictPoint[] = [];
  for (let metres = 40; metres < 2600; metres += 40) {
    const point: DistrictPoint = [from[0] + dx * metres, from[1] + dy * metres];
    points.push(point);
    if (sampleAt(terrain.heights, point[0], point[1]) > crestMetres(terrain, point[0], point[1], 500)) break;
  }
  return points;
}

function paint(terrain: Terrain, line: DistrictLine, crestAt: Map<number, number>) {
  const { heights } = terrain;
  const crest = (x: number, y: number) =>
    Math.max(sampleAt(heights, x, y) + 0.8, crestMetres(terrain, x, y, designReturnPeriod));
  const mark = (grid: Grid, x: number, y: number) => {
    const cell = cellAt(grid, x, y);
    // One cell beside it too, so that no diagonal step slips through.
    for (const each of [cell, cell + 1]) crestAt.set(each, Math.max(crestAt.get(each) ?? 0, crest(x, y)));
  };
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 8);
    for (let step = 0; step <= steps; step++)
      mark(heights, a[0] + ((b[0] - a[0]) * step) / steps, a[1] + ((b[1] - a[1]) * step) / steps);
  }
}

/** What a bank at a place needs to hold a flood of the nearest reach. */
function crestMetres({ trunk }: Terrain, x: number, y: number, returnPeriodYears: number): number {
  const toMouth = trunk.toMouthMetres[trunk.nearest(x, y).index]!;
  return bankMetres(toMouth) + overbankRiseMetres(returnPeriodYears, 1) + freeboardMetres;
}
