import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { PMTiles, type Source } from "pmtiles";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ArchiveAbout, PmtilesWriter } from "./PmtilesWriter.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stopbank-pmtiles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const about: Omit<ArchiveAbout, "kind"> = {
  minZoom: 0,
  maxZoom: 12,
  bounds: [172, -41, 173, -40],
  metadata: { name: "t" },
};

/** The archive as a stranger's reader sees it. */
function openWithPmtiles(path: string) {
  const bytes = readFileSync(path);
  const source: Source = {
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
}

let archives = 0;
function writeArchive(
  kind: "vector" | "raster",
  tiles: Iterable<readonly [number, number, number, Uint8Array]>,
) {
  const path = join(folder, `${archives++}.pmtiles`);
  const writer = new PmtilesWriter(path, { ...about, kind });
  for (const tile of tiles) writer.add(...tile);
  writer.close();
  return path;
}

const coordinate = fc
  .integer({ min: 0, max: 12 })
  .chain((z) => fc.tuple(fc.constant(z), fc.nat(2 ** z - 1), fc.nat(2 ** z - 1)));
const tiles = fc.uniqueArray(fc.tuple(coordinate, fc.uint8Array({ minLength: 1, maxLength: 2 })), {
  selector: ([zxy]) => zxy.join("/"),
  maxLength: 60,
});

describe("a PMTiles archive", () => {
  it("gives every tile back through the pmtiles package, and no other", () =>
    fc.assert(
      fc.asyncProperty(tiles, coordinate, async (written, other) => {
        const archive = openWithPmtiles(
          writeArchive(
            "raster",
            written.map(([zxy, bytes]) => [...zxy, bytes] as const),
          ),
        );
        for (const [zxy, bytes] of written)
          expect(new Uint8Array((await archive.getZxy(...zxy))?.data ?? [])).toEqual(bytes);
        if (!written.some(([zxy]) => zxy.join() === other.join()))
          expect(await archive.getZxy(...other)).toBeUndefined();
      }),
      { numRuns: 50 },
    ));

  it("uses leaf directories when the root would not fit in the first 16 KiB", async () => {
    // Lengths that do not compress, as real tiles have.
    const tile = (x: number, y: number) =>
      new Uint8Array(3 + ((Math.imul(x * 131 + y, 0x9e3779b1) >>> 8) % 991)).fill(x).fill(y, 1, 2);
    const every = function* () {
      for (let x = 0; x < 128; x++) for (let y = 0; y < 128; y++) yield [7, x, y, tile(x, y)] as const;
    };
    const archive = openWithPmtiles(writeArchive("raster", every()));
    const header = await archive.getHeader();
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThanOrEqual(16384);
    expect(header.clustered).toBe(true);
    expect(header.numAddressedTiles).toBe(16384);
    for (const [x, y] of [
      [0, 0],
      [127, 127],
      [17, 100],
    ] as const)
      expect(new Uint8Array((await archive.getZxy(7, x, y))?.data ?? [])).toEqual(tile(x, y));
  });

  it("stores identical tiles once and describes itself", async () => {
    const sea = new Uint8Array(5000).map((_, i) => i % 251);
    const same = [0, 1, 2, 3].map((i) => [5, i & 1, i >> 1, sea] as const);
    const path = writeArchive("vector", same);
    const archive = openWithPmtiles(path);
    const header = await archive.getHeader();
    expect([header.numAddressedTiles, header.numTileEntries, header.numTileContents]).toEqual([4, 1, 1]);
    expect([header.minLon, header.maxLat, header.maxZoom]).toEqual([172, -40, 12]);
    expect(await archive.getMetadata()).toEqual({ name: "t" });
    expect(new Uint8Array((await archive.getZxy(5, 1, 1))?.data ?? [])).toEqual(sea);
    expect(gunzipSync(readFileSync(path).subarray(header.tileDataOffset))).toHaveLength(5000);
  });
});
