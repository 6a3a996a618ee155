import { closeSync, openSync, writeSync } from "node:fs";
import { deflateSync } from "node:zlib";

export interface TiffLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  /** `tiles` of 256 by 256 cells, or `strips` of 8 rows. */
  readonly blocks: "tiles" | "strips";
  readonly compress: boolean;
}

const epsg = 2193;
export const noData = -9999;

/**
 * Writes a GeoTIFF of 32-bit floats (BigTIFF, so of any size) block by block; memory holds one.
 * @param fillRow puts the values of one row's columns, from `column` on, at `at` of a block.
 */
export function writeTiff(
  path: string,
  layout: TiffLayout,
  fillRow: (row: number, column: number, count: number, block: Float32Array, at: number) => void,
): void {
  const { width, height, blocks, compress } = layout;
  const [blockWidth, blockHeight] = blocks === "tiles" ? [256, 256] : [width, 8];
  const across = Math.ceil(width / blockWidth);
  const down = Math.ceil(height / blockHeight);
  const offsets = new BigUint64Array(across * down);
  const counts = new BigUint64Array(across * down);
  const file = openSync(path, "w");
  // The directory comes last: only then is it known where the blocks lie.
  let end = 16;
  for (let block = 0; block < across * down; block++) {
    const top = Math.floor(block / across) * blockHeight;
    const left = (block % across) * blockWidth;
    const rows = blocks === "tiles" ? blockHeight : Math.min(blockHeight, height - top);
    const values = new Float32Array(blockWidth * rows).fill(noData);
    for (let row = 0; row < Math.min(rows, height - top); row++)
      fillRow(top + row, left, Math.min(blockWidth, width - left), values, row * blockWidth);
    const raw = Buffer.from(values.buffer);
    const bytes = compress ? deflateSync(raw, { level: 1 }) : raw;
    writeSync(file, bytes, 0, bytes.length, end);
    offsets[block] = BigInt(end);
    counts[block] = BigInt(bytes.length);
    end += bytes.length + (bytes.length % 2);
  }
  const directory = layOut(fieldsOf(layout, blockWidth, blockHeight, offsets, counts), end);
  writeSync(file, directory, 0, directory.length, end);
  const head = Buffer.alloc(16);
  head.write("II+\0\x08\0\0\0", "latin1");
  head.writeBigUInt64LE(BigInt(end), 8);
  writeSync(file, head, 0, 16, 0);
  closeSync(file);
}

interface Field {
  readonly tag: number;
  /** TIFF's number of the type: text, 16-bit, double, 64-bit. */
  readonly type: 2 | 3 | 12 | 16;
  readonly bytes: Buffer;
  readonly count: number;
}

const short = (tag: number, ...values: number[]): Field => ({
  tag,
  type: 3,
  bytes: Buffer.from(Uint16Array.from(values).buffer),
  count: values.length,
});
const double = (tag: number, ...values: number[]): Field => ({
  tag,
  type: 12,
  bytes: Buffer.from(Float64Array.from(values).buffer),
  count: values.length,
});
const long = (tag: number, values: BigUint64Array): Field => ({
  tag,
  type: 16,
  bytes: Buffer.from(values.buffer),
  count: values.length,
});

function fieldsOf(
  { width, height, left, top, cell, blocks, compress }: TiffLayout,
  blockWidth: number,
  blockHeight: number,
  offsets: BigUint64Array,
  counts: BigUint64Array,
): Field[] {
  const text = Buffer.from(`${noData}\0`, "latin1");
  const where =
    blocks === "tiles"
      ? [short(322, blockWidth), short(323, blockHeight), long(324, offsets), long(325, counts)]
      : [long(273, offsets), short(278, blockHeight), long(279, counts)];
  return [
    short(256, width),
    short(257, height),
    short(258, 32),
    short(259, compress ? 8 : 1),
    short(262, 1),
    short(277, 1),
    short(284, 1),
    ...where,
    short(339, 3), // floating point
    double(33550, cell, cell, 0),
    double(33922, 0, 0, 0, left, top, 0),
    // Projected model, cells are areas, the system's number.
    short(34735, 1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, epsg),
    { tag: 42113, type: 2, bytes: text, count: text.length } satisfies Field,
  ].sort((a, b) => a.tag - b.tag);
}

function layOut(fields: readonly Field[], start: number): Buffer {
  const table = Buffer.alloc(8 + fields.length * 20 + 8);
  table.writeBigUInt64LE(BigInt(fields.length), 0);
  const overflow: Buffer[] = [];
  let free = start + table.length;
  fields.forEach(({ tag, type, bytes, count }, i) => {
    const at = 8 + i * 20;
    table.writeUInt16LE(tag, at);
    table.writeUInt16LE(type, at + 2);
    table.writeBigUInt64LE(BigInt(count), at + 4);
    if (bytes.length <= 8) bytes.copy(table, at + 12);
    else {
      table.writeBigUInt64LE(BigInt(free), at + 12);
      overflow.push(bytes);
      free += bytes.length;
    }
  });
  return Buffer.concat([table, ...overflow]);
}
