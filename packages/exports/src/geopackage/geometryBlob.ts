import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { ByteWriter } from "../binary/byteWriter.ts";
import { type Box, isEmptyBox } from "../binary/elementBox.ts";

const wgs84 = 4326;
/** Little-endian, and with an envelope in x and y. */
const withEnvelope = 0b0000_0011;
const isEmpty = 0b0001_0001;
const wkb = { point: 1, line: 2, polygon: 3 } as const;
const multi = 3;

/** Writes an element as GeoPackage keeps it: its header, the envelope, and WKB of many parts whatever their number. */
export function writeGeometryBlob(
  out: ByteWriter,
  geometry: GeometryColumn,
  element: number,
  box: Readonly<Box>,
): void {
  out.reset();
  out.byte(0x47);
  out.byte(0x50);
  out.byte(0);
  out.byte(isEmptyBox(box) ? isEmpty : withEnvelope);
  out.int32(wgs84);
  if (!isEmptyBox(box)) for (const edge of [box.minX, box.maxX, box.minY, box.maxY]) out.float64(edge);
  const from = geometry.partStart[element]!;
  const to = geometry.partStart[element + 1]!;
  writeHead(out, wkb[geometry.kind] + multi, to - from);
  for (let part = from; part < to; part++) writePart(out, geometry, part);
}

function writePart(out: ByteWriter, geometry: GeometryColumn, part: number): void {
  const { coords } = geometry;
  if (geometry.kind === "point") {
    out.byte(1);
    out.uint32(wkb.point);
    writePositions(out, coords, part, part + 1);
    return;
  }
  const { vertexStart } = geometry;
  if (geometry.kind === "line") {
    const [start, end] = [vertexStart[part]!, vertexStart[part + 1]!];
    writeHead(out, wkb.line, end - start);
    writePositions(out, coords, start, end);
    return;
  }
  const { ringStart } = geometry;
  writeHead(out, wkb.polygon, ringStart[part + 1]! - ringStart[part]!);
  for (let ring = ringStart[part]!; ring < ringStart[part + 1]!; ring++) {
    const [start, end] = [vertexStart[ring]!, vertexStart[ring + 1]!];
    out.uint32(end - start);
    writePositions(out, coords, start, end);
  }
}

function writeHead(out: ByteWriter, type: number, count: number): void {
  out.byte(1);
  out.uint32(type);
  out.uint32(count);
}

function writePositions(out: ByteWriter, coords: Float64Array, from: number, to: number): void {
  for (let i = 2 * from; i < 2 * to; i++) out.float64(coords[i]!);
}
