import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import h5wasm from "h5wasm/node";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { Description } from "../description/description.ts";
import { importDataset } from "../importDataset.ts";
import { sharedData, temporaryFolder } from "../testing/folders.ts";
import { draftDescription } from "./draftDescription.ts";

const raster = "known-answers/snail/inunriver_historical_WATCH_1980_rp01000.tif";

/** Drafts a folder, checks the draft as it is and publishes it. */
async function draftAndImport(folder: string) {
  const { path, leftOut } = await draftDescription(folder);
  const text = readFileSync(path, "utf8");
  const checked = await importDataset({ description: path });
  const report = await importDataset({ description: path, datasetsRoot: join(folder, ".datasets") });
  expect(report.version).toBeDefined();
  expect(report.scenarios).toEqual(checked.scenarios);
  return { description: parse(text) as Description, text, leftOut, report };
}

function folderOf(files: Readonly<Record<string, string | object>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (typeof content === "string" && content.startsWith("shared:"))
      copyFileSync(sharedData(content.slice(7)), join(folder, name));
    else writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}

const collection = (...features: [type: string, coordinates: unknown, properties: object][]) => ({
  type: "FeatureCollection",
  features: features.map(([type, coordinates, properties]) => ({
    type: "Feature",
    properties,
    geometry: { type, coordinates },
  })),
});

const square = (x: number, y: number, side: number) => [
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ],
];

/** Two buildings within the snail raster of Oxford. */
const buildings = collection(
  [
    "Polygon",
    square(-1.26, 51.75, 0.01),
    { building_id: "a", address: "1 High St", built: "1999-05-31", material: "timber", repl_cost: 1000 },
  ],
  [
    "Polygon",
    square(-1.23, 51.73, 0.01),
    { building_id: "b", address: "2 High St", built: "2004-01-02", material: "brick", repl_cost: 500 },
  ],
);

