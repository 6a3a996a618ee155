import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";
import { ResultCache } from "./ResultCache.ts";

const depths = [0.5, Number.NaN, 2];

function writeDepths(folder: string, scale: number): void {
  const data = Float32Array.from(depths, (each) => each * scale);
  const bounds = [173, -41, 173.03, -40.99] as const;
  writeFileSync(join(folder, "depth.tif"), encodeGeoTiff({ width: 3, height: 1, bounds: [...bounds], data }));
}

function writeInputs(): { folder: string; description: string } {
  const folder = temporaryFolder();
  writeDepths(folder, 1);
  const features = [0, 1, 2].map((i) => ({
    type: "Feature",
    properties: { id: `p${i}` },
    geometry: { type: "Point", coordinates: [173.005 + i / 100, -40.995] },
  }));
  writeFileSync(join(folder, "points.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "rerun",
    title: "Rerun",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "points", title: "Point", file: "points.geojson", id: "id" }],
    hazards: [
      {
        id: "flood",
        title: "Flood",
        summary: "Flood",
        intensity: "Depth",
        classes: "exposed",
        methodology: { content: "Test" },
        source: { kind: "raster", file: "depth.tif" },
        scenarios: [{ tag: "flood", name: "Flood of 2024" }],
        sampling: { rule: "max" },
      },
    ],
  });
  return { folder, description };
}

/** Imports again and again into one folder. */
function importer({ folder, description }: { folder: string; description: string }) {
  const datasetsRoot = join(folder, "datasets");
  const said: string[] = [];
  const run = async () => {
    said.length = 0;
    const { version, scenarios } = await importDataset({
      description,
      datasetsRoot,
      cacheFolder: join(folder, "cache"),
      onProgress: (step) => said.push(step),
    });
    const dataset = await openDataset(localStorage(datasetsRoot), "rerun");
    const { value } = await dataset.exposure("points", "flood", "flood");
    const map = (await dataset.raster("flood", "flood")).data;
    return { version, current: dataset.version, scenarios, values: [...value], map };
  };
  return { said, run, datasetsRoot };
}

const unchanged = "Nothing has changed since they were imported";
const sampledBefore = expect.stringContaining("taken from the cache");

describe("a rerun", () => {
  it("does nothing when neither description nor files have changed", async () => {
    const inputs = writeInputs();
    const { said, run } = importer(inputs);
    const first = await run();
    expect(first.values).toEqual([0.5, Number.NaN, 2]);
    expect(said).not.toContain(unchanged);
    expect(await run()).toEqual(first);
    expect(said).toContain(unchanged);

    // Other bytes under the same name are another raster.
    writeDepths(inputs.folder, 10);
    const deeper = await run();
    expect(said).not.toContain(unchanged);
    expect(said).not.toContainEqual(sampledBefore);
    expect(deeper.values).toEqual([5, Number.NaN, 20]);

    // The former files make the former version the current one again.
    writeDepths(inputs.folder, 1);
    expect(await run()).toEqual(first);
    expect(said).toContain(unchanged);
  });

  it("takes from the cache what came of an unchanged raster, and gives the same version", async () => {
    const inputs = writeInputs();
    const { said, run, datasetsRoot } = importer(inputs);
    const first = await run();
    rmSync(datasetsRoot, { recursive: true });
    expect(await run()).toEqual(first);
    expect(said).not.toContain(unchanged);
    expect(said).toContainEqual(sampledBefore);

    // A published version that was damaged since is mended.
    const raster = join(datasetsRoot, "rerun", first.current, "rasters/flood/flood.tif");
    writeFileSync(raster, readFileSync(raster).subarray(0, -1));
    expect(await run()).toEqual(first);
    expect(said).not.toContain(unchanged);

    const manifest = join(datasetsRoot, "rerun", first.current, "manifest.json");
    writeFileSync(manifest, readFileSync(manifest).subarray(0, -1));
    expect(await run()).toEqual(first);
    expect(said).not.toContain(unchanged);
  });

  it.each(["datasetsRoot", "cacheFolder"])(
    "is refused before its work where its %s has no place",
    async (place) => {
      const { folder, description } = writeInputs();
      const said: string[] = [];
      const places = { datasetsRoot: join(folder, "datasets"), cacheFolder: join(folder, "cache") };
      const below = { [place]: join(folder, "points.geojson/below") };
      const onProgress = (step: string) => said.push(step);
      await expect(importDataset({ description, ...places, ...below, onProgress })).rejects.toMatchObject({
        code: "disk/not-a-folder",
      });
      expect(said).toEqual([]);
    },
  );

  it("works out again what is damaged in the cache", async () => {
    const inputs = writeInputs();
    const { said, run } = importer(inputs);
    const first = await run();
    for (const name of readdirSync(join(inputs.folder, "cache"))) {
      const path = join(inputs.folder, "cache", name);
      const bytes = readFileSync(path);
      bytes[bytes.length - 9]! ^= 1;
      writeFileSync(path, bytes);
    }
    expect(await run()).toEqual(first);
    expect(said).toContainEqual(expect.stringContaining("damaged"));
    expect(said).not.toContain(unchanged);
    expect(said).not.toContainEqual(sampledBefore);
  });
});

describe("the cache", () => {
  it("gives back what was put, and lets go what was used longest ago", () => {
    const cache = new ResultCache(temporaryFolder(), { limitBytes: 20_000 });
    const entry = { about: { bounds: [1, 2] }, columns: { data: new Float64Array(1000).fill(7.5) } };
    cache.put("a", entry);
    cache.put({ b: 1 }, { about: null, columns: { isWithin: Uint8Array.of(1, 0, 1) } });
    expect(cache.get("a")).toEqual(entry);
    expect(cache.get({ b: 1 })?.columns).toEqual({ isWithin: Uint8Array.of(1, 0, 1) });
    expect(cache.get({ b: 2 })).toBeUndefined();
    cache.put("c", entry);
    cache.put("d", entry);
    expect(["c", "d"].map((key) => cache.get(key) !== undefined)).toEqual([true, true]);
    expect(cache.get("a")).toBeUndefined();
  });
});
