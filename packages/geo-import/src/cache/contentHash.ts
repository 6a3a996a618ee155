import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { hashInThreads } from "../threads/threads.ts";

/** Files are hashed in pieces of this size, side by side, and named by the hash of their hashes. */
const pieceBytes = 32 << 20;

/** Hashes of this process by path, length and dates: an import asks for a raster's more than once. */
const hashed = new Map<string, Promise<string>>();

/** A name for a file's content. */
export function hashOfFile(path: string): Promise<string> {
  // Nobody can set the date of the last change (ctime), so other bytes are always asked for anew.
  const { size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const key = `${path} ${size} ${mtimeNs} ${ctimeNs}`;
  const before = hashed.get(key);
  if (before !== undefined) return before;
  const hash = readHash(path, Number(size));
  hashed.set(key, hash);
  return hash;
}

async function readHash(path: string, size: number): Promise<string> {
  const pieces: Promise<string>[] = [];
  for (let start = 0; start < size; start += pieceBytes)
    pieces.push(hashInThreads({ path, start, end: Math.min(size, start + pieceBytes) }));
  return createHash("sha256")
    .update((await Promise.all(pieces)).join())
    .digest("hex");
}

const known = new WeakMap<GeometryColumn, string>();

/** A name for the shapes of a layer, in their order. */
export function hashOfGeometry(geometry: GeometryColumn): string {
  const before = known.get(geometry);
  if (before !== undefined) return before;
  const hash = createHash("sha256").update(geometry.kind);
  for (const column of Object.values(geometry))
    if (typeof column !== "string")
      hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  const name = hash.digest("hex");
  known.set(geometry, name);
  return name;
}
