import type { GeometryColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { type CellDensity, cellDensity } from "./cellDensity.ts";
import type { CellRings } from "./cells.ts";
import { loadRings, shellBounds } from "./elementCells.ts";
import type { GridPlace } from "./gridPlace.ts";
import { type Ground, gaussPlaces, groundMetres, stepsAlong } from "./ground.ts";
import { ringArea } from "./ringArea.ts";

/**
 * The whole that shares of an element are of, in what `cellsOf` weighs cells by: lengths of lines, areas of polygons,
 * how many points.
 *
 * @param ground metres and square metres on it; without it, units of the grid's coordinates and cells.
 */
export function elementSizes(geometry: GeometryColumn, grid: GridPlace, ground?: Ground): Float64Array {
  const { partStart } = geometry;
  const sizes = new Float64Array(partStart.length - 1);
  for (let element = 0; element < sizes.length; element++)
    for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
      sizes[element]! += partSize(geometry, part, grid, ground);
  return sizes;
}

function partSize(
  geometry: GeometryColumn,
  part: number,
  grid: GridPlace,
  ground: Ground | undefined,
): number {
  if (geometry.kind === "point") return 1;
  if (geometry.kind === "polygon") return polygonSize(geometry, part, grid, ground);
  const { coords, vertexStart } = geometry;
  let length = 0;
  for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++) {
    const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
    length += ground === undefined ? Math.hypot(bx - ax, by - ay) : groundMetres(ground, ax, ay, bx, by);
  }
  return length;
}

function polygonSize(
  geometry: PolygonColumn,
  part: number,
  grid: GridPlace,
  ground: Ground | undefined,
): number {
  const rings = loadRings(geometry, part, grid);
  const { coords, ends, count } = rings;
  const density = ground === undefined ? 1 : cellDensity(ground, grid, shellBounds(rings));
  let size = 0;
  let first = 0;
  for (let ring = 0; ring < count; ring++) {
    const area =
      ground === undefined || typeof density === "number"
        ? Math.abs(ringArea(coords, first, ends[ring]!)) / 2
        : Math.abs(weighedArea(rings, first, ends[ring]!, grid, ground, density));
    size += ring === 0 ? area : -area;
    first = ends[ring]!;
  }
  return typeof density === "number" ? size * density : size;
}

/** The area of a ring of uneven ground, as an integral along it (Green) of what lies between it and its first vertex. */
function weighedArea(
  { coords }: CellRings,
  first: number,
  end: number,
  grid: GridPlace,
  ground: Ground,
  density: CellDensity,
): number {
  const origin = coords[first * 2]!;
  let area = 0;
  for (let v = first + 1; v < end; v++) {
    const [ax, ay] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!];
    const [dx, dy] = [coords[v * 2]! - ax, coords[v * 2 + 1]! - ay];
    const steps = Math.max(1, Math.ceil(stepsAlong(ground, dx * grid.cellWidth, dy * grid.cellHeight)));
    for (let step = 0; step < steps; step++)
      for (const place of gaussPlaces) {
        const at = (step + place) / steps;
        const [aside, y] = [ax + dx * at - origin, ay + dy * at];
        for (const between of gaussPlaces)
          area += (density(origin + aside * between, y) * aside * dy) / steps / 4;
      }
  }
  return area;
}
