import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Description } from "../description/description.ts";
import { importDataset } from "../importDataset.ts";
import { sharedData, temporaryFolder } from "../testing/folders.ts";
import { draftDescription } from "./draftDescription.ts";

type Files = Readonly<Record<string, string | Uint8Array | object>>;

const raster = "known-answers/snail/inunriver_historical_WATCH_1980_rp01000.tif";

/** Writes files into a folder, drafts it, checks the draft as it is and publishes it. */
async function drafted(files: Files, folder = temporaryFolder()) {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (content === "raster") copyFileSync(sharedData(raster), path);
    else
      writeFileSync(
        path,
        typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content),
      );
  }
  const { path, leftOut } = await draftDescription(folder);
  const checked = await importDataset({ description: path });
  const report = await importDataset({ description: path, datasetsRoot: join(folder, ".datasets") });
  expect(report.scenarios).toEqual(checked.scenarios);
  const text = readFileSync(path, "utf8");
  const description = parse(text) as Description;
  const attributesOf = async (type: string, column: string) => {
    const dataset = await openDataset(localStorage(join(folder, ".datasets")), description.client);
    const table = await dataset.elements(type);
    const attribute = table.attribute(column);
    return new Set(Array.from({ length: table.count }, (_, i) => attribute.at(i)));
  };
  return { description, text, leftOut, report, attributesOf };
}

const square = (x: number, y: number) => [
  [
    [x, y],
    [x + 0.05, y],
    [x + 0.05, y + 0.05],
    [x, y + 0.05],
    [x, y],
  ],
];
/** Squares side by side, from Oxford eastward. */
const squares = (...rows: object[]) => ({
  type: "FeatureCollection",
  features: rows.map((properties, i) => ({
    type: "Feature",
    properties,
    geometry: { type: "Polygon", coordinates: square(-1.3 + i * 0.1, 51.7) },
  })),
});
const houses = squares({ id: "a", repl_cost: 10 }, { id: "b", repl_cost: 20 });

/** Tables as the sheets of a workbook. */
async function writeWorkbook(folder: string, name: string, sheets: Readonly<Record<string, string>>) {
  const source = join(folder, ".sheets");
  mkdirSync(source);
  const layers = Object.entries(sheets).map(([sheet, content]) => {
    writeFileSync(join(source, `${sheet}.csv`), content);
    const options = '<OpenOptions><OOI key="AUTODETECT_TYPE">YES</OOI></OpenOptions>';
    return `<OGRVRTLayer name="${sheet}">${options}<SrcDataSource relativeToVRT="1">${sheet}.csv</SrcDataSource></OGRVRTLayer>`;
  });
  const path = join(source, "all.vrt");
  writeFileSync(path, `<OGRVRTDataSource>${layers.join("")}</OGRVRTDataSource>`);
  await withDataset({ place: { what: "Test" }, path }, async ({ api }, dataset) => {
    const output = await api.ogr2ogr(dataset, ["-f", "XLSX"], name);
    copyFileSync(output.real, join(folder, `${name}.xlsx`));
    return output;
  });
}

