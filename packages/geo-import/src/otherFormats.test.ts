import { copyFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { expect, it } from "vitest";
import { importDataset } from "./importDataset.ts";
import { temporaryFolder, writeDescription } from "./testing/folders.ts";

const hazard = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  classes: "exposed",
  methodology: { content: "Test" },
};

/** Imports points `p0`, `p1`, ... a hundredth of a degree apart, the first at 173.005 E, 40.995 S. */
async function importPoints(folder: string, count: number, flood: object) {
  const features = Array.from({ length: count }, (_, i) => ({
    type: "Feature",
    properties: { id: `p${i}`, value: 1000 },
    geometry: { type: "Point", coordinates: [173.005 + i / 100, -40.995] },
  }));
  writeFileSync(join(folder, "points.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "formats",
    title: "Formats",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "points", title: "Point", file: "points.geojson", id: "id" }],
    hazards: [{ ...hazard, ...flood }],
  });
  const datasetsRoot = join(folder, "datasets");
  const report = await importDataset({ description, datasetsRoot });
  const dataset = await openDataset(localStorage(datasetsRoot), "formats");
  const ids = (await dataset.elements("points")).attribute("id");
  /** Values by id; NaN where not assessed, absent where not exposed. */
  const values = async (tag: string) => {
    const { element, value } = await dataset.exposure("points", "flood", tag);
    return Object.fromEntries(Array.from(element, (each, row) => [String(ids.at(each)), value[row]!]));
  };
  return { report, dataset, values };
}

it("an ASCII grid, with the system its description states", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "depth.tif");
  const data = Float32Array.of(0.5, Number.NaN, 2);
  writeFileSync(path, encodeGeoTiff({ width: 3, height: 1, bounds: [173, -41, 173.03, -40.99], data }));
  await withDataset({ place: { what: "Depth" }, path }, async ({ api }, dataset) => {
    const output = await api.gdal_translate(dataset, ["-of", "AAIGrid"], "depth");
    copyFileSync(output.real, join(folder, "depth.asc"));
    return output;
  });
  const { values } = await importPoints(folder, 4, {
    source: { kind: "raster", file: "depth.asc", crs: "EPSG:4326" },
    scenarios: [{ tag: "flood", name: "Flood" }],
    sampling: { rule: "max" },
  });
  expect(await values("flood")).toEqual({ p0: 0.5, p1: Number.NaN, p2: 2, p3: Number.NaN });
});

it("a scenario for each band of a raster", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "depth.tif");
  const data = Float32Array.of(0.5, 2);
  writeFileSync(path, encodeGeoTiff({ width: 2, height: 1, bounds: [173, -41, 173.02, -40.99], data }));
  await withDataset({ place: { what: "Depth" }, path }, async ({ api }, dataset) => {
    // The second band is the first again, ten times as deep.
    const scale = ["-scale_2", "0", "1", "0", "10"];
    const output = await api.gdal_translate(
      dataset,
      ["-of", "GTiff", "-b", "1", "-b", "1", ...scale],
      "bands",
    );
    copyFileSync(output.real, join(folder, "bands.tif"));
    return output;
  });
  const flood = {
    source: { kind: "raster", file: "bands.tif" },
    parameters: { ari: { label: "Return period", unit: "years" } },
    sampling: { rule: "max" },
  };
  const pattern = { bands: [10, 100], returnPeriod: "ari", tag: "flood_{ari}", name: "1 in {ari} years" };
  const { dataset, values } = await importPoints(folder, 2, {
    ...flood,
    scenarios: { ...pattern, parameter: "ari" },
  });
  expect(dataset.manifest.hazards[0]?.scenarios).toMatchObject([
    { tag: "flood_10", parameters: { ari: 10 }, returnPeriodYears: 10 },
    { tag: "flood_100", parameters: { ari: 100 }, returnPeriodYears: 100 },
  ]);
  expect(await values("flood_10")).toEqual({ p0: 0.5, p1: 2 });
  expect(await values("flood_100")).toEqual({ p0: 5, p1: 20 });
  await expect(importPoints(folder, 2, { ...flood, scenarios: pattern })).rejects.toMatchObject({
    code: "import/bad-pattern",
  });
});

