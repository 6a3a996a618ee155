import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { isPlainOnGlobe } from "../features/plainOnGlobe.ts";
import { openTransform, type Transform } from "../gdal/transform.ts";
import { isGeographic } from "../input/coordinateSystems.ts";

/**
 * A column of shapes from one system to another, in memory that threads share, as GDAL takes features along; undefined
 * where GDAL may do more than that with one of them (see `reprojectFeatures`).
 */
export async function reprojectGeometry(
  geometry: GeometryColumn,
  source: string,
  target: string,
): Promise<GeometryColumn | undefined> {
  const moved = await moveGeometry(geometry, source, target);
  if (moved === undefined || !isGeographic(target)) return moved;
  const vertexOf = vertexOfElement(geometry);
  for (let element = 0; element + 1 < geometry.partStart.length; element++)
    if (!isPlainOnGlobe(moved.coords, vertexOf(element) * 2, vertexOf(element + 1) * 2)) return undefined;
  return moved;
}

/**
 * A column of shapes with every vertex in another system; undefined where GDAL knows no way or a vertex has no place
 * there. At 180 degrees and the poles nothing is cut or turned.
 */
export async function moveGeometry(
  geometry: GeometryColumn,
  source: string,
  target: string,
): Promise<GeometryColumn | undefined> {
  const transform = await openTransform(source, target);
  if (transform === undefined) return undefined;
  try {
    const coords = reproject(geometry.coords, pathStarts(geometry), transform);
    if (coords === undefined) return undefined;
    return coords === geometry.coords ? geometry : { ...geometry, coords };
  } finally {
    transform.close();
  }
}

/** Positions taken along at a time. */
const pieceLength = 1 << 16;

/** The same coordinates where they stay as they are; undefined where one has no place in the other system. */
function reproject(coords: Float64Array, starts: Int32Array, transform: Transform): Float64Array | undefined {
  let moved: Float64Array | undefined;
  for (let from = 0; from + 1 < starts.length; ) {
    let to = from + 1;
    while (to + 1 < starts.length && starts[to]! - starts[from]! < pieceLength) to++;
    const first = starts[from]!;
    const before = coords.subarray(first * 2, starts[to]! * 2);
    const piece = before.slice();
    const own = starts.subarray(from, to + 1).map((start) => start - first);
    if (!transform.apply(piece, own)) return undefined;
    if (moved === undefined && piece.some((value, i) => value !== before[i])) {
      moved = new Float64Array(new SharedArrayBuffer(coords.byteLength));
      moved.set(coords);
    }
    moved?.set(piece, first * 2);
    from = to;
  }
  return moved ?? coords;
}

/** Where each point, line or ring begins. */
const pathStarts = (geometry: GeometryColumn): Int32Array =>
  geometry.kind === "point"
    ? Int32Array.from({ length: geometry.coords.length / 2 + 1 }, (_, i) => i)
    : geometry.vertexStart;

function vertexOfElement(geometry: GeometryColumn): (element: number) => number {
  const { kind, partStart } = geometry;
  if (kind === "point") return (element) => partStart[element]!;
  if (kind === "line") return (element) => geometry.vertexStart[partStart[element]!]!;
  return (element) => geometry.vertexStart[geometry.ringStart[partStart[element]!]!]!;
}