describe("folders as people have them are drafted, checked and imported", () => {
  it.each([
    "lower-hutt",
    "kaiapoi",
    "known-answers/rasterstats",
    "known-answers/snail",
    "known-answers/flood-touch",
  ])("%s", async (name) => {
    const folder = join(temporaryFolder(), basename(name));
    cpSync(sharedData(name), folder, { recursive: true, mode: 0 });
    const { description, report } = await draftAndImport(folder);
    expect(description.elements.length).toBeGreaterThan(0);
    expect(report.scenarios.some(({ exposures }) => exposures.some(({ exposed }) => exposed > 0))).toBe(true);
  });

  it("monaco-osm: an OpenStreetMap extract is offered as the ground of what lies beside it", async () => {
    const folder = join(temporaryFolder(), "monaco");
    cpSync(sharedData("monaco-osm"), folder, { recursive: true });
    const geometry = { type: "Point", coordinates: [7.42, 43.735] };
    const features = [{ type: "Feature", properties: { ref: "a" }, geometry }];
    writeFileSync(join(folder, "poles.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
    const { path } = await draftDescription(folder);
    const drafted = parse(readFileSync(path, "utf8")) as Description;
    expect(drafted.basemap).toEqual({ osm: { file: "monaco-latest.osm.pbf" } });
    expect((await importDataset({ description: path })).layers).toContainEqual(
      expect.objectContaining({ what: "Basemap OpenStreetMap", read: 6459 }),
    );
  });

  it("lower-hutt: regions, contextual layers, land and heights are told from what is counted", async () => {
    const folder = join(temporaryFolder(), "lower-hutt");
    cpSync(sharedData("lower-hutt"), folder, { recursive: true });
    const { path, leftOut } = await draftDescription(folder);
    const drafted = parse(readFileSync(path, "utf8")) as Description;
    expect(drafted.elements.map(({ type, id }) => [type, id])).toEqual([
      ["places_linz", "id"],
      ["sa1_blocks", "sa1"],
    ]);
    expect(drafted.regions).toMatchObject([{ id: "urban_areas", name: "name" }]);
    expect(drafted.hazards).toMatchObject([
      { scenarios: { column: "level_m" }, parameters: { level_m: { unit: "m" } } },
    ]);
    expect(drafted.context?.map(({ id }) => id)).toEqual(["basin_outline", "faults_major"]);
    expect(drafted.basemap).toMatchObject({
      land: { file: "land_from_dem.geojson" },
      elevation: { file: "hutt_dem_1arcsec.tif" },
    });
    expect(leftOut).toEqual([expect.stringContaining("pga_site_demand.csv")]);
  });
});

describe("what a draft recognises", () => {
  it("roles and types of columns, each guess with a remark", async () => {
    const { description, text } = await draftAndImport(folderOf({ "buildings.geojson": buildings }));
    expect(description.elements).toMatchObject([
      {
        ...{ type: "buildings", geometry: "polygon", id: "building_id", name: "address" },
        replacementCost: { value: "repl_cost" },
        columns: {
          built: { label: "Built", type: "date" },
          material: { type: "text" },
          repl_cost: { label: "Repl cost", type: "numeric", prefix: "$" },
        },
      },
    ]);
    expect(text).toContain("id: building_id # guessed: unique and filled");
    expect(text).toContain("# guessed by the column's name: is it what rebuilding costs");
  });

  it("mixed layers, once for each kind", async () => {
    const { description, report } = await draftAndImport(
      folderOf({
        "stations.geojson": collection(
          ["Point", [173, -41], { code: "p" }],
          ["Polygon", square(173, -41, 0.1), { code: "q" }],
          ["Point", [174, -41], { code: "r" }],
        ),
      }),
    );
    expect(description.elements.map(({ type, geometry }) => [type, geometry])).toEqual([
      ["stations_points", "point"],
      ["stations_polygons", "polygon"],
    ]);
    expect(report.layers.map(({ kept }) => kept)).toEqual([2, 1]);
  });

  it("rasters whose names and folders differ, as one pattern", async () => {
    const files = Object.fromEntries(
      ["rcp45", "rcp85"].flatMap((rcp) =>
        ["rp10", "rp0100"].map((rp) => [`${rcp}/${rp}/depth.tif`, `shared:${raster}`]),
      ),
    );
    const { description, report } = await draftAndImport(
      folderOf({ "buildings.geojson": buildings, ...files }),
    );
    expect(description.hazards).toMatchObject([
      {
        ...{ id: "depth", intensity: "Depth", unit: "m" },
        parameters: { rcp: { labels: { rcp45: "RCP45" } }, ari: { label: "Return period", unit: "years" } },
        scenarios: { files: "{rcp}/rp{ari}/depth.tif", returnPeriod: "ari", tag: "depth_{rcp}_{ari}yr" },
      },
    ]);
    expect(report.scenarios.map(({ scenario }) => scenario)).toEqual([
      "depth_rcp45_10yr",
      "depth_rcp45_100yr",
      "depth_rcp85_10yr",
      "depth_rcp85_100yr",
    ]);
  });

  it.each([
    [["depth_10yr.tif", "depth_50yr.tif"], "depth_{ari}yr.tif", [10, 50]],
    [["flood_rp2.tif", "flood_rp500.tif"], "flood_rp{ari}.tif", [2, 500]],
    [["surge_ari_20.tif", "surge_ari_100.tif"], "surge_ari_{ari}.tif", [20, 100]],
  ])("return periods in %j", async (names, pattern, periods) => {
    const files = Object.fromEntries(names.map((name) => [name, `shared:${raster}`]));
    const { description, report } = await draftAndImport(
      folderOf({ "buildings.geojson": buildings, ...files }),
    );
    expect(description.hazards).toMatchObject([{ scenarios: { files: pattern, returnPeriod: "ari" } }]);
    expect(report.scenarios).toHaveLength(periods.length);
  });

  it("chances a year become return periods", async () => {
    const { description } = await draftAndImport(
      folderOf({
        "buildings.geojson": buildings,
        "depth_1aep.tif": `shared:${raster}`,
        "depth_10aep.tif": `shared:${raster}`,
      }),
    );
    expect(description.hazards?.[0]?.scenarios).toMatchObject([
      { file: "depth_10aep.tif", returnPeriodYears: 10, parameters: { aep: 10 } },
      { file: "depth_1aep.tif", returnPeriodYears: 100, parameters: { aep: 1 } },
    ]);
  });

  it("files of different quantities are different hazards", async () => {
    const { description } = await draftAndImport(
      folderOf({
        "buildings.geojson": buildings,
        "flood_depth.tif": `shared:${raster}`,
        "flood_velocity.tif": `shared:${raster}`,
      }),
    );
    expect(description.hazards?.map(({ intensity }) => intensity)).toEqual(["Depth", "Velocity"]);
  });

  it("bands by what they say of themselves", async () => {
    const band = (
      text: string,
      i: number,
    ) => `<VRTRasterBand dataType="Float32" band="${i + 1}"><Description>${text}</Description>
      <SimpleSource><SourceFilename relativeToVRT="1">single.tif</SourceFilename><SourceBand>1</SourceBand></SimpleSource></VRTRasterBand>`;
    const vrt = (...bands: string[]) => `<VRTDataset rasterXSize="23" rasterYSize="14"><SRS>EPSG:4326</SRS>
      <GeoTransform>-1.4, 0.01, 0, 51.85, 0, -0.01</GeoTransform>${bands.map(band).join("")}</VRTDataset>`;
    const { description, report } = await draftAndImport(
      folderOf({
        "buildings.geojson": buildings,
        "single.tif": `shared:${raster}`,
        "flood_all.vrt": vrt("RP 10", "RP 100"),
        "wind_all.vrt": vrt("calm", "storm"),
      }),
    );
    const [flood, , wind] = description.hazards!;
    expect(flood).toMatchObject({
      source: { file: "flood_all.vrt" },
      scenarios: { bands: [10, 100], parameter: "ari", returnPeriod: "ari" },
    });
    expect(wind?.scenarios).toMatchObject([
      { name: "Calm", band: 1 },
      { name: "Storm", band: 2 },
    ]);
    expect(report.scenarios).toHaveLength(5);
  });

  it("a NetCDF file's variable, and a dimension as the parameter", async () => {
    const folder = folderOf({ "buildings.geojson": buildings });
    await h5wasm.ready;
    const file = new h5wasm.File(join(folder, "results.nc"), "w");
    const axes = {
      rp: Float64Array.of(10, 100),
      lat: Float64Array.of(51.7, 51.75, 51.8),
      lon: Float64Array.of(-1.3, -1.25, -1.2),
    };
    for (const [name, data] of Object.entries(axes)) file.create_dataset({ name, data }).make_scale(name);
    for (const name of ["arrival", "depth"]) {
      const values = file.create_dataset({
        name,
        data: Float64Array.from({ length: 18 }, (_, i) => i / 4),
        shape: [2, 3, 3],
      });
      for (const [i, axis] of Object.keys(axes).entries()) values.attach_scale(i, axis);
    }
    file.close();
    const { description, text, report } = await draftAndImport(folder);
    expect(description.hazards).toMatchObject([
      {
        source: { kind: "raster", file: "results.nc", variable: "depth" },
        scenarios: { bands: "rp", parameter: "rp", returnPeriod: "rp" },
      },
    ]);
    expect(text).toContain("# the file has arrival, depth");
    expect(report.scenarios.map(({ name }) => name)).toEqual(["1 in 10 years", "1 in 100 years"]);
  });

  it("classes of mapped polygons, by words and with gaps", async () => {
    const { description, report } = await draftAndImport(
      folderOf({
        "buildings.geojson": buildings,
        "liquefaction.geojson": collection(
          ["Polygon", square(-1.27, 51.74, 0.03), { susceptibility: "High" }],
          ["Polygon", square(-1.24, 51.72, 0.03), { susceptibility: "Very low" }],
          ["Polygon", square(-1.2, 51.7, 0.01), { susceptibility: null }],
        ),
      }),
    );
    expect(description.hazards).toMatchObject([
      {
        source: { kind: "polygons", file: "liquefaction.geojson" },
        classes: {
          column: "susceptibility",
          values: { High: "high", "Very low": "insignificant", null: "none" },
        },
      },
    ]);
    expect(report.scenarios[0]?.exposures[0]?.byClass).toEqual({ insignificant: 1, high: 1 });
  });

  it("tables of intensities by the ids of elements, and none whose ids nothing has", async () => {
    const { description, text, leftOut, report } = await draftAndImport(
      folderOf({
        "buildings.geojson": buildings,
        "flood_depths.csv": "building,depth_rp10,depth_rp100,pga\na,0,0.5,0.2\nb,0.3,1.2,\nc,1,2,0.1\n",
        "elsewhere.csv": "asset,depth\nx1,0.5\nx2,0.6\n",
        "owners.csv": "building,owner\na,Anna\nb,Bob\n",
      }),
    );
    const source = { kind: "table", file: "flood_depths.csv", id: "building" };
    expect(description.hazards).toMatchObject([
      {
        source,
        intensity: "Depth",
        scenarios: [
          { column: "depth_rp10", returnPeriodYears: 10 },
          { column: "depth_rp100", returnPeriodYears: 100 },
        ],
      },
      { source, intensity: "Peak ground acceleration", scenarios: [{ column: "pga" }] },
    ]);
    expect(text).toContain("2 of 3 rows have an element's id");
    expect(leftOut).toEqual([
      expect.stringContaining("elsewhere.csv is a table of asset, depth"),
      expect.stringContaining("owners.csv is a table of building, owner"),
    ]);
    expect(report.scenarios.map(({ exposures: [each] }) => [each?.exposed, each?.notAssessed])).toEqual([
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  it("no hazard in a table of something else that is numbered from 1 too", async () => {
    const houses = Array.from({ length: 8 }, (_, i) => `${i + 1},${173.5 + i / 100},-41.5,${1 + (i % 2)}`);
    const files = {
      "houses.csv": `house_id,lon,lat,storeys\n${houses.join("\n")}\n`,
      "gauges.csv": "gauge,name,depth\n1,Bridge,0.5\n2,Weir,0.7\n3,Mouth,1.1\n",
    };
    const { description, leftOut } = await draftAndImport(folderOf(files));
    expect(description.hazards).toBeUndefined();
    expect(leftOut).toEqual([expect.stringContaining("gauges.csv is a table of gauge, name, depth")]);

    const half = "1,0.5\n2,0.7\n3,1.1\n4,0.2\n";
    const drafts = [
      // Where columns have one name, some ids say enough; else it takes half of the elements.
      { ...files, "gauges.csv": "house_id,depth\n1,0.5\n2,0.7\n" },
      { ...files, "gauges.csv": `number,depth\n${half}` },
    ].map(async (each) => (await draftAndImport(folderOf(each))).description.hazards);
    for (const hazards of await Promise.all(drafts))
      expect(hazards).toMatchObject([{ source: { kind: "table", file: "gauges.csv" } }]);
  });

  it("no curves by number in a column of other numbers", async () => {
    const files = {
      "houses.csv": "id,lon,lat,storeys\na,-1.26,51.75,1\nb,-1.23,51.73,2\n",
      "depth_10yr.tif": `shared:${raster}`,
      "curves.csv": "curve,depth_m,ratio\n1,0,0\n1,3,1\n2,0,0\n2,3,0.5\n",
    };
    const { description } = await draftAndImport(folderOf(files));
    expect(description.hazards?.[0]?.damage).toMatchObject({ houses: { curve: "1" } });
    const named = { ...files, "houses.csv": files["houses.csv"].replace("storeys", "curve") };
    expect((await draftAndImport(folderOf(named))).description.hazards?.[0]?.damage).toMatchObject({
      houses: { curveColumn: "curve" },
    });
  });

  it("tables of curves, taken by the construction that buildings have", async () => {
    const { description, report } = await draftAndImport(
      folderOf({
        "buildings.geojson": buildings,
        "depth_10yr.tif": `shared:${raster}`,
        "curves.csv": "depth_m,timber,brick\n0,0,0\n1,0.4,0.2\n3,1,0.7\n",
      }),
    );
    expect(description.hazards?.[0]?.damage).toMatchObject({
      buildings: {
        curves: { file: "curves.csv", intensity: "depth_m", columns: ["timber", "brick"] },
        curveColumn: "material",
      },
    });
    expect(report.scenarios[0]?.exposures[0]?.damage).toBeDefined();
  });

  it("event sets with places and frequencies, and tables of points", async () => {
    const { description, report } = await draftAndImport(
      folderOf({
        "hits.csv": "event_id,cid,wind\ne1,c1,30\ne2,c1,45\ne2,c2,20\n",
        "assets.csv": "id,lon,lat\nx,173,-41\n",
        "events.csv": "event_id,per_year\ne1,0.1\ne2,0.01\n",
        "centroids.csv": "cid,lon,lat\nc1,173,-41\nc2,174,-41\n",
        "sheds.csv": "shed_id;easting;northing;wall\n007;1600000;5460000;tin\n008;1601000;5461000;wood\n",
      }),
    );
    expect(description.elements).toMatchObject([
      { type: "assets" },
      { type: "sheds", crs: "EPSG:2193", coordinates: { x: "easting", y: "northing" }, id: "shed_id" },
    ]);
    expect(description.hazards).toMatchObject([
      {
        source: {
          kind: "events",
          ...{ file: "hits.csv", event: "event_id", id: "cid", intensity: "wind" },
          frequencies: { file: "events.csv", event: "event_id", frequency: "per_year" },
          places: { file: "centroids.csv", id: "cid", coordinates: { x: "lon", y: "lat" } },
        },
      },
    ]);
    expect(report.scenarios[0]?.exposures[1]).toMatchObject({ exposed: 2, notAssessed: 0 });
  });
});
