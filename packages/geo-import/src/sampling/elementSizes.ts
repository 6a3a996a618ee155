import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { loadRings } from "./elementCells.ts";
import type { GridPlace } from "./gridPlace.ts";
import { ringArea } from "./ringArea.ts";

/**
 * The whole that shares of an element are of, in the units that cells under it are weighted by: areas of polygons in
 * cells, lengths of lines in the units of the grid's coordinates, how many points.
 */
export function elementSizes(geometry: GeometryColumn, grid: GridPlace): Float64Array {
  const { partStart } = geometry;
  const sizes = new Float64Array(partStart.length - 1);
  for (let element = 0; element < sizes.length; element++)
    for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
      sizes[element]! += partSize(geometry, part, grid);
  return sizes;
}

function partSize(geometry: GeometryColumn, part: number, grid: GridPlace): number {
  if (geometry.kind === "point") return 1;
  if (geometry.kind === "polygon") return polygonSize(geometry, part, grid);
  const { coords, vertexStart } = geometry;
  let length = 0;
  for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++)
    length += Math.hypot(coords[v * 2]! - coords[v * 2 - 2]!, coords[v * 2 + 1]! - coords[v * 2 - 1]!);
  return length;
}

function polygonSize(geometry: Extract<GeometryColumn, { kind: "polygon" }>, part: number, grid: GridPlace) {
  const { coords, ends, count } = loadRings(geometry, part, grid);
  let size = 0;
  let first = 0;
  for (let ring = 0; ring < count; ring++) {
    const area = Math.abs(ringArea(coords, first, ends[ring]!)) / 2;
    size += ring === 0 ? area : -area;
    first = ends[ring]!;
  }
  return size;
}
