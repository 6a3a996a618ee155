import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { openSearchIndex } from "@stopbank/dataset/search";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { Value } from "typebox/value";
import { beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";
import { basemapSchema } from "./basemap.ts";

const blocks = ["import.md", "scale.md"].flatMap((name) => {
  const text = readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), "utf8");
  return [...text.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms)].map(([, indent = "", block = ""]) =>
    block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
});

/** The one example that has a line beginning so. */
function exampleWith(start: string): string {
  const found = blocks.filter((block) => block.split("\n").some((line) => line.startsWith(start)));
  expect(found).toHaveLength(1);
  return found[0]!;
}

/** Converts a file by GDAL, which names it for its new ending. */
async function convert(folder: string, from: string, to: string, options: readonly string[]) {
  const openOptions = from.endsWith(".csv") ? ["AUTODETECT_TYPE=YES"] : [];
  const input = { place: { what: "Test" }, path: join(folder, from), openOptions };
  await withDataset(input, async ({ api }, dataset) => {
    const output = await api.ogr2ogr(dataset, [...options], to.split(".")[0]!);
    copyFileSync(output.real, join(folder, to));
    return output;
  });
}

const otago = "SELECT building_id AS id, value AS cost FROM source";
const constructions = ["timber", "concrete", "masonry"];

/** Files as the examples name them: three buildings in a row, deeper eastward. */
async function writeInputs(folder: string): Promise<void> {
  const features = constructions.map((construction, i) => ({
    type: "Feature",
    properties: {
      ...{ building_id: `b${i}`, address: `${i + 1} High Street`, use: "house", construction },
      ...{ floor_level: 0.5, value: 100_000 },
    },
    geometry: { type: "Point", coordinates: [173.5 + i, -41] },
  }));
  writeFileSync(join(folder, "source.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  await convert(folder, "source.geojson", "buildings.gpkg", ["-f", "GPKG", "-nln", "outlines"]);
  mkdirSync(join(folder, "rasters"));
  const data = Float32Array.of(0, 0.8, 2);
  for (const years of [10, 100])
    writeFileSync(
      join(folder, `rasters/depth_${years}yr.tif`),
      encodeGeoTiff({ width: 3, height: 1, bounds: [173, -41.5, 176, -40.5], data }),
    );
  const files = {
    "hits.csv": "event_id,centroid,wind,fraction\ne1,c1,30,1\ne2,c1,50,0.5\n",
    "events.csv": "event_id,per_year\ne1,0.1\ne2,0.02\n",
    "centroids.csv": "centroid,lon,lat\nc1,173.6,-41\nc2,175.5,-41\n",
    "vulnerability.csv": `water depth,${constructions}\n0,0,0,0\n3,0.9,0.5,0.7\n`,
    "functions.csv": `peril_id,id,intensity,mdd,paa\n${constructions
      .map((id) => `TC,${id},0,0,1\nTC,${id},3,0.8,1\nFL,${id},3,0.1,1\n`)
      .join("")}`,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await convert(folder, "functions.csv", "functions.xlsx", ["-f", "XLSX"]);
}

describe("the examples of docs/import.md and docs/scale.md run as written:", () => {
  let folder: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    await writeInputs(folder);
  });

  async function run(yaml: string) {
    const description = join(folder, "riverton.yaml");
    writeFileSync(description, yaml);
    return (await importDataset({ description, datasetsRoot: join(folder, "datasets") })).scenarios;
  }
  /** The whole example with other keys for its hazard. */
  function withHazard(change: object, without: readonly string[] = []): string {
    const whole = parse(exampleWith("client: riverton"));
    const [hazard] = whole.hazards;
    for (const key of without) delete hazard[key];
    return JSON.stringify({ ...whole, hazards: [{ ...hazard, ...change }] });
  }

  it("a GeoPackage and GeoTIFFs", async () => {
    const scenarios = await run(exampleWith("client: riverton"));
    expect(scenarios.map(({ name }) => name)).toEqual(["1 in 10 years", "1 in 100 years"]);
    expect(scenarios[0]?.exposures[0]?.byClass).toEqual({ moderate: 1, high: 1 });
  });

  it("an event set, which needs no sampling rule", async () => {
    const { source } = parse(exampleWith("  kind: events"));
    const scenarios = [{ tag: "wind", name: "Wind" }];
    const without = ["sampling", "parameters", "assessed"];
    const [found] = await run(withHazard({ source, scenarios, classes: "exposed" }, without));
    expect(found?.exposures[0]).toMatchObject({ exposed: 2, notExposed: 1 });
  });

  it("people by cell of a GeoTIFF", async () => {
    const write = (name: string, width: number, values: readonly number[]) =>
      writeFileSync(
        join(folder, name),
        encodeGeoTiff({
          width,
          height: 1,
          bounds: [173, -41.1, 173.3, -41],
          data: Float32Array.from(values),
        }),
      );
    write("GHS_POP_E2025_100m.tif", 3, [10, -200, 30]);
    // Five parts of each cell, of which one of the first and all of the last are wet.
    write("lake_depth.tif", 15, [0, 0, 0, 0, 0.2, ...Array(5).fill(3), ...Array(5).fill(0.6)]);
    const [found] = await run(exampleWith("client: lakeside"));
    expect(found?.exposures[0]).toMatchObject({ elements: 50, byClass: { low: 5, high: 25 } });
    expect(found?.exposures[0]?.classes.map((row) => [row.class, row.people])).toEqual([
      ["low", expect.closeTo(2, 9)],
      ["high", expect.closeTo(30, 9)],
      ["not exposed", expect.closeTo(8, 9)],
    ]);
  });

  it("damage", async () => {
    const [found] = await run(withHazard(parse(exampleWith("damage:"))));
    expect(found?.exposures[0]?.damage?.value).toBeGreaterThan(0);
  });

  it("a table that was sampled elsewhere", async () => {
    await convert(folder, "source.geojson", "otago.fgb", ["-f", "FlatGeobuf", "-sql", otago]);
    writeFileSync(join(folder, "otago-depths.csv"), "id,flood_100yr,flood_500yr\nb0,0,0.2\nb1,0.5,1\nb2,,\n");
    const [found, rarer] = await run(exampleWith("client: otago"));
    expect(found?.exposures[0]).toMatchObject({ exposed: 1, notExposed: 1, notAssessed: 1 });
    expect(rarer?.exposures[0]).toMatchObject({ exposed: 2 });
  });

  it("tables of curves", async () => {
    const lines = exampleWith("curves:").trim().split("\n");
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      const damage = { buildings: { ...parse(line), curveColumn: "construction" } };
      const [found] = await run(withHazard({ damage }));
      // Water of 0.8 m at the concrete and of 2 m at the masonry, straight between 0 and what is lost at 3 m.
      const lost = line.includes("xlsx") ? (0.8 * 0.8 + 0.8 * 2) / 3 : (0.5 * 0.8 + 0.7 * 2) / 3;
      expect(found?.exposures[0]?.damage?.value).toBeCloseTo(100_000 * lost, 0);
    }
  });
});

