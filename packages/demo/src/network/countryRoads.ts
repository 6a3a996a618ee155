import { cellAt, type Grid, gridOf, sampleAt } from "../ground/grid.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { impassable, leastCostPath } from "./leastCost.ts";
import {
  type DistrictLine,
  type DistrictPoint,
  districtMetresBetween,
  rounded,
  simplified,
} from "./lines.ts";
import { outposts, settlements } from "./settlements.ts";

const cellMetres = 50;

export type RoadClass = "highway" | "arterial" | "country" | "street";

/** A road as it is drawn and named, before crossings cut it into segments. */
export interface Road {
  readonly line: DistrictLine;
  readonly roadClass: RoadClass;
  readonly name: string;
  /** Settlement the street belongs to; absent for country roads. */
  readonly settlement?: string;
}

/** Roads between settlements and out to farms and bays, each the cheapest way over the ground. */
export function layCountryRoads(terrain: Terrain): Road[] {
  const heights = gridOf(cellMetres, (x, y) => Math.max(0, sampleAt(terrain.heights, x, y)));
  const effort = groundEffort(terrain, heights);
  const isRoad = new Uint8Array(effort.length);
  const roads: Road[] = [];
  const lay = (from: DistrictPoint, to: DistrictPoint | undefined, name: string, roadClass: RoadClass) => {
    const goal = to === undefined ? -1 : cellAt(heights, to[0], to[1]);
    const path = leastCostPath(heights, effort, cellAt(heights, from[0], from[1]), (cell) =>
      to === undefined ? isRoad[cell] === 1 : cell === goal,
    );
    for (const stretch of newStretches(path, isRoad)) {
      const points = stretch.map(
        (cell): DistrictPoint => [
          ((cell % heights.width) + 0.5) * cellMetres,
          (Math.floor(cell / heights.width) + 0.5) * cellMetres,
        ],
      );
      const line = joined(rounded(simplified(points, 34), 3), roads);
      if (line.length > 1) roads.push({ line, name, roadClass });
    }
    for (let i = 1; i < path.length; i++) markRoad(path[i - 1]!, path[i]!, heights.width, isRoad, effort);
  };
  const at = (id: string) => settlements.find((settlement) => settlement.id === id)!.centre;
  lay(at("northport"), at("larkhaven"), "Island Highway", "highway");
  lay(at("larkhaven"), at("waitorea"), "Island Highway South", "highway");
  lay(at("larkhaven"), at("totara-flat"), "Awatōrea Valley Road", "arterial");
  lay(at("waitorea"), at("totara-flat"), "South Bank Road", "arterial");
  lay(at("northport"), at("totara-flat"), "Inland Road", "arterial");
  lay(at("signal-heights"), at("northport"), "Signal Road", "arterial");
  for (const [name, x, y] of outposts) lay([x, y], undefined, roadName(name), "country");
  return roads;
}

const roadName = (place: string) => (/Road/.test(place) ? place.replace(" end", "") : `${place} Road`);

/** What a metre costs, slope apart: water only by bridge, soft ground dearer. */
function groundEffort(terrain: Terrain, grid: Grid): Float32Array {
  const effort = new Float32Array(grid.data.length);
  const { data } = gridOf(cellMetres, (x, y) => {
    const cell = cellAt(terrain.heights, x, y);
    const river = terrain.trunk.nearest(x, y);
    const toMouth = terrain.trunk.toMouthMetres[river.index]!;
    if (river.metres < 90 && toMouth > 1900) return 9;
    if (terrain.isSea[cell] === 1) return impassable;
    if (river.metres < 130) return toMouth < 1900 ? impassable : 4;
    const height = terrain.heights.data[cell]!;
    return height < 1.6 ? 5 : terrain.area[cell]! > 4e6 ? 2.5 : 1;
  });
  effort.set(data);
  return effort;
}

/** The parts of a path that are not road yet, each with the road cells it starts from and ends at. */
function newStretches(path: readonly number[], isRoad: Uint8Array): number[][] {
  const stretches: number[][] = [];
  let stretch: number[] = [];
  path.forEach((cell, i) => {
    if (isRoad[cell] === 0) {
      if (stretch.length === 0 && i > 0) stretch.push(path[i - 1]!);
      stretch.push(cell);
    } else if (stretch.length > 0) {
      stretch.push(cell);
      stretches.push(stretch);
      stretch = [];
    }
  });
  if (stretch.length > 1) stretches.push(stretch);
  return stretches.filter((cells) => cells.length > 2);
}

/** Ends a line on the roads it leaves and meets, whose own lines were rounded off their cells. */
function joined(line: DistrictLine, roads: readonly Road[]): DistrictLine {
  const snapped = [...line];
  for (const end of [0, snapped.length - 1]) {
    let nearest: DistrictPoint | undefined;
    let least = 160;
    for (const road of roads)
      for (const vertex of road.line) {
        const away = districtMetresBetween(vertex, line[end]!);
        if (away < least) {
          least = away;
          nearest = vertex;
        }
      }
    if (nearest) snapped[end] = nearest;
  }
  return snapped;
}

/** Marks the cells of a step and makes them cheap, so that later roads follow them. */
function markRoad(from: number, to: number, width: number, isRoad: Uint8Array, effort: Float32Array) {
  const [x0, y0] = [from % width, Math.floor(from / width)];
  const [x1, y1] = [to % width, Math.floor(to / width)];
  for (let step = 0; step <= 2; step++) {
    const cell = Math.round(y0 + ((y1 - y0) * step) / 2) * width + Math.round(x0 + ((x1 - x0) * step) / 2);
    isRoad[cell] = 1;
    effort[cell] = Math.min(effort[cell]!, 0.35);
  }
}
