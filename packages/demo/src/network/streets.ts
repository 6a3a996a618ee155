import { cellAt, type Grid, sampleAt } from "../ground/grid.ts";
import type { Terrain } from "../terrain/terrain.ts";
import type { Road } from "./countryRoads.ts";
import { type DistrictLine, type DistrictPoint, simplified } from "./lines.ts";
import { settlements } from "./settlements.ts";
import { drawnLines, evenlySpaced } from "./streamlines.ts";
import { streetField } from "./streetField.ts";
import { streetNames } from "./streetNames.ts";

/** Two lots and a street deep, and the usual length of a block, in metres. */
const blockDepthMetres = 86;
const blockLengthMetres = 195;

/** The streets of every settlement, bent to the ground, clear of water and steep slopes. */
export function layStreets(terrain: Terrain, roads: readonly Road[], towns: Grid, seed: number): Road[] {
  const field = streetField(terrain, roads);
  const along = drawnLines();
  const across = drawnLines();
  for (const road of roads) {
    const dense = densified(road.line);
    // A main road takes the place of the streets beside it; crossings stay free.
    along.add(dense);
  }
  const names = streetNames(seed);
  return settlements.flatMap((settlement, index) => {
    const mayBuild = ([x, y]: DistrictPoint) =>
      towns.data[cellAt(towns, x, y)] === index + 1 &&
      sampleAt(terrain.heights, x, y) > 1.6 &&
      sampleAt(terrain.slope, x, y) < 0.36;
    const seeds = groundFrom(settlement.centre, towns, index + 1);
    const streets = [
      ...evenlySpaced(field, 0, blockDepthMetres, mayBuild, along, seeds),
      ...evenlySpaced(field, Math.PI / 2, blockLengthMetres, mayBuild, across, seeds),
    ];
    return streets.map(
      (line): Road => ({
        line: simplified(line, 1.5),
        roadClass: "street",
        name: names(),
        settlement: settlement.id,
      }),
    );
  });
}

/** The middles of a settlement's cells, the main street's first. */
function groundFrom([x, y]: DistrictPoint, towns: Grid, mark: number): DistrictPoint[] {
  const middles: DistrictPoint[] = [];
  towns.data.forEach((each, cell) => {
    if (each !== mark) return;
    const row = Math.floor(cell / towns.width);
    middles.push([(cell - row * towns.width + 0.5) * towns.cellMetres, (row + 0.5) * towns.cellMetres]);
  });
  return middles.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
}

function densified(line: DistrictLine): DistrictPoint[] {
  const points: DistrictPoint[] = [];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 15);
    for (let step = 0; step < steps; step++)
      points.push([a[0] + ((b[0] - a[0]) * step) / steps, a[1] + ((b[1] - a[1]) * step) / steps]);
  }
  return points;
}
