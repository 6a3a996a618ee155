import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { Field, FixedSizeList, Float64, List } from "apache-arrow";
import type { FlatColumn } from "./ArrowFileWriter.ts";

const extensionNames = {
  point: "geoarrow.multipoint",
  line: "geoarrow.multilinestring",
  polygon: "geoarrow.multipolygon",
} as const;

/** Child names the GeoArrow specification gives each level, outermost last. */
const levels = {
  point: ["points"],
  line: ["vertices", "linestrings"],
  polygon: ["vertices", "rings", "polygons"],
} as const;

const noNulls = new Uint8Array(0);

/** The `geometry` field: GeoArrow native, interleaved coordinates, longitude and latitude on WGS 84. */
export function geometryField(kind: GeometryColumn["kind"]): Field {
  const coordinate = new Field("xy", new Float64(), false);
  let type: FixedSizeList | List = new FixedSizeList(2, coordinate);
  for (const name of levels[kind]) type = new List(new Field(name, type, false));
  const metadata = new Map([
    ["ARROW:extension:name", extensionNames[kind]],
    ["ARROW:extension:metadata", JSON.stringify({ crs: "OGC:CRS84", crs_type: "authority_code" })],
  ]);
  return new Field("geometry", type, false, metadata);
}

export function flattenGeometry(geometry: GeometryColumn): FlatColumn {
  const offsets = offsetsOf(geometry);
  const vertices = geometry.coords.length / 2;
  const nodes = offsets.map((starts) => ({ length: starts.length - 1, nullCount: 0 }));
  nodes.push({ length: vertices, nullCount: 0 }, { length: vertices * 2, nullCount: 0 });
  const buffers = offsets.flatMap((starts) => [noNulls, starts]);
  return { nodes, buffers: [...buffers, noNulls, noNulls, geometry.coords] };
}

/** The typed arrays behind a geometry column's buffers, without a copy. */
export function viewGeometry(
  kind: GeometryColumn["kind"],
  count: number,
  buffers: readonly Uint8Array[],
): GeometryColumn {
  const depth = levels[kind].length;
  const coords = float64(buffers[2 * depth + 2]!);
  const starts = Array.from({ length: depth }, (_, level) => int32(buffers[2 * level + 1]!));
  let expected = count;
  for (const start of starts) {
    if (start.length !== expected + 1 || start[0] !== 0) throw new RangeError("offsets do not fit");
    expected = start[expected]!;
  }
  if (coords.length !== expected * 2) throw new RangeError("coordinates do not fit their offsets");
  const [partStart, second, third] = starts;
  if (kind === "point") return { kind, coords, partStart: partStart! };
  if (kind === "line") return { kind, coords, partStart: partStart!, vertexStart: second! };
  return { kind, coords, partStart: partStart!, ringStart: second!, vertexStart: third! };
}

function offsetsOf(geometry: GeometryColumn): Int32Array[] {
  if (geometry.kind === "point") return [geometry.partStart];
  if (geometry.kind === "line") return [geometry.partStart, geometry.vertexStart];
  return [geometry.partStart, geometry.ringStart, geometry.vertexStart];
}

export const int32 = (bytes: Uint8Array) =>
  new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
export const float64 = (bytes: Uint8Array) =>
  new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8);
