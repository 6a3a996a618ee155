import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { openTransform } from "../gdal/transform.ts";
import { isGeographic } from "../raster/longitudes.ts";
import { isPlainOnGlobe } from "./plainOnGlobe.ts";

/**
 * A column of shapes from one system to another, in memory that threads share, as GDAL takes features along; undefined
 * where GDAL may do more than that with one of them (see `reprojectFeatures`).
 */
export async function reprojectGeometry(
  geometry: GeometryColumn,
  source: string,
  target: string,
): Promise<GeometryColumn | undefined> {
  const transform = await openTransform(source, target);
  if (transform === undefined) return undefined;
  const coords = new Float64Array(new SharedArrayBuffer(geometry.coords.byteLength));
  coords.set(geometry.coords);
  try {
    if (!transform.apply(coords, pathStarts(geometry))) return undefined;
  } finally {
    transform.close();
  }
  if (isGeographic(target)) {
    const vertexOf = vertexOfElement(geometry);
    for (let element = 0; element + 1 < geometry.partStart.length; element++)
      if (!isPlainOnGlobe(coords, vertexOf(element) * 2, vertexOf(element + 1) * 2)) return undefined;
  }
  const isSame = coords.every((value, i) => value === geometry.coords[i]);
  return isSame ? geometry : { ...geometry, coords };
}

/** Where each point, line or ring begins. */
const pathStarts = (geometry: GeometryColumn): ArrayLike<number> =>
  geometry.kind === "point"
    ? Int32Array.from({ length: geometry.coords.length / 2 + 1 }, (_, i) => i)
    : geometry.vertexStart;

function vertexOfElement(geometry: GeometryColumn): (element: number) => number {
  const { kind, partStart } = geometry;
  if (kind === "point") return (element) => partStart[element]!;
  if (kind === "line") return (element) => geometry.vertexStart[partStart[element]!]!;
  return (element) => geometry.vertexStart[geometry.ringStart[partStart[element]!]!]!;
}