describe("a draft", () => {
  it("takes the column of classes, not the one that numbers polygons, and empty cells for no hazard", async () => {
    const { description, report, text } = await drafted({
      "houses.geojson": houses,
      "liquefaction.geojson": squares(
        { hazard_id: 1, hazard_class: "High", hazard_source: "x" },
        { hazard_id: 2, hazard_class: null, hazard_source: "x" },
        { hazard_id: 3, hazard_class: "Not assessed", hazard_source: "x" },
      ),
    });
    expect(description.hazards?.[0]?.classes).toEqual({
      column: "hazard_class",
      values: { High: "high", "Not assessed": "unspecified", null: "none" },
    });
    expect(text).toContain("empty cells: no hazard here?");
    expect(report.scenarios[0]?.exposures[0]).toMatchObject({ exposed: 1, notExposed: 1, notAssessed: 0 });
  });

  it("takes for frequencies the sheet that lists the events, by its name", async () => {
    const folder = temporaryFolder();
    await writeWorkbook(folder, "storms", {
      meetings: "event,attendance_rate\nworkshop,0.5\nlaunch,0.7\n",
      hits: "event_id,centroid,wind\ne1,c1,30\ne2,c1,45\ne2,c2,20\n",
      often: "event_id,per_year\ne1,0.1\ne2,0.01\n",
    });
    const { description, leftOut, report } = await drafted(
      {
        "centroids.csv": "centroid,lon,lat\nc1,173,-41\nc2,174,-41\n",
        "assets.csv": "id,lon,lat,value\nx,173,-41,10\n",
      },
      folder,
    );
    expect(description.hazards?.[0]?.source).toMatchObject({
      ...{ file: "storms.xlsx", layer: "hits" },
      frequencies: { file: "storms.xlsx", layer: "often", frequency: "per_year" },
    });
    expect(leftOut).toEqual([expect.stringContaining("layer meetings")]);
    expect(report.scenarios[0]?.exposures[0]).toMatchObject({ exposed: 1 });
  });

  it("makes no event set of tables that have nothing to do with one another", async () => {
    const { description, leftOut } = await drafted({
      "houses.geojson": houses,
      "hits.csv": "event,site,depth\nflood,s1,1\nflood,s2,2\n",
      "budget.csv": "event,annual_rate\nfair,0.5\nmarket,0.2\n",
      "sites.csv": "site,lon,lat\ns1,173,-41\ns2,174,-41\n",
    });
    expect(description.hazards).toBeUndefined();
    expect(leftOut).toHaveLength(2);
  });

  it("leaves out columns whose names are taken, and says so", async () => {
    const { description, text } = await drafted({
      "houses.geojson": squares(
        { region_id: "r1", metric: 1, damage_cost: 1, element_id: 5, replacement_cost: -9999 },
        { region_id: "r2", metric: 1, damage_cost: 1, element_id: 6, replacement_cost: 10 },
      ),
    });
    expect(description.elements[0]).toMatchObject({ id: "element_id" });
    expect(Object.keys(description.elements[0]?.columns ?? {})).toEqual(["element_id"]);
    expect(text).toContain("without region_id, metric, damage_cost, replacement_cost, whose names are taken");
  });

  it("tells layers of one name in several folders apart", async () => {
    const layers = ["north", "south"].flatMap((name): [string, object][] => [
      [`${name}/houses.geojson`, houses],
      [`${name}/river.geojson`, squares({ name })],
      [`${name}/flood_zone.geojson`, squares({ name })],
      [`${name}/wards.geojson`, squares({ name })],
    ]);
    const { description } = await drafted(Object.fromEntries(layers));
    expect(description.context?.map(({ id }) => id)).toEqual(["river", "river_2"]);
    expect(description.regions?.map(({ id }) => id)).toEqual(["wards", "wards_2"]);
  });

  it("lists scenarios whose names are no tags", async () => {
    const { description } = await drafted({
      "houses.geojson": houses,
      "coastal_flood.geojson": squares({ scenario: "2050 high" }, { scenario: "2100 high" }),
    });
    expect(description.hazards?.[0]?.scenarios).toMatchObject([
      { tag: "coastal_flood_2050_high", where: { scenario: "2050 high" } },
      { tag: "coastal_flood_2100_high" },
    ]);
  });

  it("reads decimal commas, zeros that lead and letters with accents", async () => {
    const { description, report } = await drafted({
      "wells.csv": Buffer.from(
        "id;lon;lat;depth_m;näme\n0001;173,5;-41,25;3,5;Süd\n0002;173,6;-41,3;12,25;Ost\n",
        "latin1",
      ),
    });
    expect(description.elements[0]?.columns).toMatchObject({
      id: { type: "text" },
      depth_m: { type: "numeric" },
    });
    expect(report.layers[0]?.notes).toEqual([expect.stringContaining("windows-1252")]);
    expect(report.scenarios[0]?.exposures[0]).toMatchObject({ exposed: 2 });
  });

  it("keeps codes apart that one number would be, as an import without a draft does", async () => {
    const { description, attributesOf } = await drafted({
      "houses.csv": "id,lon,lat,zone,floor\na,173,-41,1.1,1.5\nb,174,-41,1.10,2\nc,175,-41,1.2,0.25\n",
    });
    expect(description.elements[0]?.columns).toMatchObject({
      zone: { type: "text" },
      floor: { type: "numeric" },
    });
    expect(await attributesOf("houses", "zone")).toEqual(new Set(["1.1", "1.10", "1.2"]));
    expect(await attributesOf("houses", "floor")).toEqual(new Set([1.5, 2, 0.25]));
  });

  it("takes such codes for ids where their name says so, and no measures however they are written", async () => {
    const ofIds = async (column: string, cells: readonly string[]) => {
      const rows = cells.map((cell, i) => `${cell},${173.5 + i},-41.5,same\n`).join("");
      const { description } = await drafted({ "houses.csv": `${column},lon,lat,use\n${rows}` });
      return description.elements[0]?.id;
    };
    expect(await ofIds("zone_code", ["1.1", "1.10", "1.2"])).toBe("zone_code");
    expect(await ofIds("meshblock", ["0012300", "0012400", "0012500"])).toBe("meshblock");
    expect(await ofIds("wetness", ["0.5", "1e-05", "0.25"])).toBeUndefined();
  });

  it("leaves texts in typed files texts, as an import without a draft does", async () => {
    const { description } = await drafted({
      "houses.geojson": squares(
        { id: "a", postcode: "6011", rooms: 3 },
        { id: "b", postcode: "6012", rooms: 4 },
      ),
    });
    expect(description.elements[0]?.columns).toMatchObject({
      postcode: { type: "text" },
      rooms: { type: "numeric" },
    });
  });

  it("sees numbers that have a power of ten, as pandas and numpy write small ones", async () => {
    const { description, report } = await drafted({
      "houses.csv": "id,lon,lat,repl_cost,depth\nx,173,-41,1e+06,0.5\ny,174,-41,250000.0,1e-05\n",
      "hits.csv": "event_id,centroid,wind\ne1,c1,30\ne2,c1,4.5e+01\n",
      "often.csv": "event_id,per_year\ne1,0.1\ne2,5e-05\n",
      "centroids.csv": "centroid,lon,lat\nc1,1.73e2,-41\nc2,174,-41\n",
      "curves.csv": "depth_m,house\n1e-05,0\n1,0.4\n3,1\n",
    });
    expect(description.elements).toMatchObject([
      {
        type: "houses",
        replacementCost: { value: "repl_cost" },
        columns: { repl_cost: { type: "numeric" }, depth: { type: "text" } },
      },
    ]);
    expect(description.hazards).toMatchObject([
      {
        intensity: "Depth",
        scenarios: [{ column: "depth" }],
        damage: { houses: { curves: { file: "curves.csv", intensity: "depth_m" } } },
      },
      { source: { kind: "events", intensity: "wind", frequencies: { frequency: "per_year" } } },
    ]);
    expect(report.scenarios.map(({ exposures: [each] }) => each?.exposed)).toEqual([1, 1]);
    expect(report.scenarios[0]?.exposures[0]?.damage).toBeDefined();
  });

  it("takes no pictures for hazards, and no table of places for curves", async () => {
    const { description, leftOut } = await drafted({
      "blocks.geojson": squares({ meshblock: "0012300" }, { meshblock: "0012400" }),
      "hillshade.tif": "raster",
      "depth.tif": "raster",
      "shaking_pga.csv": "meshblock,pga_500,pga_2500\n0012300,0.1,0.3\n0012400,0.2,0.4\n",
    });
    expect(description.hazards?.map(({ id }) => id)).toEqual(["depth", "blocks_peak_ground_acceleration"]);
    expect(description.hazards?.[1]?.source).toEqual({
      kind: "table",
      file: "shaking_pga.csv",
      id: "meshblock",
    });
    expect(leftOut).toEqual([expect.stringContaining("hillshade.tif looks like a picture")]);
  });

  it("is named for a folder of any name", async () => {
    const folder = join(temporaryFolder(), `Ōtaki ${"long ".repeat(40)}`.trim());
    const { description } = await drafted({ "12345.geojson": houses }, folder);
    expect(description.client).toMatch(/^taki_long_/);
    expect(description.client.length).toBeLessThanOrEqual(128);
  });
});
