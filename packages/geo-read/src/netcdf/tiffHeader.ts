/** One entry of a TIFF directory. */
export interface TiffEntry {
  readonly tag: number;
  /** As TIFF numbers them: 1 byte, 2 text, 3 of 2 bytes, 4 of 4 bytes, 12 floating point of 8 bytes, 16 of 8 bytes. */
  readonly type: 2 | 3 | 4 | 12 | 16;
  readonly values: readonly number[];
  /** Whether values are lengths of blocks that follow the header one after another, and where those lie is to be written. */
  readonly isBlocks?: boolean;
}

export const short = (tag: number, values: readonly number[]): TiffEntry => ({ tag, type: 3, values });
export const long = (tag: number, values: readonly number[]): TiffEntry => ({ tag, type: 4, values });
export const double = (tag: number, values: readonly number[]): TiffEntry => ({ tag, type: 12, values });
export const ascii = (tag: number, text: string): TiffEntry => ({
  tag,
  type: 2,
  values: [...Buffer.from(`${text}\0`, "latin1")],
});

const bytesOf = { 2: 1, 3: 2, 4: 4, 12: 8, 16: 8 } as const;

/**
 * The first bytes of a BigTIFF and its one directory, with what its long entries point to.
 * @param entries by rising tag, as TIFF wants them.
 */
export function tiffHeader(entries: readonly TiffEntry[]): Buffer {
  const directoryBytes = 8 + entries.length * 20 + 8;
  const places: number[] = [];
  let end = 16 + directoryBytes;
  for (const { type, values } of entries) {
    places.push(end);
    const length = bytesOf[type] * values.length;
    if (length > 8) end += Math.ceil(length / 8) * 8;
  }
  const buffer = Buffer.alloc(end);
  buffer.write("II");
  buffer.writeUInt16LE(43, 2);
  buffer.writeUInt16LE(8, 4);
  buffer.writeBigUInt64LE(16n, 8);
  buffer.writeBigUInt64LE(BigInt(entries.length), 16);
  entries.forEach(({ tag, type, values, isBlocks }, i) => {
    const bytes = bytesOf[type];
    const at = 24 + i * 20;
    buffer.writeUInt16LE(tag, at);
    buffer.writeUInt16LE(type, at + 2);
    buffer.writeBigUInt64LE(BigInt(values.length), at + 4);
    const isInline = bytes * values.length <= 8;
    if (!isInline) buffer.writeBigUInt64LE(BigInt(places[i]!), at + 12);
    let place = isInline ? at + 12 : places[i]!;
    let offset = end;
    for (const value of values) {
      if (type === 12) buffer.writeDoubleLE(value, place);
      else if (type === 16) buffer.writeBigUInt64LE(BigInt(isBlocks ? offset : value), place);
      else if (type === 2) buffer.writeUInt8(value, place);
      else if (type === 3) buffer.writeUInt16LE(value, place);
      else buffer.writeUInt32LE(value, place);
      offset += value;
      place += bytes;
    }
  });
  return buffer;
}
