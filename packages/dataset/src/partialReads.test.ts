import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { areBlocksIntact, BlockChecksums, blockBytes } from "./files/blocks.ts";
import { localStorage, openDataset } from "./read.ts";
import type { DatasetStorage } from "./storage/DatasetStorage.ts";
import { openStorage } from "./storage/openStorage.ts";
import { startTestS3 } from "./testing/s3Server.ts";
import { sampleAbout, sampleType } from "./testing/sampleDataset.ts";
import { pushVersion } from "./versions.ts";
import { createDatasetWriter } from "./write.ts";

const count = 50_000;
let root: string;
let version: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-partial-"));
  const writer = await createDatasetWriter(root, sampleAbout);
  const coords = Float64Array.from({ length: 2 * count }, (_, i) =>
    i % 2 === 0 ? 172 + (i % 977) / 977 : -41 + (i % 991) / 991,
  );
  const names = Array.from({ length: count }, (_, i) => `pole ${i}`);
  await writer.addElements(
    sampleType("poles", "point"),
    { kind: "point", coords, partStart: Int32Array.from({ length: count + 1 }, (_, i) => i) },
    { id: names.map((_, i) => String(i)), name: names },
  );
  ({ version } = await writer.publish());
  return () => rmSync(root, { recursive: true });
});

const { client } = sampleAbout;
const elements = "elements/poles.arrow";

/** The same storage, which says how much was read of a file. */
function counted(storage: DatasetStorage) {
  const read = new Map<string, number>();
  const note = (path: string, bytes: Uint8Array) => {
    const file = path.split("/").slice(2).join("/");
    read.set(file, (read.get(file) ?? 0) + bytes.byteLength);
    return bytes;
  };
  return {
    read,
    storage: {
      ...storage,
      read: async (path: string) => note(path, await storage.read(path)),
      readRange: async (path: string, offset: number, length: number) =>
        note(path, await storage.readRange(path, offset, length)),
    },
  };
}

describe("reading in part", () => {
  it("touches the columns that are asked for and no others", async () => {
    const { storage, read } = counted(localStorage(root));
    const dataset = await openDataset(storage, client);
    const size = dataset.manifest.files[elements]!.bytes;
    const bare = await dataset.elements("poles", { attributes: [], regions: [] });
    expect(bare.geometry.coords).toHaveLength(2 * count);
    // Coordinates and where each element's begin, the footer, and what the blocks at their ends hold besides.
    expect(read.get(elements)).toBeLessThan(count * 20 + 6 * blockBytes);
    expect(size).toBeGreaterThan(count * 40);
    expect(() => bare.attribute("name")).toThrow("not among the columns");
    expect(() => bare.attribute("colour")).toThrow("has no attribute");
    const before = read.get(elements)!;
    const named = await dataset.elements("poles", { attributes: ["name", "nonsense"], regions: ["none"] });
    expect(named.attribute("name").at(7)).toMatch(/^pole \d+$/);
    expect(named.geometry).toBe(bare.geometry);
    expect(read.get(elements)! - before).toBeLessThan(count * 25);
    const all = await dataset.elements("poles");
    expect(`pole ${all.attribute("id").at(7)}`).toBe(named.attribute("name").at(7));
  });

  it("gives the same from a bucket, in few requests", async () => {
    const s3 = await startTestS3();
    onTestFinished(() => s3.stop());
    const storage = openStorage(s3.address, s3.env);
    await pushVersion(root, storage, client, version);
    const before = s3.requests.length;
    const remote = await openDataset(storage, client);
    const there = await remote.elements("poles");
    const here = await (await openDataset(localStorage(root), client)).elements("poles");
    expect(there.geometry).toEqual(here.geometry);
    for (const key of ["id", "name"])
      expect(there.attribute(key).at(4_321)).toBe(here.attribute(key).at(4_321));
    // `current`, manifest, footer and head, and for each column itself and its texts: not one for each block.
    expect(s3.requests.length - before).toBeLessThan(16);
    const tiles = s3.requests.length;
    const asked = Array.from({ length: 64 }, (_, i) =>
      remote.tile("tiles/poles.pmtiles", 10, 1_001 + (i >> 3), 636 + (i & 7)),
    );
    const found = (await Promise.all(asked)).filter((tile) => tile !== undefined);
    expect(found.length).toBeGreaterThan(6);
    expect(s3.requests.length - tiles).toBeLessThan(found.length / 2 + 6);
  });

  it("names a file of which one byte is altered, wherever it is", async () => {
    const tiles = join(root, client, version, "tiles/poles.pmtiles");
    const intact = readFileSync(tiles);
    onTestFinished(() => writeFileSync(tiles, intact));
    const zooms = Array.from({ length: 15 }, (_, z) => z);
    const positions = [130, Math.floor(intact.byteLength / 2), intact.byteLength - 1];
    for (const at of positions) {
      const spoilt = Buffer.from(intact);
      spoilt[at]! ^= 1;
      writeFileSync(tiles, spoilt);
      const dataset = await openDataset(localStorage(root), client);
      const n = (z: number) => 2 ** z;
      const lat = (-40.5 * Math.PI) / 180;
      const y = (z: number) => Math.floor(((1 - Math.asinh(Math.tan(lat)) / Math.PI) / 2) * n(z));
      const reads = zooms.flatMap((z) =>
        Array.from({ length: Math.min(4 ** z, 256) }, (_, i) => {
          const x = Math.floor(((172 + 180) / 360) * n(z)) + (i >> 4);
          return dataset.tile("tiles/poles.pmtiles", z, x, y(z) + (i & 15) - 8);
        }),
      );
      const failed = (await Promise.allSettled(reads)).filter(({ status }) => status === "rejected");
      if (at === 130) expect(failed.length).toBeGreaterThan(0);
      for (const each of failed)
        expect(each).toMatchObject({
          reason: { code: "dataset/corrupt-file", message: expect.stringContaining("tiles/poles.pmtiles") },
        });
      expect((await dataset.elements("poles")).count).toBe(count);
      expect(await dataset.verify()).toEqual([{ path: "tiles/poles.pmtiles", problem: "altered" }]);
    }
  });
});

describe("the checksums of blocks", () => {
  it("do not depend on how a file is cut up, and show any altered byte", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 * blockBytes }),
        fc.array(fc.integer({ min: 1, max: blockBytes * 2 }), { maxLength: 6 }),
        fc.nat(),
        (size, cuts, where) => {
          const bytes = new Uint8Array(size).map((_, i) => (i * 31) % 256);
          const whole = new BlockChecksums();
          whole.add(bytes);
          const encoded = whole.encode();
          const pieces = new BlockChecksums();
          let at = 0;
          for (const cut of cuts) {
            pieces.add(bytes.subarray(at, at + cut));
            at += cut;
          }
          pieces.add(bytes.subarray(at));
          expect(pieces.encode()).toBe(encoded);
          const sums = Buffer.from(encoded, "base64");
          expect(areBlocksIntact(sums, 0, bytes)).toBe(true);
          bytes[where % size]! ^= 1;
          expect(areBlocksIntact(sums, 0, bytes)).toBe(false);
        },
      ),
      { numRuns: 30 },
    ));
});
