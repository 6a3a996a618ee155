import { Builder } from "flatbuffers";
import { type Box, isEmptyBox } from "../binary/elementBox.ts";
import type { ExportLayer } from "../rows/exportLayer.ts";
import type { Field } from "../rows/fields.ts";
import { nodeSize } from "./packedIndex.ts";

/** Of a geometry of many parts. */
const geometryTypes = { point: 4, line: 5, polygon: 6 } as const;
const columnTypes = { text: 11, number: 10, integer: 5, day: 13 } as const;
/** Where fields of the format's tables lie (header.fbs). */
const header = {
  name: 0,
  envelope: 1,
  geometryType: 2,
  columns: 7,
  count: 8,
  nodeSize: 9,
  crs: 10,
  title: 11,
  description: 12,
  metadata: 13,
} as const;
const column = { name: 0, type: 1, title: 2, description: 3 } as const;
const crs = { organisation: 0, code: 1, name: 2 } as const;

export interface HeaderAbout {
  readonly count: number;
  readonly extent: Readonly<Box>;
  /** For people. */
  readonly description: string;
  /** For programs: JSON. */
  readonly metadata: string;
}

/** The header of a FlatGeobuf, its length before it. */
export function headerBytes(
  { description: { type, displayName }, geometry }: ExportLayer,
  fields: readonly Field[],
  { count, extent, description, metadata }: HeaderAbout,
): Uint8Array {
  const builder = new Builder(65_536);
  const name = builder.createString(type);
  const title = builder.createString(displayName);
  const descriptionAt = builder.createString(description);
  const metadataAt = builder.createString(metadata);
  const columns = fields.map((field) => columnTable(builder, field));
  builder.startVector(4, columns.length, 4);
  for (const each of columns.toReversed()) builder.addOffset(each);
  const columnsAt = builder.endVector();
  const crsAt = crsTable(builder);
  const envelopeAt = isEmptyBox(extent) ? 0 : envelope(builder, extent);
  builder.startObject(14);
  builder.addFieldInt64(header.count, BigInt(count), 0n);
  builder.addFieldOffset(header.name, name, 0);
  builder.addFieldOffset(header.envelope, envelopeAt, 0);
  builder.addFieldOffset(header.columns, columnsAt, 0);
  builder.addFieldOffset(header.crs, crsAt, 0);
  builder.addFieldOffset(header.title, title, 0);
  builder.addFieldOffset(header.description, descriptionAt, 0);
  builder.addFieldOffset(header.metadata, metadataAt, 0);
  // 16 is what readers take where nothing is said; without features there is no index.
  builder.addFieldInt16(header.nodeSize, count === 0 ? 0 : nodeSize, 16);
  builder.addFieldInt8(header.geometryType, geometryTypes[geometry.kind], 0);
  builder.finishSizePrefixed(builder.endObject());
  return builder.asUint8Array();
}

function columnTable(builder: Builder, { name, title, unit, type }: Field): number {
  const nameAt = builder.createString(name);
  const titleAt = builder.createString(title);
  const descriptionAt = unit === "" ? 0 : builder.createString(`In ${unit}`);
  builder.startObject(11);
  builder.addFieldOffset(column.name, nameAt, 0);
  builder.addFieldOffset(column.title, titleAt, 0);
  builder.addFieldOffset(column.description, descriptionAt, 0);
  builder.addFieldInt8(column.type, columnTypes[type], 0);
  return builder.endObject();
}

function crsTable(builder: Builder): number {
  const organisation = builder.createString("EPSG");
  const name = builder.createString("WGS 84");
  builder.startObject(6);
  builder.addFieldOffset(crs.organisation, organisation, 0);
  builder.addFieldInt32(crs.code, 4326, 0);
  builder.addFieldOffset(crs.name, name, 0);
  return builder.endObject();
}

function envelope(builder: Builder, { minX, minY, maxX, maxY }: Readonly<Box>): number {
  builder.startVector(8, 4, 8);
  for (const edge of [maxY, maxX, minY, minX]) builder.addFloat64(edge);
  return builder.endVector();
}
