import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { isGeographic } from "../input/coordinateSystems.ts";
import type { RasterFacts } from "./rasterFacts.ts";

/** What says at which longitudes a raster lies. */
export type GridLongitudes = Pick<RasterFacts, "crs" | "left" | "cellWidth" | "width">;

/** The last of each layer: what is worked out for a column from one scenario to the next is found by the column. */
const known = new WeakMap<
  GeometryColumn,
  { readonly left: number; readonly right: number; readonly turned: GeometryColumn }
>();

/**
 * Shapes at the longitudes of a raster of degrees, which may run from 0 to 360 where shapes run from -180 to 180.
 * Each part is taken as a whole: shapes across 180 degrees are split there before.
 */
export function atLongitudesOf(
  { crs, left, cellWidth, width }: GridLongitudes,
  geometry: GeometryColumn,
): GeometryColumn {
  const right = left + cellWidth * width;
  if (!isGeographic(crs) || (left >= -180 && right <= 180)) return geometry;
  const last = known.get(geometry);
  if (last?.left === left && last.right === right) return last.turned;
  const turned = turnedTo(left, right, geometry);
  known.set(geometry, { left, right, turned });
  return turned;
}

function turnedTo(left: number, right: number, geometry: GeometryColumn): GeometryColumn {
  const coords = new Float64Array(new SharedArrayBuffer(geometry.coords.byteLength));
  coords.set(geometry.coords);
  for (let part = 0; part < geometry.partStart.at(-1)!; part++) {
    const first = vertexOf(geometry, part);
    const end = vertexOf(geometry, part + 1);
    let [west, east] = [Infinity, -Infinity];
    for (let v = first; v < end; v++) {
      west = Math.min(west, coords[v * 2]!);
      east = Math.max(east, coords[v * 2]!);
    }
    const middle = (west + east) / 2;
    const turn = middle < left ? 360 : middle > right ? -360 : 0;
    if (turn === 0 || middle + turn < left || middle + turn > right) continue;
    for (let v = first; v < end; v++) coords[v * 2]! += turn;
  }
  return { ...geometry, coords };
}

function vertexOf(geometry: GeometryColumn, part: number): number {
  if (geometry.kind === "point") return part;
  return geometry.vertexStart[geometry.kind === "line" ? part : geometry.ringStart[part]!]!;
}
