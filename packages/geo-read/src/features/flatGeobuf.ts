import { closeSync, openSync, readSync } from "node:fs";
import type { Geometry, Position } from "geojson";
import { FlatTable } from "./flatBuffer.ts";
import type { SourceFeature } from "./streamFeatures.ts";
import { textOf } from "./textOf.ts";

// https://github.com/flatgeobuf/flatgeobuf/tree/master/src/fbs: places of fields in its tables.
const header = { geometryType: 2, columns: 7 } as const;
const feature = { geometry: 0, properties: 1 } as const;
const shape = { ends: 0, xy: 1, type: 6, parts: 7 } as const;
const column = { name: 0, type: 1 } as const;

export interface FlatFeature extends SourceFeature {
  /** Whether its geometry, if it has one, is made of points, lines or polygons: no collection and nothing curved. */
  readonly isPlain: boolean;
}

interface Column {
  readonly name: string;
  readonly type: number;
}

/**
 * The features of a FlatGeobuf file without index, in its order. Memory holds a chunk of the file and one feature.
 * Columns hold text and numbers; other types are not asked for.
 */
export function* readFlatGeobuf(path: string): Generator<FlatFeature> {
  const source = chunks(path);
  try {
    source.take(8); // its magic number
    const head = FlatTable.root(source.takeSized());
    const type = head.byte(header.geometryType);
    const columns = head
      .tables(header.columns)
      .map((each): Column => ({ name: each.text(column.name), type: each.byte(column.type) }));
    while (!source.isAtEnd()) {
      const table = FlatTable.root(source.takeSized());
      const geometry = table.table(feature.geometry);
      yield {
        ...propertiesOf(table.bytes(feature.properties), columns),
        geometry: geometry === undefined ? null : geometryOf(geometry, type),
        isPlain: geometry === undefined || typeOf(geometry, type) <= 6,
      };
    }
  } finally {
    source.close();
  }
}

const chunkBytes = 4 << 20;

/** A file read from its start, some megabytes at a time. */
function chunks(path: string) {
  const file = openSync(path, "r");
  let held = new Uint8Array(0);
  let at = 0;
  const fill = (bytes: number) => {
    const rest = held.subarray(at);
    const next = new Uint8Array(Math.max(bytes, chunkBytes));
    next.set(rest);
    let end = rest.length;
    for (let read = -1; read !== 0 && end < next.length; end += read)
      read = readSync(file, next, end, next.length - end, null);
    held = next.subarray(0, end);
    at = 0;
  };
  const take = (bytes: number) => {
    if (held.length - at < bytes) fill(bytes);
    if (held.length - at < bytes) throw new RangeError("The file ends within a feature.");
    at += bytes;
    return new DataView(held.buffer, held.byteOffset + at - bytes, bytes);
  };
  return {
    take,
    takeSized: () => take(take(4).getUint32(0, true)),
    isAtEnd() {
      if (held.length === at) fill(1);
      return held.length === at;
    },
    close: () => closeSync(file),
  };
}

function propertiesOf(
  bytes: DataView | undefined,
  columns: readonly Column[],
): Pick<SourceFeature, "properties" | "isTextGuessed"> {
  // Without a prototype a column may be called anything.
  const properties: Record<string, unknown> = Object.create(null);
  let isTextGuessed = false;
  if (bytes === undefined) return { properties };
  let at = 0;
  while (at < bytes.byteLength) {
    const { name, type } = columns[bytes.getUint16(at, true)]!;
    at += 2;
    const fixed = fixedTypes[type];
    if (fixed !== undefined) {
      properties[name] = fixed.read(bytes, at);
      at += fixed.bytes;
    } else {
      const length = bytes.getUint32(at, true);
      const { text, isGuessed } = textOf(Buffer.from(bytes.buffer, bytes.byteOffset + at + 4, length));
      properties[name] = text;
      isTextGuessed ||= isGuessed;
      at += 4 + length;
    }
  }
  return isTextGuessed ? { properties, isTextGuessed } : { properties };
}

/** As text where a number would lose digits: it is an id, or it is no use. */
const exactly = (value: bigint): number | string =>
  Number.isSafeInteger(Number(value)) ? Number(value) : String(value);

/** Column types of a fixed length by their number; the others are texts. */
const fixedTypes: Readonly<Record<number, { bytes: number; read: (view: DataView, at: number) => unknown }>> =
  {
    0: { bytes: 1, read: (view, at) => view.getInt8(at) },
    1: { bytes: 1, read: (view, at) => view.getUint8(at) },
    2: { bytes: 1, read: (view, at) => view.getUint8(at) !== 0 },
    3: { bytes: 2, read: (view, at) => view.getInt16(at, true) },
    4: { bytes: 2, read: (view, at) => view.getUint16(at, true) },
    5: { bytes: 4, read: (view, at) => view.getInt32(at, true) },
    6: { bytes: 4, read: (view, at) => view.getUint32(at, true) },
    7: { bytes: 8, read: (view, at) => exactly(view.getBigInt64(at, true)) },
    8: { bytes: 8, read: (view, at) => exactly(view.getBigUint64(at, true)) },
    9: { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
    10: { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
  };

/** @param layerType of geometries that do not say themselves. */
const typeOf = (table: FlatTable, layerType: number) => table.byte(shape.type) || layerType;

function geometryOf(table: FlatTable, layerType: number): Geometry | null {
  const type = typeOf(table, layerType);
  const xy = table.doubles(shape.xy) ?? new Float64Array(0);
  const whole = () => positions(xy, 0, xy.length / 2);
  const paths = () => {
    const ends = table.integers(shape.ends) ?? Uint32Array.of(xy.length / 2);
    return xy.length === 0
      ? []
      : Array.from(ends, (end, i) => positions(xy, i === 0 ? 0 : ends[i - 1]!, end));
  };
  const parts = () => table.tables(shape.parts);
  if (type === 1) return { type: "Point", coordinates: whole()[0] ?? [] };
  if (type === 2) return { type: "LineString", coordinates: whole() };
  if (type === 3) return { type: "Polygon", coordinates: paths() };
  if (type === 4) return { type: "MultiPoint", coordinates: whole() };
  if (type === 5) return { type: "MultiLineString", coordinates: paths() };
  if (type === 6) return { type: "MultiPolygon", coordinates: parts().flatMap((part) => ringsOf(part)) };
  const geometries = parts().flatMap((part) => geometryOf(part, 0) ?? []);
  return { type: "GeometryCollection", geometries };
}

function ringsOf(part: FlatTable): Position[][][] {
  const polygon = geometryOf(part, 3);
  return polygon?.type === "Polygon" ? [polygon.coordinates] : [];
}

function positions(xy: Float64Array, first: number, end: number): Position[] {
  const path: Position[] = [];
  for (let i = first; i < end; i++) path.push([xy[i * 2]!, xy[i * 2 + 1]!]);
  return path;
}
