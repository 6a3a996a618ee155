import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Compression, PMTiles, SharedPromiseCache, type Source } from "pmtiles";
import { corruptFile } from "../arrow/corruptFile.ts";
import type { TileFile } from "../manifest/manifest.ts";
import type { Tile } from "./Dataset.ts";
import type { FileReader } from "./readChecked.ts";

const unzip = promisify(gunzip);
const directoriesKept = 64;

export interface TileArchive {
  tile(z: number, x: number, y: number): Promise<Tile | undefined>;
}

/**
 * Reads tiles by range through the `pmtiles` package, directories cached, tile bytes handed on as they are
 * stored: gzipped vector tiles go out gzipped.
 */
export function tileArchive(reader: Pick<FileReader, "range">, about: TileFile, size: number): TileArchive {
  const { file } = about;
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => {
      // The first request asks for more than a small archive has.
      const bytes = await reader.range(file, offset, Math.min(length, Math.max(0, size - offset)));
      return {
        data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
      };
    },
  };
  const directories = new SharedPromiseCache(directoriesKept, true, async (bytes, compression) => {
    if (compression !== Compression.Gzip) return bytes;
    const plain = await unzip(new Uint8Array(bytes));
    return plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength) as ArrayBuffer;
  });
  const archive = new PMTiles(source, directories, async (bytes) => bytes);
  return {
    async tile(z, x, y) {
      const n = 2 ** z;
      const inside = [z, x, y].every(Number.isInteger) && z >= about.minZoom && z <= about.maxZoom;
      if (!inside || x < 0 || y < 0 || x >= n || y >= n) return undefined;
      const found = await archive.getZxy(z, x, y).catch((cause: unknown) => {
        throw cause instanceof Error && cause.name === "DomainError"
          ? cause
          : corruptFile(file, "its directory cannot be read", cause);
      });
      if (found === undefined) return undefined;
      const bytes = new Uint8Array(found.data);
      const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
      return about.kind === "vector"
        ? { bytes, encoding: "gzip", contentType: "application/vnd.mapbox-vector-tile", etag: `"${hash}"` }
        : { bytes, encoding: "identity", contentType: `image/${about.format ?? "png"}`, etag: `"${hash}"` };
    },
  };
}
