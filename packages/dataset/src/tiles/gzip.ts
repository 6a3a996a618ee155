import { gzipSync } from "node:zlib";

/** Gzip whose bytes do not name the operating system, so that a dataset's version does not depend on it. */
export function gzipDeterministic(bytes: Uint8Array): Uint8Array {
  const zipped = gzipSync(bytes, { level: 6 });
  zipped[9] = 255;
  return zipped;
}
