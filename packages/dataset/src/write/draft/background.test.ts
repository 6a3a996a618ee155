import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { encodeGeoTiff } from "../../raster/encodeGeoTiff.ts";
import { localStorage, openDataset } from "../../read.ts";
import { sampleAbout, sampleHazard, sampleType } from "../../testing/sampleDataset.ts";
import { type ElementArchive, writeElementArchive } from "../../tiles/writeElementArchive.ts";
import { createDatasetWriter } from "../../write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-background-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** More than are cut where they are added. */
const count = 12_000;
const type = sampleType("poles", "point");
/** Along a curve whose order is the order of rows. */
const places = {
  kind: "point",
  coords: Float64Array.from({ length: count * 2 }, (_, i) => (i % 2 === 0 ? 172.5 : -40.5 + (i - 1) / 2e6)),
  partStart: Int32Array.from({ length: count + 1 }, (_, i) => i),
} as const;
const ids = Array.from({ length: count }, (_, i) => (i % 3 === 0 ? `pōhutukawa ${i}` : `p${i}`));
const names = ids.map((id, i) => (i % 5 === 0 ? null : `Pole ${id}`));

const startWriter = async () => {
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addElements(type, places, { id: ids, name: names });
  return writer;
};

describe("what is written beside the caller", () => {
  it("is a large layer's tiles, the same as cut at once", async () => {
    const { version, folder } = await (await startWriter()).publish();
    const dataset = await openDataset(localStorage(root), sampleAbout.client, { version });
    expect(await dataset.verify()).toEqual([]);
    const table = await dataset.elements("poles");
    const path = join(root, "alone.pmtiles");
    const { bounds } = dataset.manifest.elementTypes[0]!;
    writeElementArchive({
      path,
      type: "poles",
      minZoom: 0,
      maxZoom: 14,
      bounds,
      geometry: table.geometry,
      columns: {
        id: asText(Array.from({ length: count }, (_, row) => String(table.attribute("id").at(row)))),
        name: asText(
          Array.from({ length: count }, (_, row) => table.attribute("name").at(row) as string | null),
        ),
        height: undefined,
      },
    });
    expect(readFileSync(join(folder, "tiles/poles.pmtiles")).equals(readFileSync(path))).toBe(true);
  });

  it("is a raster's file, the same as packed at once, one scenario after the other", async () => {
    const writer = await startWriter();
    writer.addHazard(sampleHazard("flood", ["a", "b", "c"]));
    const [width, height] = [700, 300];
    const grids = ["a", "b", "c"].map((tag, n) => ({
      tag,
      width,
      height,
      bounds: [172, -41, 173, -40] as [number, number, number, number],
      data: Float32Array.from({ length: width * height }, (_, i) =>
        i % 97 === 0 ? Number.NaN : Math.sin(i * n),
      ),
    }));
    for (const { tag, ...grid } of grids) await writer.addRaster("flood", tag, grid);
    const { folder } = await writer.publish();
    for (const { tag, ...grid } of grids)
      expect(readFileSync(join(folder, `rasters/flood/${tag}.tif`)).equals(encodeGeoTiff(grid))).toBe(true);
  });

  it("goes with the draft that is given up half-way", async () => {
    const writer = await startWriter();
    writer.addHazard(sampleHazard("flood", ["a"]));
    const data = new Float32Array(1_000_000).fill(1);
    await writer.addRaster("flood", "a", { width: 1000, height: 1000, bounds: [172, -41, 173, -40], data });
    await writer.abort();
    expect(readdirSync(join(root, sampleAbout.client))).toEqual([]);
  });

  it("is told of when it fails", async () => {
    const writer = await createDatasetWriter(root, sampleAbout);
    writer.addHazard(sampleHazard("flood", ["a"]));
    const grid = { width: 1, height: 1, bounds: [172, -41, 173, -40] as [number, number, number, number] };
    await writer.addRaster("flood", "a", { ...grid, data: Float32Array.of(1) });
    // The same file again: it is there already.
    await writer.addRaster("flood", "a", { ...grid, data: Float32Array.of(2) });
    await expect(writer.publish()).rejects.toMatchObject({ code: "EEXIST" });
    await writer.abort();
    expect(readdirSync(join(root, sampleAbout.client))).toEqual([]);
  });
});

function asText(texts: readonly (string | null)[]): ElementArchive["columns"]["id"] {
  const starts = Int32Array.of(0, ...texts.map(() => 0));
  texts.forEach((text, i) => {
    starts[i + 1] = starts[i]! + Buffer.byteLength(text ?? "");
  });
  const codes = Int32Array.from(texts, (text, i) => (text === null ? -1 : i));
  return { kind: "text", codes, starts, bytes: Buffer.from(texts.map((text) => text ?? "").join("")) };
}
