import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleHazard, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter } from "./write.ts";

let root: string;
let folder: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-damage-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const writer = await createDatasetWriter(root, sampleAbout);
  const geometry = {
    kind: "point",
    coords: Float64Array.of(172.5, -40.5),
    partStart: Int32Array.of(0, 1),
  } as const;
  writer.addHazard(sampleHazard("flood", ["wet", "dry"]));
  for (const type of ["poles", "pumps"]) {
    await writer.addElements(sampleType(type, "point"), geometry, { id: ["p"], name: ["P"] });
    for (const tag of ["wet", "dry"])
      await writer.addExposure(type, "flood", tag, {
        element: Uint32Array.of(0),
        value: Float32Array.of(1),
        damageClass: Uint8Array.of(2),
      });
  }
  await writer.addRaster("flood", "wet", {
    width: 2,
    height: 1,
    bounds: [172, -41, 173, -40],
    data: Float32Array.of(1, 2),
  });
  ({ folder } = await writer.publish());
});

const open = () => openDataset(localStorage(root), sampleAbout.client);
const flip = (file: string, at: number) => {
  const bytes = readFileSync(join(folder, file));
  bytes[at]! ^= 0xff;
  writeFileSync(join(folder, file), bytes);
};

const damage: [string, string, (file: string) => void][] = [
  ["missing", "missing", (file) => rmSync(join(folder, file))],
  ["truncated", "truncated", (file) => truncateSync(join(folder, file), 700)],
  ["altered", "altered", (file) => flip(file, 600)],
];

describe.each(damage)("a %s file", (_how, problem, spoil) => {
  it("names itself and leaves the rest working: elements", async () => {
    spoil("elements/poles.arrow");
    const dataset = await open();
    await expect(dataset.elements("poles")).rejects.toMatchObject({
      code: "dataset/corrupt-file",
      message: expect.stringContaining("elements/poles.arrow"),
    });
    expect((await dataset.elements("pumps")).count).toBe(1);
    expect(await dataset.verify()).toEqual([{ path: "elements/poles.arrow", problem }]);
  });

  it("names itself and leaves the rest working: exposures", async () => {
    spoil("exposures/poles/flood.arrow");
    const dataset = await open();
    // One scenario is one ranged read: which of the two is hit depends on where the damage lies.
    const read = await Promise.allSettled(
      ["wet", "dry"].map((tag) => dataset.exposure("poles", "flood", tag)),
    );
    const failed = read.filter((each) => each.status === "rejected");
    expect(failed.length).toBeGreaterThan(0);
    for (const each of failed) expect(each.reason).toMatchObject({ code: "dataset/corrupt-file" });
    expect((await dataset.exposure("pumps", "flood", "wet")).element).toHaveLength(1);
    expect(await dataset.verify()).toEqual([{ path: "exposures/poles/flood.arrow", problem }]);
  });
});

describe("damage", () => {
  it("to a raster or an archive is named too", async () => {
    truncateSync(join(folder, "rasters/flood/wet.tif"), 100);
    truncateSync(join(folder, "tiles/poles.pmtiles"), 100);
    const dataset = await open();
    await expect(dataset.raster("flood", "wet")).rejects.toMatchObject({ code: "dataset/corrupt-file" });
    await expect(dataset.tile("tiles/poles.pmtiles", 0, 0, 0)).rejects.toMatchObject({
      code: "dataset/corrupt-file",
    });
    expect(await dataset.tile("tiles/pumps.pmtiles", 0, 0, 0)).toBeDefined();
  });

  it("to the manifest stops the version, for its name is its checksum", async () => {
    flip("manifest.json", 20);
    await expect(open()).rejects.toMatchObject({ code: "dataset/corrupt-file" });
  });

  it("by stray files is told by verify", async () => {
    writeFileSync(join(folder, "elements/notes.txt"), "hello");
    expect(await (await open()).verify()).toEqual([{ path: "elements/notes.txt", problem: "unlisted" }]);
  });
});
