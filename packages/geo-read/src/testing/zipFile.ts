import { crc32, deflateRawSync } from "node:zlib";

interface Packing {
  readonly isStored?: boolean;
  /** Whether sizes and places are stated in 64 bits. */
  readonly isWide?: boolean;
  /** Files that the end says there are, where that is not so. */
  readonly count?: number;
  /** Numbers in 64 bits that are stated instead of what is so. */
  readonly stating?: Partial<Record<"bytes" | "packedBytes" | "position" | "end", bigint>>;
}

/** A zip of files by their names. */
export function zipFile(files: Readonly<Record<string, Buffer>>, packing: Packing = {}): Buffer {
  const { isStored = false, isWide = false, count = Object.keys(files).length, stating = {} } = packing;
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let position = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = isStored ? content : deflateRawSync(content);
    const method = isStored ? 0 : 8;
    const sizes = [u32(crc32(content)), u32(packed.length), u32(content.length)];
    const local = [
      u32(0x04034b50),
      u16(20, 0, method, 0, 0),
      ...sizes,
      u16(name.length, 0),
      Buffer.from(name),
    ];
    const extra = isWide
      ? [
          u16(1, 24),
          u64(
            stating.bytes ?? content.length,
            stating.packedBytes ?? packed.length,
            stating.position ?? position,
          ),
        ]
      : [];
    const stated = isWide ? [sizes[0]!, u32(wide, wide)] : sizes;
    entries.push(
      u32(0x02014b50),
      u16(20, 20, 0, method, 0, 0),
      ...stated,
      u16(name.length, isWide ? 28 : 0, 0, 0, 0),
      u32(0, isWide ? wide : position),
      Buffer.from(name),
      ...extra,
    );
    locals.push(...local, packed);
    position += Buffer.concat([...local, packed]).length;
  }
  const directory = Buffer.concat(entries);
  const wideEnd = [
    u32(0x06064b50),
    u64(44),
    u16(45, 45),
    u32(0, 0),
    u64(count, count, directory.length, position),
    u32(0x07064b50, 0),
    u64(stating.end ?? position + directory.length),
    u32(1),
  ];
  const end = isWide
    ? [...wideEnd, u32(0x06054b50), u16(0, 0, 0xffff, 0xffff), u32(wide, wide), u16(0)]
    : [u32(0x06054b50), u16(0, 0, count, count), u32(directory.length, position), u16(0)];
  return Buffer.concat([...locals, directory, ...end]);
}

const wide = 0xffffffff;

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => void bytes.writeUInt16LE(value, i * 2));
  return bytes;
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => void bytes.writeUInt32LE(value, i * 4));
  return bytes;
}

function u64(...values: readonly (number | bigint)[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, i) => void bytes.writeBigUInt64LE(BigInt(value), i * 8));
  return bytes;
}
