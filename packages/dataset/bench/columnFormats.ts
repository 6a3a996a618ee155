import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PolygonColumn } from "@stopbank/risk-engine/columns";
import { Schema } from "apache-arrow";
import { asyncBufferFromFile, parquetMetadataAsync } from "hyparquet";
import { parquetReadColumn } from "hyparquet/src/read.js";
import { type ParquetWriteOptions, parquetWriteBuffer } from "hyparquet-writer";
import { openArrowFile } from "../src/arrow/ArrowFile.ts";
import { ArrowFileWriter } from "../src/arrow/ArrowFileWriter.ts";
import { attributeColumn } from "../src/arrow/attributeColumns.ts";
import { flattenGeometry, geometryField, viewGeometry } from "../src/arrow/geoArrow.ts";
import { measure, megabytes, milliseconds, printTable, random } from "./measure.ts";

interface Layer {
  readonly geometry: PolygonColumn;
  readonly name: string[];
  readonly cost: Float64Array;
}

/** Buildings of four corners with an address and a cost. */
function makeBuildings(count: number): Layer {
  const next = random(1);
  const coords = new Float64Array(count * 10);
  for (let i = 0; i < count; i++) {
    const [x, y, w, h] = [172 + next(), -41 + next(), 1e-4 + next() * 1e-4, 1e-4 + next() * 1e-4];
    coords.set([x, y, x + w, y, x + w, y + h, x, y + h, x, y], i * 10);
  }
  const each = Int32Array.from({ length: count + 1 }, (_, i) => i);
  const vertexStart = each.map((i) => i * 5);
  return {
    geometry: { kind: "polygon", coords, partStart: each, ringStart: each, vertexStart },
    name: Array.from({ length: count }, (_, i) => `${1 + (i % 200)} Street ${Math.floor(i / 200)}`),
    cost: Float64Array.from({ length: count }, () => Math.round(next() * 1e6)),
  };
}

function writeArrow(path: string, { geometry, name, cost }: Layer): void {
  rmSync(path, { force: true });
  const rows = Uint32Array.from(cost.keys());
  const described = { label: "", filterable: true, lookup: true } as const;
  const columns = [
    { field: geometryField("polygon"), column: flattenGeometry(geometry) },
    attributeColumn({ key: "name", type: "text", ...described }, name, rows, 0),
    attributeColumn({ key: "cost", type: "numeric", ...described }, cost, rows, 1),
  ];
  const file = new ArrowFileWriter(path, new Schema(columns.map((each) => each.field)));
  for (const each of columns)
    if ("dictionary" in each && each.dictionary)
      file.writeDictionary(each.dictionary.id, each.dictionary.column);
  const columnsOnly = columns.map((each) => each.column);
  file.writeRows(cost.length, columnsOnly);
  file.close();
}

async function openArrow(path: string) {
  const bytes = new Uint8Array(readFileSync(path).buffer);
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const file = await openArrowFile(path, bytes.byteLength, read);
  const geometry = viewGeometry("polygon", file.length, (await file.column("geometry"))!.buffers);
  const cost = (await file.column("cost"))!.buffers[1]!;
  return { geometry, cost: new Float64Array(cost.buffer, cost.byteOffset, file.length) };
}

/** WKB, the encoding every GeoParquet reader knows. */
function toWkb({ coords }: PolygonColumn): Uint8Array[] {
  const count = coords.length / 10;
  return Array.from({ length: count }, (_, i) => {
    const view = new DataView(new ArrayBuffer(93));
    view.setUint8(0, 1);
    view.setUint32(1, 3, true);
    view.setUint32(5, 1, true);
    view.setUint32(9, 5, true);
    for (let k = 0; k < 10; k++) view.setFloat64(13 + k * 8, coords[i * 10 + k]!, true);
    return new Uint8Array(view.buffer);
  });
}

function writeParquet(path: string, layer: Layer, codec: ParquetWriteOptions["codec"]): void {
  const geo = {
    version: "1.1.0",
    primary_column: "geometry",
    columns: { geometry: { encoding: "WKB", geometry_types: ["Polygon"] } },
  };
  const buffer = parquetWriteBuffer({
    columnData: [
      { name: "geometry", data: toWkb(layer.geometry), type: "BYTE_ARRAY" },
      { name: "name", data: layer.name, type: "STRING" },
      { name: "cost", data: layer.cost, type: "DOUBLE" },
    ],
    ...(codec === undefined ? {} : { codec }),
    kvMetadata: [{ key: "geo", value: JSON.stringify(geo) }],
  });
  writeFileSync(path, new Uint8Array(buffer), { flush: true });
}

async function openParquet(path: string) {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file, { geoparquet: false });
  const read = (name: string) => parquetReadColumn({ file, metadata, columns: [name], utf8: false });
  const wkb = (await read("geometry")) as Uint8Array[];
  const cost = Float64Array.from((await read("cost")) as ArrayLike<number>);
  // What the engine needs: all polygons here have one ring, which spares Parquet the general walk.
  const vertexStart = new Int32Array(wkb.length + 1);
  for (let i = 0; i < wkb.length; i++) vertexStart[i + 1] = vertexStart[i]! + (wkb[i]!.byteLength - 13) / 16;
  const coords = new Float64Array(vertexStart[wkb.length]! * 2);
  let at = 0;
  for (const each of wkb) {
    const view = new DataView(each.buffer, each.byteOffset, each.byteLength);
    for (let offset = 13; offset < each.byteLength; offset += 8) coords[at++] = view.getFloat64(offset, true);
  }
  return { coords, vertexStart, cost };
}

/** Write time, size and time from a file to typed arrays the engine can use. */
export async function compareColumnFormats(folder: string, count: number): Promise<void> {
  const layer = makeBuildings(count);
  const arrow = join(folder, "elements.arrow");
  const formats = [
    {
      name: "Arrow IPC, GeoArrow native",
      path: arrow,
      write: () => writeArrow(arrow, layer),
      open: openArrow,
    },
    ...(["UNCOMPRESSED", "SNAPPY"] as const).map((codec) => {
      const path = join(folder, `${codec}.parquet`);
      const name = `GeoParquet (WKB), ${codec.toLowerCase()}`;
      return { name, path, write: () => writeParquet(path, layer, codec), open: openParquet };
    }),
  ];
  const rows: string[][] = [];
  for (const { name, path, write, open } of formats) {
    const written = await measure(write, 1);
    const opened = await measure<object>(() => open(path));
    rows.push([name, milliseconds(written.ms), megabytes(statSync(path).size), milliseconds(opened.ms)]);
  }
  const title = `${count.toLocaleString("en")} buildings: geometry, address, cost`;
  printTable([title, "write", "size", "open to typed arrays"], rows);
}