it("a basemap of files of roles, of an extract and of pictures is one as a description takes it", () => {
  const found = blocks.filter((block) => block.startsWith("basemap:"));
  expect(found).toHaveLength(3);
  for (const block of found) expect([...Value.Errors(basemapSchema, parse(block).basemap)]).toEqual([]);
});

it("G-09 a layer that names what it is found by is", async () => {
  const folder = temporaryFolder();
  const features = [11, 12].map((number) => ({
    type: "Feature",
    properties: {
      ...{ valuation_no: `19040-${number}`, full_address: `${number} High Street` },
      ...{ appellation: `Lot ${number} DP 1`, title_no: `WN${number}A/1` },
    },
    geometry: { type: "Point", coordinates: [173.5, -41] },
  }));
  writeFileSync(join(folder, "source.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  await convert(folder, "source.geojson", "properties.gpkg", ["-f", "GPKG"]);
  const { elements } = parse(blocks.find((block) => block.includes("search:")) ?? "");
  const layers = elements.map((each: object) => ({ ...each, title: "Property" }));
  const description = writeDescription(folder, {
    sources: [{ title: "Made up", licence: "CC0-1.0", attribution: "Nobody" }],
    ...{ client: "riverton", title: "Riverton", licence: "CC0-1.0", elements: layers },
  });
  const datasetsRoot = temporaryFolder();
  const report = await importDataset({ description, datasetsRoot });
  expect(report.layers[0]?.foundBy).toEqual(elements[0].search);
  const path = await (await openDataset(localStorage(datasetsRoot), "riverton")).searchFile();
  const index = openSearchIndex(path!);
  const found = ["12 high st", "lot 12 dp1", "wn12a/1", "19040-12"].map((text) => index.find(text)[0]?.match);
  index.close();
  expect(found).toEqual([
    ...["12 High Street", "12 High Street (Lot 12 DP 1)"],
    ...["12 High Street (WN12A/1)", "12 High Street (19040-12)"],
  ]);
});

it("every example in YAML is among those", () => {
  expect(blocks).toHaveLength(10);
});
