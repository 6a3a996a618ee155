import { crc32 } from "node:zlib";

/** Files that are read in part have a CRC-32 for each run of so many bytes, so that what is read can be checked. */
export const blockBytes = 64 << 10;

/** CRC-32s of a file's blocks as it is written or read from its start, in little-endian base64 as the manifest has them. */
export class BlockChecksums {
  readonly #sums: number[] = [];
  #crc = 0;
  #filled = 0;

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.byteLength; ) {
      const part = bytes.subarray(at, at + blockBytes - this.#filled);
      this.#crc = crc32(part, this.#crc);
      this.#filled += part.byteLength;
      at += part.byteLength;
      if (this.#filled === blockBytes) this.#close();
    }
  }

  /** Completes the last block. */
  encode(): string {
    if (this.#filled > 0) this.#close();
    return Buffer.from(Uint32Array.from(this.#sums).buffer).toString("base64");
  }

  #close(): void {
    this.#sums.push(this.#crc);
    this.#crc = 0;
    this.#filled = 0;
  }
}

/**
 * Whether bytes that begin at a block's start, and end at one or with the file, are those that were published.
 *
 * @param first number of the first block.
 */
export function areBlocksIntact(sums: Buffer, first: number, bytes: Uint8Array): boolean {
  for (let at = 0, block = first; at < bytes.byteLength; at += blockBytes, block++)
    if (crc32(bytes.subarray(at, at + blockBytes)) !== sums.readUInt32LE(block * 4)) return false;
  return true;
}
