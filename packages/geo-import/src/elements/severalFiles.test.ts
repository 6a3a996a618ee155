import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { sharedData, temporaryFolder, writeDescription } from "../testing/folders.ts";

/** The census blocks in one file, and in two halves. */
function blocksInHalves(): string {
  const folder = temporaryFolder();
  const whole = sharedData("lower-hutt/sa1_blocks.geojson");
  copyFileSync(whole, join(folder, "all.geojson"));
  const { features, ...rest } = JSON.parse(readFileSync(whole, "utf8"));
  const half = Math.ceil(features.length / 2);
  const write = (name: string, some: readonly object[]) =>
    writeFileSync(join(folder, name), JSON.stringify({ ...rest, features: some }));
  write("part_north.geojson", features.slice(0, half));
  write("part_south.geojson", features.slice(half));
  return folder;
}

const descriptionOf = (folder: string, file: string | readonly string[]) =>
  writeDescription(folder, {
    client: "several",
    title: "Several",
    licence: "CC-BY-4.0",
    sources: [{ title: "Test", licence: "CC-BY-4.0", attribution: "Stats NZ" }],
    elements: [{ type: "blocks", title: "Block", file, id: "sa1", metric: "area" }],
    hazards: [
      {
        ...{ id: "height", title: "Height", summary: "Height", intensity: "Height", unit: "m" },
        source: { kind: "raster", file: sharedData("lower-hutt/hutt_dem_1arcsec.tif") },
        scenarios: [{ tag: "height", name: "Height" }],
        sampling: { rule: "mean" },
        classes: [{ from: 5, class: "exposed" }],
        methodology: { content: "Test" },
      },
    ],
  });

it.each([[["part_north.geojson", "part_south.geojson"]], ["part_*.geojson"]])(
  "a layer in %j is the same as in one file",
  async (file) => {
    const folder = blocksInHalves();
    const whole = await importDataset({ description: descriptionOf(folder, "all.geojson") });
    const datasetsRoot = join(folder, "datasets");
    const parts = await importDataset({ description: descriptionOf(folder, file), datasetsRoot });
    expect(parts.layers.map((each) => [each.file, each.kept])).toEqual([
      ["part_north.geojson", 339],
      ["part_south.geojson", 338],
    ]);
    expect(parts.scenarios).toEqual(whole.scenarios);
    const dataset = await openDataset(localStorage(datasetsRoot), "several");
    expect((await dataset.elements("blocks")).count).toBe(677);
  },
);

it("ids are unique across files, and a name that nothing fits is refused", async () => {
  const folder = blocksInHalves();
  const twice = importDataset({ description: descriptionOf(folder, ["part_north.geojson", "all.geojson"]) });
  await expect(twice).rejects.toMatchObject({
    code: "import/duplicate-ids",
    message: expect.stringContaining("part_north.geojson, all.geojson"),
  });
  await expect(importDataset({ description: descriptionOf(folder, "*.gpkg") })).rejects.toMatchObject({
    code: "import/missing-file",
  });
});
