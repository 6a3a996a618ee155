import { createHash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

/** Part of a file, from `start` to before `end`, in bytes. */
export interface FilePiece {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

const buffer = new Uint8Array(1 << 20);

/** SHA-256 of part of a file; of what is there, should the file have become shorter. */
export function hashPiece({ path, start, end }: FilePiece): string {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  try {
    for (let at = start; at < end; ) {
      const read = readSync(file, buffer, 0, Math.min(buffer.length, end - at), at);
      if (read === 0) break;
      hash.update(buffer.subarray(0, read));
      at += read;
    }
  } finally {
    closeSync(file);
  }
  return hash.digest("hex");
}
