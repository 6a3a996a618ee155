import { blurred, emptyGrid, type Grid, gridOf, sampleAt } from "../ground/grid.ts";
import { distanceTo } from "../terrain/distance.ts";
import type { Terrain } from "../terrain/terrain.ts";
import type { Road } from "./countryRoads.ts";
import { settlements } from "./settlements.ts";

const cellMetres = 50;

/** The direction streets take at a place, radians; the cross streets go at right angles to it. */
export type StreetField = (x: number, y: number) => number;

/**
 * A field of street directions in the manner of tensor-field street modelling (Chen et al. 2008): the survey
 * grid of the settlement, pulled along the contours where the ground is steep, along the shore, the river and
 * the main roads where those are near. Directions are averaged as doubled angles, so opposite ways agree.
 */
export function streetField(terrain: Terrain, roads: readonly Road[]): StreetField {
  const relief = blurred(
    gridOf(cellMetres, (x, y) => sampleAt(terrain.heights, x, y)),
    3,
  );
  const toSea = distanceTo(terrain.isSea, terrain.heights);
  const shore = blurred(
    gridOf(cellMetres, (x, y) => sampleAt(toSea, x, y)),
    3,
  );
  const cosine = emptyGrid(cellMetres);
  const sine = emptyGrid(cellMetres);
  const add = (cell: number, angle: number, weight: number) => {
    cosine.data[cell] = cosine.data[cell]! + weight * Math.cos(2 * angle);
    sine.data[cell] = sine.data[cell]! + weight * Math.sin(2 * angle);
  };
  const { width, height } = relief;
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const cell = row * width + column;
      const x = (column + 0.5) * cellMetres;
      const y = (row + 0.5) * cellMetres;
      const nearest = settlements.toSorted(
        (a, b) => Math.hypot(a.centre[0] - x, a.centre[1] - y) - Math.hypot(b.centre[0] - x, b.centre[1] - y),
      )[0]!;
      if (Math.hypot(nearest.centre[0] - x, nearest.centre[1] - y) > 4500) continue;
      add(cell, nearest.surveyAngle, 1);
      addAlong(relief, cell, (steepness) => Math.min(4, (steepness / 0.055) ** 2));
      addAlong(shore, cell, () => 2 * Math.exp(-((shore.data[cell]! / 380) ** 2)));
      const river = terrain.trunk.nearest(x, y);
      const a = terrain.trunk.points[Math.max(0, river.index - 4)]!;
      const b = terrain.trunk.points[Math.min(terrain.trunk.points.length - 1, river.index + 4)]!;
      add(cell, Math.atan2(b[1] - a[1], b[0] - a[0]), 1.6 * Math.exp(-((river.metres / 260) ** 2)));
    }
  for (const road of roads) pullAlongRoad(road, cosine, add);
  const [smoothCosine, smoothSine] = [blurred(cosine, 2), blurred(sine, 2)];
  return (x, y) => Math.atan2(sampleAt(smoothSine, x, y), sampleAt(smoothCosine, x, y)) / 2;

  /** Pulls along the level lines of a grid. */
  function addAlong(grid: Grid, cell: number, weight: (steepness: number) => number) {
    const dx = grid.data[cell + 1]! - grid.data[cell - 1]!;
    const dy = grid.data[cell + width]! - grid.data[cell - width]!;
    add(cell, Math.atan2(dy, dx) + Math.PI / 2, weight(Math.hypot(dx, dy) / (2 * cellMetres)));
  }
}

function pullAlongRoad(road: Road, grid: Grid, add: (cell: number, angle: number, weight: number) => void) {
  for (let i = 1; i < road.line.length; i++) {
    const [a, b] = [road.line[i - 1]!, road.line[i]!];
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const column = Math.floor(a[0] / cellMetres);
    const row = Math.floor(a[1] / cellMetres);
    const share = Math.hypot(b[0] - a[0], b[1] - a[1]) / cellMetres;
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++)
        add((row + dy) * grid.width + column + dx, angle, 1.2 * share * Math.exp(-(dx * dx + dy * dy) / 3));
  }
}
