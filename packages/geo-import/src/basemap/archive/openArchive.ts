import { type FileHandle, open } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, zstdDecompress } from "node:zlib";
import type { Bounds } from "@stopbank/dataset/manifest";
import type { TileSchema } from "@stopbank/dataset/tiles";
import { type Place, refuse } from "@stopbank/geo-read/refusal";
import { requireFile } from "@stopbank/geo-read/require-file";
import { Compression, PMTiles, SharedPromiseCache, type Source, TileType } from "pmtiles";
import { Type } from "typebox";
import { Check } from "typebox/value";
import type { ArchiveEntry } from "../../description/basemap.ts";
import { schemaOfLayers } from "./archiveSchema.ts";

/** A PMTiles archive of a drawn map, open to be read by ranges. */
export interface OpenArchive {
  readonly place: Place;
  readonly schema: TileSchema;
  readonly sourceLayers: readonly string[];
  readonly bounds: Bounds;
  readonly minZoom: number;
  readonly maxZoom: number;
  /**
   * A tile as MVT that is not packed; undefined where there is none.
   *
   * @throws DomainError `import/damaged`.
   */
  tile(z: number, x: number, y: number): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

const Metadata = Type.Object({ vector_layers: Type.Array(Type.Object({ id: Type.String() })) });

const unpackers: Readonly<Partial<Record<Compression, (bytes: Uint8Array) => Promise<Uint8Array>>>> = {
  [Compression.None]: async (bytes) => bytes,
  [Compression.Gzip]: promisify(gunzip),
  [Compression.Brotli]: promisify(brotliDecompress),
  [Compression.Zstd]: promisify(zstdDecompress),
};

/** @throws DomainError `import/missing-file`, `import/not-archive`, `import/no-vector-tiles`, `import/unknown-schema`, `import/damaged`. */
export async function openArchive(folder: string, entry: ArchiveEntry): Promise<OpenArchive> {
  const path = resolve(folder, entry.file);
  const place: Place = { what: "Basemap archive", file: entry.file };
  requireFile(place, path);
  const file = await open(path, "r");
  try {
    return await read(place, file, entry);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function unpacked(bytes: ArrayBuffer, how: Compression): Promise<ArrayBuffer> {
  const unpack = unpackers[how];
  if (unpack === undefined) throw new TypeError(`packing ${how} is not known`);
  const plain = await unpack(new Uint8Array(bytes));
  return plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength) as ArrayBuffer;
}

const directoriesKept = 64;

async function read(place: Place, file: FileHandle, entry: ArchiveEntry): Promise<OpenArchive> {
  const directories = new SharedPromiseCache(directoriesKept, true, unpacked);
  const archive = new PMTiles(sourceOf(place, file), directories, unpacked);
  const damaged = (cause: unknown) =>
    refuse("damaged", place, "it cannot be read to its end", "Copy or make it again.", {
      cause: String(cause),
    });
  const header = await archive.getHeader().catch((cause: unknown) => {
    throw refuse(
      "not-archive",
      place,
      "it is no PMTiles archive of version 3",
      "Name a .pmtiles file, or make one: `pmtiles convert old.mbtiles new.pmtiles`.",
      { cause: String(cause) },
    );
  });
  const metadata = await archive.getMetadata().catch((cause: unknown) => {
    throw damaged(cause);
  });
  if (header.tileType !== TileType.Mvt || !Check(Metadata, metadata))
    throw refuse(
      "no-vector-tiles",
      place,
      "it holds no vector tiles, or does not say which layers they have",
      "Pictures of the ground go to `imagery`, heights to `elevation`, as GeoTIFF.",
    );
  const sourceLayers = metadata.vector_layers.map(({ id }) => id);
  const schema = entry.schema ?? schemaOfLayers(sourceLayers);
  if (schema === undefined)
    throw refuse(
      "unknown-schema",
      place,
      `its layers (${sourceLayers.slice(0, 8).join(", ")}) are of no schema that is drawn`,
      "It has to be in the Shortbread, OpenMapTiles or Protomaps schema; where it is, say so with `schema`.",
    );
  return {
    place,
    schema,
    sourceLayers,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    async tile(z, x, y) {
      try {
        const found = await archive.getZxy(z, x, y);
        return found === undefined ? undefined : new Uint8Array(found.data);
      } catch (cause) {
        throw damaged(cause);
      }
    },
    close: () => file.close(),
  };
}

const sourceOf = (place: Place, file: FileHandle): Source => ({
  getKey: () => place.file ?? "",
  async getBytes(offset, length) {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  },
});
