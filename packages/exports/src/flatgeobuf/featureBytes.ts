import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { Builder } from "flatbuffers";
import { vertexRange } from "../binary/elementBox.ts";
import type { Field } from "../rows/fields.ts";
import { plainText } from "../text/plainText.ts";

/** Where fields of the format's tables lie (feature.fbs). */
const feature = { geometry: 0, properties: 1 } as const;
const geometryTable = { ends: 0, xy: 1, type: 6, parts: 7 } as const;
const polygonType = 3;

/** Makes the bytes of one element after the other, its length before it: a view, until the next is made. */
export function featureWriter(geometry: GeometryColumn, fields: readonly Field[]) {
  const builder = new Builder(4_096);
  const properties = propertiesWriter(fields);
  return (element: number): Uint8Array => {
    builder.clear();
    const propertiesAt = builder.createByteVector(properties());
    const geometryAt = addGeometry(builder, geometry, element);
    builder.startObject(3);
    builder.addFieldOffset(feature.geometry, geometryAt, 0);
    builder.addFieldOffset(feature.properties, propertiesAt, 0);
    builder.finishSizePrefixed(builder.endObject());
    return builder.asUint8Array();
  };
}

/** What type it is the header says; the parts of a polygon say it themselves. */
function addGeometry(builder: Builder, geometry: GeometryColumn, element: number): number {
  const from = geometry.partStart[element]!;
  const to = geometry.partStart[element + 1]!;
  if (geometry.kind !== "polygon") {
    const [first, end] = vertexRange(geometry, element);
    const ends = geometry.kind === "line" ? endsOf(geometry.vertexStart, from, to) : [];
    return geometryOf(builder, geometry.coords, first, end, ends);
  }
  const { ringStart, vertexStart, coords } = geometry;
  const parts: number[] = [];
  for (let part = from; part < to; part++) {
    const ring = ringStart[part]!;
    const ringEnd = ringStart[part + 1]!;
    const ends = endsOf(vertexStart, ring, ringEnd);
    parts.push(geometryOf(builder, coords, vertexStart[ring]!, vertexStart[ringEnd]!, ends, polygonType));
  }
  builder.startVector(4, parts.length, 4);
  for (let i = parts.length - 1; i >= 0; i--) builder.addOffset(parts[i]!);
  const partsAt = builder.endVector();
  builder.startObject(8);
  builder.addFieldOffset(geometryTable.parts, partsAt, 0);
  return builder.endObject();
}

/** One past the last vertex of each run, counted from the first run's first. */
function endsOf(starts: Int32Array, from: number, to: number): number[] {
  const ends: number[] = [];
  for (let i = from; i < to; i++) ends.push(starts[i + 1]! - starts[from]!);
  return ends;
}

function geometryOf(
  builder: Builder,
  coords: Float64Array,
  from: number,
  to: number,
  ends: readonly number[],
  type = 0,
): number {
  builder.startVector(8, 2 * (to - from), 8);
  for (let i = 2 * to - 1; i >= 2 * from; i--) builder.addFloat64(coords[i]!);
  const xyAt = builder.endVector();
  let endsAt = 0;
  // A polygon of one ring needs none; readers want those of lines always.
  if (ends.length > 1 || type === 0) {
    builder.startVector(4, ends.length, 4);
    for (let i = ends.length - 1; i >= 0; i--) builder.addInt32(ends[i]!);
    endsAt = builder.endVector();
  }
  builder.startObject(8);
  builder.addFieldOffset(geometryTable.ends, endsAt, 0);
  builder.addFieldOffset(geometryTable.xy, xyAt, 0);
  builder.addFieldInt8(geometryTable.type, type, 0);
  return builder.endObject();
}

/** An element's values one after the other, each with its column before it; what is not known is left out. */
function propertiesWriter(fields: readonly Field[]): () => Uint8Array {
  let bytes = Buffer.alloc(4_096);
  return () => {
    let at = 0;
    for (const [i, { type, read }] of fields.entries()) {
      const value = read();
      if (value === null) continue;
      const text = typeof value === "string" ? plainText(value) : "";
      // Three bytes are the most for one unit of UTF-16.
      const most = at + 14 + 3 * text.length;
      if (most > bytes.length) bytes = Buffer.concat([bytes], 2 * most);
      at = bytes.writeUInt16LE(i, at);
      if (typeof value === "string") {
        const length = bytes.write(text, at + 4);
        bytes.writeUInt32LE(length, at);
        at += 4 + length;
      } else at = type === "integer" ? bytes.writeInt32LE(value, at) : bytes.writeDoubleLE(value, at);
    }
    return bytes.subarray(0, at);
  };
}
