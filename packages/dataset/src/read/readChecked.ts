import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { DomainError } from "@stopbank/errors";
import { corruptFile } from "../arrow/corruptFile.ts";
import { areBlocksIntact, blockBytes } from "../files/blocks.ts";
import type { Manifest } from "../manifest/manifest.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";
import type { ColumnCache } from "./ColumnCache.ts";

/** Reads files of one dataset version and refuses bytes that are not those that were published. */
export interface FileReader {
  /** The whole file, its checksum compared. */
  whole(file: string): Promise<Uint8Array>;
  /** A part, compared with its own CRC-32. */
  part(file: string, place: { offset: number; bytes: number; crc32: number }): Promise<Uint8Array>;
  /**
   * A part, compared with the checksums of the blocks it lies in; in files without those only its length is checked.
   * Its first byte lies as far from an 8-byte boundary in memory as in the file.
   */
  range(file: string, offset: number, length: number): Promise<Uint8Array>;
  /** Whether `range` can tell an altered byte in this file. */
  hasBlocks(file: string): boolean;
}

/** A read of more units than this goes past the cache: it is a column, and kept as such. */
const mostCachedUnits = 4;

export function fileReader(
  storage: DatasetStorage,
  folder: string,
  files: Manifest["files"],
  cache: ColumnCache,
): FileReader {
  const blocksOf = new Map<string, Buffer>();
  const expected = (file: string) => {
    const entry = files[file];
    if (entry === undefined) throw corruptFile(file, "the manifest does not list it");
    return entry;
  };
  const exactly = async (file: string, offset: number, length: number) => {
    const read = await namingFile(file, () => storage.readRange(`${folder}/${file}`, offset, length));
    if (read.byteLength !== length) throw truncated(file, offset + read.byteLength, offset + length);
    return read;
  };
  /** Whole blocks, compared. */
  const intact = async (file: string, offset: number, length: number) => {
    const sums = blocksOf.get(file) ?? Buffer.from(expected(file).blocks ?? "", "base64");
    blocksOf.set(file, sums);
    const read = await exactly(file, offset, length);
    if (!areBlocksIntact(sums, offset / blockBytes, read)) throw altered(file);
    return read;
  };
  /** One aligned stretch of a file in an object store, fetched once however many small reads fall into it. */
  const unit = (file: string, offset: number, length: number) =>
    cache.get(["unit", folder, file, offset].join("\0"), async () => {
      const value = await intact(file, offset, length);
      return { value, bytes: value.byteLength };
    });

  return {
    hasBlocks: (file) => expected(file).blocks !== undefined,
    async whole(file) {
      const { sha256, bytes } = expected(file);
      const read = await namingFile(file, () => storage.read(`${folder}/${file}`));
      if (read.byteLength !== bytes) throw truncated(file, read.byteLength, bytes);
      if (createHash("sha256").update(read).digest("hex") !== sha256) throw altered(file);
      return read;
    },
    async part(file, place) {
      expected(file);
      const read = await exactly(file, place.offset, place.bytes);
      if (crc32(read) !== place.crc32) throw altered(file);
      return read;
    },
    async range(file, offset, length) {
      const { bytes, blocks } = expected(file);
      if (offset + length > bytes) throw truncated(file, bytes, offset + length);
      if (blocks === undefined) return exactly(file, offset, length);
      const step = storage.readUnitBytes ?? blockBytes;
      const from = Math.floor(offset / step) * step;
      const to = Math.min(Math.ceil((offset + length) / step) * step, bytes);
      if (storage.readUnitBytes === undefined || to - from > mostCachedUnits * step)
        return (await intact(file, from, to - from)).subarray(offset - from, offset - from + length);
      const starts = Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);
      const units = await Promise.all(starts.map((at) => unit(file, at, Math.min(step, bytes - at))));
      if (units.length === 1) return units[0]!.subarray(offset - from, offset - from + length);
      const joined = new Uint8Array(new SharedArrayBuffer(to - from));
      for (const [i, each] of units.entries()) joined.set(each, i * step);
      return joined.subarray(offset - from, offset - from + length);
    },
  };
}

async function namingFile<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError && error.code === "dataset/missing-file")
      throw corruptFile(file, "it is missing", error);
    throw error;
  }
}

const truncated = (file: string, foundBytes: number, expectedBytes: number) =>
  corruptFile(file, `it ends after ${foundBytes} of ${expectedBytes} bytes`);

const altered = (file: string) => corruptFile(file, "its checksum is not the one it was published with");
