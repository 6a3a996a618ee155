import { closeSync, openSync, writeSync } from "node:fs";

export interface PlainTiff {
  readonly width: number;
  readonly height: number;
  readonly bands: number;
  /** Coordinates of the upper left corner and the size of a cell, both sizes above 0. */
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly bytesPerCell: 4 | 8;
}

const stripRows = 64;

/**
 * Writes a GeoTIFF (BigTIFF) band by band, each from the top, without compression or reference system: what another
 * format is turned into on its way to the sampler. No data is NaN.
 *
 * @param rowsOf values of some rows of a band, counting both from 0; never more than 64 rows.
 */
export function writePlainTiff(
  path: string,
  tiff: PlainTiff,
  rowsOf: (band: number, firstRow: number, rows: number) => Float64Array,
): void {
  const { width, height, bands, bytesPerCell } = tiff;
  const strips = Math.ceil(height / stripRows);
  const rowBytes = width * bytesPerCell;
  const lengths = Array.from(
    { length: strips * bands },
    (_, i) => Math.min(stripRows, height - (i % strips) * stripRows) * rowBytes,
  );
  const head = header(tiff, lengths);
  const handle = openSync(path, "w");
  try {
    writeSync(handle, head);
    for (let band = 0; band < bands; band++)
      for (let first = 0; first < height; first += stripRows) {
        const values = rowsOf(band, first, Math.min(stripRows, height - first));
        writeSync(handle, bytesPerCell === 4 ? Float32Array.from(values) : values);
      }
  } finally {
    closeSync(handle);
  }
}

/** The file's first bytes and its one directory, with what its long entries point to. */
function header(
  { width, height, bands, left, top, cellWidth, cellHeight, bytesPerCell }: PlainTiff,
  lengths: readonly number[],
): Buffer {
  const short = (tag: number, values: readonly number[]) => ({ tag, type: 3, bytes: 2, values });
  const long = (tag: number, values: readonly number[]) => ({ tag, type: 4, bytes: 4, values });
  const double = (tag: number, values: readonly number[]) => ({ tag, type: 12, bytes: 8, values });
  const offsetsEntry = { tag: 273, type: 16, bytes: 8, values: lengths };
  const each = (value: number) => new Array<number>(bands).fill(value);
  const entries = [
    long(256, [width]),
    long(257, [height]),
    short(258, each(bytesPerCell * 8)),
    short(259, [1]),
    short(262, [1]),
    offsetsEntry,
    short(277, [bands]),
    long(278, [stripRows]),
    { tag: 279, type: 16, bytes: 8, values: lengths },
    short(284, [2]),
    short(339, each(3)),
    double(33550, [cellWidth, cellHeight, 0]),
    double(33922, [0, 0, 0, left, top, 0]),
    // GDAL's word on what means no data, for the map's copy: "nan".
    { tag: 42113, type: 2, bytes: 1, values: [...Buffer.from("nan\0")] },
  ];
  const directoryBytes = 8 + entries.length * 20 + 8;
  const places: number[] = [];
  let end = 16 + directoryBytes;
  for (const { bytes, values } of entries) {
    places.push(end);
    if (bytes * values.length > 8) end += Math.ceil((bytes * values.length) / 8) * 8;
  }
  const buffer = Buffer.alloc(end);
  buffer.write("II");
  buffer.writeUInt16LE(43, 2);
  buffer.writeUInt16LE(8, 4);
  buffer.writeBigUInt64LE(16n, 8);
  buffer.writeBigUInt64LE(BigInt(entries.length), 16);
  entries.forEach((entry, i) => {
    const { tag, type, bytes } = entry;
    const at = 24 + i * 20;
    buffer.writeUInt16LE(tag, at);
    buffer.writeUInt16LE(type, at + 2);
    buffer.writeBigUInt64LE(BigInt(entry.values.length), at + 4);
    const isInline = bytes * entry.values.length <= 8;
    if (!isInline) buffer.writeBigUInt64LE(BigInt(places[i]!), at + 12);
    let place = isInline ? at + 12 : places[i]!;
    let offset = end;
    for (const value of entry.values) {
      if (type === 12) buffer.writeDoubleLE(value, place);
      else if (type === 16) buffer.writeBigUInt64LE(BigInt(entry === offsetsEntry ? offset : value), place);
      else if (bytes === 1) buffer.writeUInt8(value, place);
      else if (bytes === 2) buffer.writeUInt16LE(value, place);
      else buffer.writeUInt32LE(value, place);
      offset += value;
      place += bytes;
    }
  });
  return buffer;
}
