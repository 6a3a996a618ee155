import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { zxyToTileId } from "pmtiles";
import type { Bounds } from "../manifest/manifest.ts";
import { gzipDeterministic } from "./gzip.ts";
import { type Entry, encodeDirectories } from "./pmtilesDirectory.ts";

export interface ArchiveAbout {
  readonly kind: "vector" | "raster";
  /** Of raster tiles; PNG without. */
  readonly format?: "png" | "webp" | undefined;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: Bounds;
  /** Becomes the archive's JSON metadata; `vector_layers` for vector tiles. */
  readonly metadata: object;
}

interface Spooled {
  readonly tileId: number;
  readonly offset: number;
  readonly bytes: number;
}

/**
 * Writes a PMTiles v3 archive: tiles in Hilbert order (clustered), identical tiles stored once, runs
 * merged. Tiles may come in any order; they wait in a file beside the archive, not in memory.
 * Specification: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export class PmtilesWriter {
  readonly #path: string;
  readonly #about: ArchiveAbout;
  readonly #spool: number;
  readonly #tiles: Spooled[] = [];
  readonly #seen = new Map<string, { offset: number; bytes: number }>();
  #spooledBytes = 0;

  constructor(path: string, about: ArchiveAbout) {
    this.#path = path;
    this.#about = about;
    this.#spool = openSync(`${path}.spool`, "wx+");
  }

  /** @param tile MVT for vector archives (gzipped here), a picture for raster ones (kept as it is). */
  add(z: number, x: number, y: number, tile: Uint8Array): void {
    const bytes = this.#about.kind === "vector" ? gzipDeterministic(tile) : tile;
    const hash = createHash("sha256").update(bytes).digest("base64");
    let place = this.#seen.get(hash);
    if (place === undefined) {
      place = { offset: this.#spooledBytes, bytes: bytes.byteLength };
      writeAll(this.#spool, bytes);
      this.#spooledBytes += bytes.byteLength;
      this.#seen.set(hash, place);
    }
    this.#tiles.push({ tileId: zxyToTileId(z, x, y), ...place });
  }

  /** Writes the archive and removes the spool. */
  close(): void {
    this.#tiles.sort((a, b) => a.tileId - b.tileId);
    const { entries, order, tileBytes } = cluster(this.#tiles);
    const { root, leaves } = encodeDirectories(entries);
    const metadata = gzipDeterministic(Buffer.from(JSON.stringify(this.#about.metadata)));
    const lengths = { root: root.byteLength, metadata: metadata.byteLength, leaves: leaves.byteLength };
    const counts = { tiles: this.#tiles.length, entries: entries.length, contents: this.#seen.size };
    const file = openSync(this.#path, "wx");
    for (const part of [header(this.#about, { ...lengths, tileBytes }, counts), root, metadata, leaves])
      writeAll(file, part);
    for (const { offset, bytes } of order) {
      const tile = new Uint8Array(bytes);
      readSync(this.#spool, tile, 0, bytes, offset);
      writeAll(file, tile);
    }
    fsyncSync(file);
    closeSync(file);
    this.discard();
  }

  discard(): void {
    closeSync(this.#spool);
    rmSync(`${this.#path}.spool`, { force: true });
  }
}

/** Places each distinct tile where its first user stands, and merges neighbours that share one. */
function cluster(tiles: readonly Spooled[]) {
  const placed = new Map<number, number>();
  const order: Spooled[] = [];
  const entries: Entry[] = [];
  let tileBytes = 0;
  for (const tile of tiles) {
    let offset = placed.get(tile.offset);
    if (offset === undefined) {
      offset = tileBytes;
      placed.set(tile.offset, offset);
      order.push(tile);
      tileBytes += tile.bytes;
    }
    const last = entries.at(-1);
    if (last !== undefined && last.offset === offset && last.tileId + last.run === tile.tileId)
      entries[entries.length - 1] = { ...last, run: last.run + 1 };
    else entries.push({ tileId: tile.tileId, offset, bytes: tile.bytes, run: 1 });
  }
  return { entries, order, tileBytes };
}

function header(
  about: ArchiveAbout,
  bytes: { root: number; metadata: number; leaves: number; tileBytes: number },
  counts: { tiles: number; entries: number; contents: number },
): Uint8Array {
  const view = new DataView(new ArrayBuffer(127));
  new TextEncoder().encodeInto("PMTiles", new Uint8Array(view.buffer));
  view.setUint8(7, 3);
  const uint64 = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true);
  let offset = 127;
  [bytes.root, bytes.metadata, bytes.leaves, bytes.tileBytes].forEach((length, i) => {
    uint64(8 + 16 * i, offset);
    uint64(16 + 16 * i, length);
    offset += length;
  });
  uint64(72, counts.tiles);
  uint64(80, counts.entries);
  uint64(88, counts.contents);
  const gzip = 2;
  const uncompressed = 1;
  view.setUint8(96, 1); // clustered
  view.setUint8(97, gzip); // directories and metadata
  view.setUint8(98, about.kind === "vector" ? gzip : uncompressed);
  view.setUint8(99, about.kind === "vector" ? 1 : about.format === "webp" ? 4 : 2); // MVT, WebP or PNG
  view.setUint8(100, about.minZoom);
  view.setUint8(101, about.maxZoom);
  const e7 = (at: number, degrees: number) => view.setInt32(at, Math.round(degrees * 1e7), true);
  const [west, south, east, north] = about.bounds;
  [west, south, east, north].forEach((degrees, i) => {
    e7(102 + 4 * i, degrees);
  });
  view.setUint8(118, about.minZoom);
  e7(119, (west + east) / 2);
  e7(123, (south + north) / 2);
  return new Uint8Array(view.buffer);
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.byteLength; ) done += writeSync(file, bytes, done);
}
