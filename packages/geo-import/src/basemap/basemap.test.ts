import { truncateSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { collection, described } from "../testing/describedBasemap.ts";
import { example, sharedData, temporaryFolder } from "../testing/folders.ts";
import { isInside } from "./coast/polygonsOfRings.ts";
import { withGroundSource } from "./groundSource.ts";
import { readOsm } from "./osm/readOsm.ts";

const extract = sharedData("monaco-osm/monaco-latest.osm.pbf");

const line = (...coordinates: readonly (readonly number[])[]) => ({ type: "LineString", coordinates });

describe("an OpenStreetMap extract as a basemap", () => {
  it("draws Monaco's 1,207 buildings, its roads by class, and tells land from sea", async () => {
    const { features, coverage, read } = await readOsm("/", extract, [7.4, 43.7, 7.5, 43.8]);
    expect(features.buildings).toHaveLength(1207);
    const byClass = Map.groupBy(features.roads ?? [], ({ properties }) => properties?.class);
    // Of 2,361 highway lines 16 are of no class that is drawn, such as those under construction.
    expect([...byClass.values()].flat()).toHaveLength(2345);
    expect([...byClass.keys()].sort()).toEqual([
      ...["arterial", "country", "path", "service", "street"],
      ...(byClass.has("track") ? ["track"] : []),
    ]);
    expect(read).toMatchObject([{ read: 2377 + 2623 + 1459 }]);
    // Those at sea, 20 km long, are left out; roads under the ground say so.
    const borders = (features.boundaries ?? []).flatMap(({ geometry }) =>
      geometry.type === "LineString" ? geometry.coordinates : [],
    );
    expect(Math.min(...borders.map(([, latitude]) => latitude!))).toBeGreaterThan(43.72);
    expect((features.roads ?? []).filter(({ properties }) => properties?.tunnel === 1)).toHaveLength(184);
    expect(coverage).toEqual([[7.409205, 43.72335, 7.448637000000001, 43.75169]]);
    const isLand = (at: number[]) =>
      (features.land ?? []).some(
        ({ geometry }) => geometry.type === "Polygon" && isInside(at, geometry.coordinates[0]!),
      );
    const ashore = { casino: [7.4281, 43.7394], palace: [7.4203, 43.7314], station: [7.4195, 43.7385] };
    const atSea = { harbour: [7.4255, 43.7352], offshore: [7.44, 43.727], east: [7.446, 43.745] };
    for (const [name, at] of Object.entries(ashore)) expect([name, isLand(at)]).toEqual([name, true]);
    for (const [name, at] of Object.entries(atSea)) expect([name, isLand(at)]).toEqual([name, false]);
  });

  it("publishes it with its names, sea and attribution", async () => {
    const datasetsRoot = temporaryFolder();
    await importDataset({ description: example("monaco.yaml"), datasetsRoot });
    const dataset = await openDataset(localStorage(datasetsRoot), "monaco");
    const { basemap, sources } = dataset.manifest;
    expect(sources.filter(({ attribution }) => attribution.includes("OpenStreetMap"))).toHaveLength(1);
    expect(basemap?.vector?.sourceLayers).toEqual(
      expect.arrayContaining(["land", "water", "buildings", "roads", "places"]),
    );
    expect(new Set(basemap?.vector?.sourceLayers).size).toBe(basemap?.vector?.sourceLayers.length);
    // The tile of zoom 14 that holds the casino: its layers and a street's name are in it by their letters.
    const tile = await dataset.tile(basemap!.vector!.file, 14, 8530, 5973);
    const text = gunzipSync(tile!.bytes).toString("latin1");
    for (const word of ["buildings", "roads", "land", "Avenue Princesse"]) expect(text).toContain(word);
    const far = await dataset.tile(basemap!.vector!.file, 10, 533, 373);
    expect(gunzipSync(far!.bytes).toString("latin1")).not.toContain("buildings");
  }, 60_000);

  it("names OpenStreetMap among the sources by itself, once", async () => {
    const own = { title: "Own", licence: "CC0", attribution: "Us" };
    const basemap = { osm: { file: "x.osm.pbf" } };
    const named = await withGroundSource("/", { sources: [own], basemap });
    expect(named.map(({ attribution }) => attribution)).toEqual(["Us", "© OpenStreetMap contributors"]);
    expect(await withGroundSource("/", { sources: named, basemap })).toEqual(named);
    expect(await withGroundSource("/", { sources: [own] })).toEqual([own]);
  });

  it("refuses a file that is none", async () => {
    const description = described({ osm: { file: "bad.osm.pbf" } }, { "bad.osm.pbf": "not an extract" });
    await expect(importDataset({ description })).rejects.toThrow(/Basemap OpenStreetMap, file bad.osm.pbf/);
    const large = described({ osm: { file: "country.osm.pbf" } }, { "country.osm.pbf": "" });
    truncateSync(join(dirname(large), "country.osm.pbf"), 412_000_000);
    await expect(importDataset({ description: large })).rejects.toThrow(
      "it has 412 MB, and 100 MB are read. Cut the district out of it first: `osmium extract --bbox 174.95,-41.05,175.05,-40.95 country.osm.pbf -o district.osm.pbf`.",
    );
    const other = described({ osm: { file: "a.geojson" } }, { "a.geojson": collection([]) });
    await expect(importDataset({ description: other })).rejects.toThrow(/ends in .osm.pbf/);
  });
});

describe("files of roles as a basemap", () => {
  it("reads classes, names, several files and a coast, and says which classes it does not know", async () => {
    const roads = collection(
      [line([175, -41], [175.1, -41]), line([175, -41.1], [175.1, -41.1]), line([170, -45], [170.1, -45])],
      [
        { hway: "SH2", label: "Western Hutt Road" },
        { hway: "odd", label: "Odd Street" },
        { hway: "paper", label: "Unformed" },
      ],
    );
    const description = described(
      {
        roads: [
          { file: "roads.geojson", class: "hway", name: "label", classes: { SH2: "highway", paper: "none" } },
        ],
        rail: [{ file: "rail.geojson" }, { file: "rail.geojson" }],
        coast: { file: "coast.geojson", within: [174.9, -41.2, 175.2, -40.9] },
      },
      {
        "roads.geojson": roads,
        "rail.geojson": collection([line([175, -41.05], [175.1, -41.05])]),
        "coast.geojson": collection([line([174, -41.15], [176, -41.15])]),
      },
    );
    const datasetsRoot = temporaryFolder();
    const report = await importDataset({ description, datasetsRoot });
    expect(report.layers.flatMap(({ notes = [] }) => notes)).toContain("values of hway drawn as street: odd");
    const { manifest } = await openDataset(localStorage(datasetsRoot), "here");
    expect(manifest.basemap?.vector).toMatchObject({
      coverage: [[174.9, -41.2, 175.2, -40.9]],
      sourceLayers: ["land", "rail", "roads"],
    });
    // The road that is left out lies far in the west.
    expect(manifest.basemap?.vector?.bounds[0]).toBeCloseTo(174.9);
  });

  it("refuses a class that is not drawn, a column that is not there, places without names", async () => {
    const files = { "a.geojson": collection([line([175, -41], [175.1, -41])]) };
    const fails = async (basemap: object, words: RegExp) =>
      expect(importDataset({ description: described(basemap, files) })).rejects.toThrow(words);
    await fails({ roads: { file: "a.geojson", class: "x", classes: { a: "autobahn" } } }, /highway/);
    await fails({ roads: { file: "a.geojson", class: "x" } }, /has no column x/);
    await fails({ places: { file: "a.geojson" } }, /what the places are called/);
    await fails({ coast: { file: "a.geojson", within: [0, 0, 1, 1] } }, /none of its lines passes/);
  });
});
