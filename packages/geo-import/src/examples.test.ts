import { readdirSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { damageClassCodes, noRegion, notAssessed } from "@stopbank/risk-engine/columns";
import { describe, expect, it } from "vitest";
import { importDataset } from "./importDataset.ts";
import { example, readFeatures, sharedData, temporaryFolder } from "./testing/folders.ts";

describe("the Kaiapoi example", () => {
  it("carries every building with its own depth, class and state", async () => {
    const datasetsRoot = temporaryFolder();
    const report = await importDataset({ description: example("kaiapoi.yaml"), datasetsRoot });
    const features = readFeatures<{ depth_mean_m: number | null }>(
      sharedData("kaiapoi/kaiapoi_buildings_6dp.geojson"),
    );
    const depths = features.map(({ properties }) => properties.depth_mean_m);
    const between = (low: number, high: number) =>
      depths.filter((depth) => depth !== null && depth >= low && depth < high).length;
    expect(features).toHaveLength(7292);
    expect(report.scenarios[0]?.exposures).toMatchObject([
      {
        type: "buildings",
        elements: 7292,
        exposed: between(0.05, Infinity),
        notExposed: between(0, 0.05),
        notAssessed: 386,
        byClass: {
          insignificant: between(0.05, 0.1),
          low: between(0.1, 0.3),
          moderate: between(0.3, 0.6),
          high: between(0.6, Infinity),
        },
      },
    ]);

    const dataset = await openDataset(localStorage(datasetsRoot), "kaiapoi");
    expect(dataset.version).toBe(report.version);
    expect(await dataset.verify()).toEqual([]);
    const table = await dataset.elements("buildings");
    const exposure = await dataset.exposure("buildings", "river_flood", "river_flood_modelled");
    const rowOf = new Map([...exposure.element].map((element, row) => [element, row]));
    const number = table.attribute("element_id");
    for (let element = 0; element < table.count; element++) {
      const place = Number(String(number.at(element)).split("-")[1]) - 1;
      const depth = depths[place] ?? null;
      const row = rowOf.get(element);
      if (depth === null) expect(exposure.damageClass[row!]).toBe(notAssessed);
      else if (depth < 0.05) expect(row).toBeUndefined();
      else expect(exposure.value[row!]).toBe(Math.fround(depth));
    }
  });

  it("gives the same version again, and nothing when it is only checked", async () => {
    const datasetsRoot = temporaryFolder();
    const description = example("kaiapoi.yaml");
    const first = await importDataset({ description, datasetsRoot });
    const again = await importDataset({ description, datasetsRoot });
    expect(again.version).toBe(first.version);
    const checked = await importDataset({ description });
    expect(checked).toEqual({ ...first, version: undefined, peakMemoryBytes: expect.any(Number) });
    const { version } = first;
    expect(readdirSync(join(datasetsRoot, "kaiapoi")).sort()).toEqual([version, "current", "history"].sort());
  });
});

describe("the Lower Hutt example", () => {
  it("finds what independent point-in-polygon tests find", async () => {
    const datasetsRoot = temporaryFolder();
    const report = await importDataset({ description: example("lower-hutt.yaml"), datasetsRoot });
    const places = readFeatures<{ id: number }>(sharedData("lower-hutt/places_linz.geojson"));
    const floods = readFeatures<{ level_m: number }>(
      sharedData("lower-hutt/coastal_bathtub_modelled.geojson"),
    );
    const isModelled = ([x, y]: number[]) =>
      x! >= 174.69986 && x! < 175.00014 && y! >= -41.39986 && y! < -41.09986;
    const levels = [1, 1.5, 2, 2.5, 3, 4, 5];
    expect(report.scenarios.map(({ scenario }) => scenario)).toEqual(
      levels.map((level) => `coastal_inundation_${level}m`),
    );
    let before = [0, 0];
    for (const [i, level] of levels.entries()) {
      const wet = floods.filter(({ properties }) => properties.level_m === level);
      const expected = places.filter(
        ({ geometry: { coordinates } }) =>
          isModelled(coordinates) && wet.some(({ geometry }) => isInside(coordinates, geometry.coordinates)),
      );
      const [blocks, points] = report.scenarios[i]!.exposures;
      expect(points).toMatchObject({ type: "places", exposed: expected.length });
      expect(points?.notAssessed).toBe(
        places.filter(({ geometry }) => !isModelled(geometry.coordinates)).length,
      );
      for (const each of [blocks, points])
        expect(each!.exposed + each!.notExposed + each!.notAssessed).toBe(each!.elements);
      const now = [blocks!.exposed, points!.exposed];
      expect(now[0]).toBeGreaterThanOrEqual(before[0]!);
      expect(now[1]).toBeGreaterThanOrEqual(before[1]!);
      before = now;
    }
  });

  it("brings regions, contextual layers, a basemap and heights", async () => {
    const datasetsRoot = temporaryFolder();
    await importDataset({ description: example("lower-hutt.yaml"), datasetsRoot });
    const dataset = await openDataset(localStorage(datasetsRoot), "lower-hutt");
    const { manifest } = dataset;
    expect(manifest.contextual.map(({ id }) => id)).toEqual(["faults", "basin_outline"]);
    expect(manifest.hazards[0]?.parameters).toEqual({
      level: { label: "Sea level", type: "number", unit: "m" },
    });
    expect(manifest.basemap).toMatchObject({
      // What is not land there is sea, and nowhere else.
      vector: { kind: "vector", coverage: [[174.817, -41.307, 174.9998, -41.179]] },
      terrain: { encoding: "mapbox" },
    });
    const { file, maxZoom, bounds } = manifest.basemap!.terrain!;
    const x = Math.floor(((bounds[0] + bounds[2]) / 2 / 360 + 0.5) * 2 ** maxZoom);
    expect((await dataset.tile(file, maxZoom, x, mercatorRow(-41.25, maxZoom)))?.contentType).toBe(
      "image/png",
    );

    const regions = readFeatures<{ name: string }>(sharedData("lower-hutt/urban_areas.geojson"));
    const table = await dataset.elements("places");
    const codes = table.regionCode("urban_areas");
    for (let element = 0; element < table.count; element++) {
      const at = [...table.geometry.coords.subarray(element * 2, element * 2 + 2)];
      const code = regions.findIndex(({ geometry }) => isInside(at, geometry.coordinates));
      expect(codes[element]).toBe(code < 0 ? noRegion : code);
    }
    const { damageClass } = await dataset.exposure("places", "coastal_inundation", "coastal_inundation_5m");
    expect([...new Set(damageClass)].sort()).toEqual([damageClassCodes.exposed, notAssessed]);
  });

  it("leaves nothing behind when it is stopped", async () => {
    const datasetsRoot = temporaryFolder();
    const stop = new AbortController();
    const importing = importDataset({
      description: example("lower-hutt.yaml"),
      datasetsRoot,
      signal: stop.signal,
      onProgress: (step) => step.startsWith("Sampling") && stop.abort(),
    });
    await expect(importing).rejects.toMatchObject({ code: "import/stopped" });
    expect(readdirSync(join(datasetsRoot, "lower-hutt"))).toEqual([]);
  });
});

/** Even-odd over all rings of a polygon or multipolygon, written apart from the engine. */
function isInside([x, y]: readonly number[], coordinates: unknown): boolean {
  if (!Array.isArray(coordinates)) return false;
  if (!Array.isArray(coordinates[0]?.[0])) {
    const ring = coordinates as [number, number][];
    return ring.reduce((inside, [bx, by], i) => {
      const [ax, ay] = ring.at(i - 1)!;
      const crosses = ay > y! !== by > y! && x! < ax + ((y! - ay) / (by - ay)) * (bx - ax);
      return crosses ? !inside : inside;
    }, false);
  }
  return coordinates.reduce<boolean>((inside, each) => inside !== isInside([x!, y!], each), false);
}

const mercatorRow = (latitude: number, zoom: number) =>
  Math.floor((0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
