import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { DomainError } from "@stopbank/errors";
import { corruptFile } from "../arrow/ArrowFile.ts";
import type { Manifest } from "../manifest.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";

/** Reads files of one dataset version and refuses bytes that are not those that were published. */
export interface FileReader {
  /** The whole file, its checksum compared. */
  whole(file: string): Promise<Uint8Array>;
  /** A part, compared with its own CRC-32. */
  part(file: string, place: { offset: number; bytes: number; crc32: number }): Promise<Uint8Array>;
  /** A part as it is; only its length is checked. */
  range(file: string, offset: number, length: number): Promise<Uint8Array>;
}

export function fileReader(storage: DatasetStorage, folder: string, files: Manifest["files"]): FileReader {
  const expected = (file: string) => {
    const entry = files[file];
    if (entry === undefined) throw corruptFile(file, "the manifest does not list it");
    return entry;
  };
  return {
    async whole(file) {
      const { sha256, bytes } = expected(file);
      const read = await namingFile(file, () => storage.read(`${folder}/${file}`));
      if (read.byteLength !== bytes) throw truncated(file, read.byteLength, bytes);
      if (createHash("sha256").update(read).digest("hex") !== sha256)
        throw corruptFile(file, "its checksum is not the one it was published with");
      return read;
    },
    async part(file, place) {
      const read = await this.range(file, place.offset, place.bytes);
      if (crc32(read) !== place.crc32)
        throw corruptFile(file, "its checksum is not the one it was published with");
      return read;
    },
    async range(file, offset, length) {
      expected(file);
      const read = await namingFile(file, () => storage.readRange(`${folder}/${file}`, offset, length));
      if (read.byteLength !== length) throw truncated(file, offset + read.byteLength, offset + length);
      return read;
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

const truncated = (file: string, found: number, wanted: number) =>
  corruptFile(file, `it ends after ${found} of ${wanted} bytes`);
