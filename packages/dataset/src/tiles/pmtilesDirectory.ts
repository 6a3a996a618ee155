import { gzipDeterministic } from "./gzip.ts";

/** A run of `run` consecutive tile ids with the same bytes, or (run 0) a leaf directory. */
export interface Entry {
  readonly tileId: number;
  readonly offset: number;
  readonly bytes: number;
  readonly run: number;
}

/** Header and root must lie in the first 16 KiB, so that a reader needs one request for both. */
const rootBudgetBytes = 16384 - 127;

/** Root and leaf directories of a PMTiles v3 archive, gzipped; leaves only when the root would be too big. */
export function encodeDirectories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array } {
  const flat = gzipDeterministic(encodeDirectory(entries));
  if (flat.byteLength <= rootBudgetBytes) return { root: flat, leaves: new Uint8Array(0) };
  for (let leafSize = 4096; ; leafSize *= 2) {
    const leaves: Uint8Array[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let from = 0; from < entries.length; from += leafSize) {
      const leaf = gzipDeterministic(encodeDirectory(entries.slice(from, from + leafSize)));
      pointers.push({ tileId: entries[from]!.tileId, offset, bytes: leaf.byteLength, run: 0 });
      leaves.push(leaf);
      offset += leaf.byteLength;
    }
    const root = gzipDeterministic(encodeDirectory(pointers));
    if (root.byteLength <= rootBudgetBytes) return { root, leaves: Buffer.concat(leaves) };
  }
}

function encodeDirectory(entries: readonly Entry[]): Uint8Array {
  const out: number[] = [];
  const varint = (value: number) => {
    let rest = value;
    // By division: offsets pass 32 bits.
    for (; rest >= 128; rest = Math.floor(rest / 128)) out.push((rest % 128) + 128);
    out.push(rest);
  };
  varint(entries.length);
  entries.forEach((entry, i) => {
    varint(entry.tileId - (entries[i - 1]?.tileId ?? 0));
  });
  for (const entry of entries) varint(entry.run);
  for (const entry of entries) varint(entry.bytes);
  entries.forEach((entry, i) => {
    const before = entries[i - 1];
    const follows = before !== undefined && entry.offset === before.offset + before.bytes;
    varint(follows ? 0 : entry.offset + 1);
  });
  return Uint8Array.from(out);
}
