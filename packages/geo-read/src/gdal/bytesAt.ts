import { readSync } from "node:fs";

/** Bytes of an open file, fewer where it ends before. */
export function bytesAt(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(handle, bytes, 0, length, position));
}