it("exposure from a spreadsheet (.xlsx)", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "depths.csv");
  writeFileSync(path, "place,depth\np0,0.5\np1,2\nelsewhere,3\n");
  const openOptions = ["AUTODETECT_TYPE=YES"];
  await withDataset({ place: { what: "Depths" }, path, openOptions }, async ({ api }, dataset) => {
    const output = await api.ogr2ogr(dataset, ["-f", "XLSX"], "depths");
    copyFileSync(output.real, join(folder, "depths.xlsx"));
    return output;
  });
  const { values } = await importPoints(folder, 3, {
    source: { kind: "table", file: "depths.xlsx", id: "place" },
    scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
    sampling: { rule: "attribute" },
  });
  expect(await values("flood")).toEqual({ p0: 0.5, p1: 2, p2: Number.NaN });
});

it("a set of 14,450 events that reach 300 places: damage a year as worked out by hand", async () => {
  const folder = temporaryFolder();
  const [events, places, reached] = [14_450, 300, 20];
  // Event e reaches 20 places from place e on, every one with 30 or 50.
  const windOf = (event: number) => (event % 2 === 0 ? 30 : 50);
  const rows = Array.from({ length: events * reached }, (_, i) => {
    const event = Math.floor(i / reached);
    return `${event},p${(event + (i % reached)) % places},${windOf(event)}`;
  });
  writeFileSync(join(folder, "events.csv"), `event,place,wind\n${rows.join("\n")}\n`);
  const often = Array.from({ length: events }, (_, event) => `${event},0.0001`);
  writeFileSync(join(folder, "often.csv"), `event,per_year\n${often.join("\n")}\n`);
  const curve = [
    [20, 0],
    [120, 1],
  ];
  const { report, values } = await importPoints(folder, places, {
    source: {
      kind: "events",
      file: "events.csv",
      event: "event",
      id: "place",
      intensity: "wind",
      frequencies: { file: "often.csv", event: "event", frequency: "per_year" },
    },
    scenarios: [{ tag: "storms", name: "Storms" }],
    sampling: { rule: "attribute" },
    damage: { points: { curves: { house: curve }, maxDamage: "value" } },
  });
  // A tenth of 1000 is lost at 30 and three tenths at 50; half of the events bring each.
  const annual = events * reached * 0.0001 * ((100 + 300) / 2);
  const damage = { min: expect.closeTo(annual, 6), value: expect.closeTo(annual, 6) };
  expect(report.expectedAnnualDamage).toMatchObject([{ hazard: "flood", type: "points", damage }]);
  expect(Object.values(await values("storms"))).toEqual(new Array(places).fill(50));
});

it("files that are links, wherever they lead", async () => {
  const elsewhere = temporaryFolder();
  const folder = temporaryFolder();
  const raster = { width: 3, height: 1, bounds: [173, -41, 173.03, -40.99] as const };
  const data = Float32Array.of(0.5, Number.NaN, 2);
  writeFileSync(
    join(elsewhere, "survey.tif"),
    encodeGeoTiff({ ...raster, bounds: [...raster.bounds], data }),
  );
  symlinkSync(join(elsewhere, "survey.tif"), join(folder, "depth.tif"));
  writeFileSync(join(elsewhere, "here.geojson"), "");
  symlinkSync(join(elsewhere, "here.geojson"), join(folder, "points.geojson"));
  const { values } = await importPoints(folder, 4, {
    source: { kind: "raster", file: "depth.tif" },
    scenarios: [{ tag: "flood", name: "Flood" }],
    sampling: { rule: "max" },
  });
  expect(await values("flood")).toEqual({ p0: 0.5, p1: Number.NaN, p2: 2, p3: Number.NaN });
});
