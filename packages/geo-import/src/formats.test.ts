import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { type Dataset, localStorage, openDataset } from "@stopbank/dataset/read";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { notAssessed } from "@stopbank/risk-engine/columns";
import { geodesicLengths } from "@stopbank/risk-engine/metrics";
import { describe, expect, it } from "vitest";
import { importDataset } from "./importDataset.ts";
import { readFeatures, sharedData, temporaryFolder, writeDescription } from "./testing/folders.ts";

const about = {
  client: "formats",
  title: "Formats",
  licence: "CC0-1.0",
  sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
};
const hazard = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  scenarios: [{ tag: "flood", name: "Flood" }],
  classes: [
    { from: 0.1, class: "low" },
    { from: 1, class: "high" },
  ],
  methodology: { content: "Test" },
};

async function importInto(folder: string, description: object): Promise<Dataset> {
  const datasetsRoot = join(folder, "datasets");
  await importDataset({ description: writeDescription(folder, { ...about, ...description }), datasetsRoot });
  return openDataset(localStorage(datasetsRoot), "formats");
}

const geoJson = (features: object[]) => JSON.stringify({ type: "FeatureCollection", features });
const pointAt = (id: string, x: number, y: number) => ({
  type: "Feature",
  properties: { id },
  geometry: { type: "Point", coordinates: [x, y] },
});

/** What each element has, by id: `no row`, `not assessed` or its value. */
async function states(
  dataset: Dataset,
  type: string,
  tag = "flood",
): Promise<Record<string, string | number>> {
  const table = await dataset.elements(type);
  const { element, value, damageClass } = await dataset.exposure(type, "flood", tag);
  const ids = table.attribute(table.description.idAttribute);
  const found: Record<string, string | number> = {};
  for (let i = 0; i < table.count; i++) found[String(ids.at(i))] = "no row";
  element.forEach((each, row) => {
    const state = damageClass[row] === notAssessed ? "not assessed" : Math.round(value[row]! * 1000) / 1000;
    found[String(ids.at(each))] = state;
  });
  return found;
}

describe("formats and reference systems", () => {
  it.each([
    ["GPKG", "blocks.gpkg"],
    ["ESRI Shapefile", "blocks.shp"],
    ["FlatGeobuf", "blocks.fgb"],
  ])("%s in NZTM (northing first) comes in where the GeoJSON lies", async (driver, name) => {
    const folder = temporaryFolder();
    const path = sharedData("lower-hutt/sa1_blocks.geojson");
    await withDataset({ place: { what: "Blocks" }, path }, async ({ api }, dataset) => {
      const output = await api.ogr2ogr(dataset, ["-f", driver, "-t_srs", "EPSG:2193"], "blocks");
      for (const ending of name === "blocks.shp" ? ["shp", "shx", "dbf", "prj"] : [name.slice(7)])
        copyFileSync(output.real.replace(/\w+$/, ending), join(folder, `blocks.${ending}`));
      return output;
    });
    const elements = [{ type: "blocks", title: "Block", file: name, id: "sa1" }];
    const table = await (await importInto(folder, { elements })).elements("blocks");
    expect(table.count).toBe(677);
    const corners = readFeatures(path).flatMap(({ geometry }) =>
      (geometry.coordinates as number[][][]).flat(),
    );
    const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
    const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    for (const [i, degrees] of table.description.bounds.entries()) expect(degrees).toBeCloseTo(bounds[i]!, 6);
  });

  it("CSV in the New Zealand Map Grid, by LINZ's grid rather than metres off", async () => {
    const folder = temporaryFolder();
    // By pyproj 3.4 with PROJ's own copy of nzgd2kgrid0005.gsb, EPSG:4326 to EPSG:27200, at Kaiapoi, Lower Hutt, Auckland, Invercargill.
    const places = [
      [172.65, -43.38, 2481649.5207, 5758544.1404],
      [174.9, -41.2, 2669334.0805, 5999014.2454],
      [174.7, -36.8, 2662107.0118, 6487675.4851],
      [168.3, -46.4, 2148485.0204, 5412769.364],
    ];
    const rows = places.map(([, , x, y], i) => `P${i},${x},${y}`);
    writeFileSync(join(folder, "old.csv"), `id,x,y\n${rows.join("\n")}\n`);
    const coordinates = { x: "x", y: "y" };
    const elements = [
      { type: "marks", title: "Mark", file: "old.csv", id: "id", coordinates, crs: "EPSG:27200" },
    ];
    const table = await (await importInto(folder, { elements })).elements("marks");
    const { coords } = table.geometry;
    const ids = table.attribute("id");
    for (let i = 0; i < table.count; i++) {
      const [longitude, latitude] = places[Number(String(ids.at(i)).slice(1))]!;
      expect(coords[i * 2]).toBeCloseTo(longitude!, 7);
      expect(coords[i * 2 + 1]).toBeCloseTo(latitude!, 7);
    }
  });

  it.each(["WKT", "geom", "the_geom"])("CSV with well-known text in the column %s", async (column) => {
    const folder = temporaryFolder();
    const square = "POLYGON ((173 -41,173.1 -41,173.1 -40.9,173 -40.9,173 -41))";
    writeFileSync(join(folder, "shapes.csv"), `id,${column}\na,"${square}"\n`);
    const elements = [{ type: "shapes", title: "Shape", file: "shapes.csv", id: "id", crs: "EPSG:4326" }];
    const table = await (await importInto(folder, { elements })).elements("shapes");
    expect(table.geometry.kind).toBe("polygon");
    expect(table.description.bounds).toEqual([173, -41, 173.1, -40.9]);
  });

  it("CSV with eastings and northings", async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, "wells.csv"),
      "id,easting,northing,depth\nw1,1600000,5196000,12.5\nw2,1601000,5197000,\n",
    );
    const dataset = await importInto(folder, {
      elements: [
        {
          type: "wells",
          title: "Well",
          file: "wells.csv",
          crs: "EPSG:2193",
          coordinates: { x: "easting", y: "northing" },
          id: "id",
          columns: { depth: { label: "Depth", unit: "m" } },
        },
      ],
    });
    const wells = await dataset.elements("wells");
    const ids = wells.attribute("id");
    const first = [0, 1].find((i) => ids.at(i) === "w1")!;
    const [longitude, latitude] = wells.geometry.coords.subarray(first * 2, first * 2 + 2);
    // On NZTM's central meridian, 10,000,000 m north at the equator, lengths are scaled by 0.9996.
    expect(longitude).toBeCloseTo(173, 9);
    const meridian = {
      kind: "line",
      coords: Float64Array.of(173, 0, 173, latitude!),
      partStart: Int32Array.of(0, 1),
      vertexStart: Int32Array.of(0, 2),
    } as const;
    expect(geodesicLengths(meridian)[0]).toBeCloseTo((10_000_000 - 5_196_000) / 0.9996, 3);
    expect([0, 1].map((i) => wells.attribute("depth").at(i)).sort()).toEqual([12.5, null]);
  });

  it("a shape across 180 degrees is split there", async () => {
    const folder = temporaryFolder();
    const ring = [
      [179.99, -44],
      [180.01, -44],
      [180.01, -43.99],
      [179.99, -43.99],
      [179.99, -44],
    ];
    writeFileSync(
      join(folder, "zone.geojson"),
      geoJson([{ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } }]),
    );
    const dataset = await importInto(folder, {
      elements: [{ type: "zones", title: "Zone", file: "zone.geojson" }],
    });
    const { geometry } = await dataset.elements("zones");
    const longitudes = [...geometry.coords].filter((_, i) => i % 2 === 0);
    expect(geometry.partStart[1]).toBe(2);
    expect([Math.min(...longitudes.map(Math.abs)), Math.max(...longitudes.map(Math.abs))]).toEqual([
      179.99, 180,
    ]);
  });
});

describe("sources", () => {
  it("a table by id: no row or no value is not assessed", async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, "places.geojson"),
      geoJson(["a", "b", "c", "d"].map((id, i) => pointAt(id, 173 + i / 100, -41))),
    );
    writeFileSync(join(folder, "depths.csv"), "place,depth_cm\na,50\nb,5\nc,\nother,90\n");
    const dataset = await importInto(folder, {
      elements: [{ type: "places", title: "Place", file: "places.geojson", id: "id" }],
      hazards: [
        {
          ...hazard,
          source: { kind: "table", file: "depths.csv", id: "place" },
          scenarios: [{ tag: "flood", name: "Flood", column: "depth_cm", scale: 0.01 }],
          sampling: { rule: "attribute" },
        },
      ],
    });
    expect(await states(dataset, "places")).toEqual({
      a: 0.5,
      b: "no row",
      c: "not assessed",
      d: "not assessed",
    });
  });

  it("rasters by file name, where no data is dry inside the footprint and not assessed outside", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "rasters"));
    for (const years of [100, 10])
      writeFileSync(
        join(folder, `rasters/depth_${years}yr.tif`),
        encodeGeoTiff({
          width: 2,
          height: 1,
          bounds: [173, -41, 173.02, -40.99],
          data: Float32Array.of(years / 100, Number.NaN),
        }),
      );
    writeFileSync(
      join(folder, "places.geojson"),
      geoJson([pointAt("wet", 173.005, -40.995), pointAt("dry", 173.015, -40.995), pointAt("far", 175, -40)]),
    );
    const dataset = await importInto(folder, {
      elements: [{ type: "places", title: "Place", file: "places.geojson", id: "id" }],
      hazards: [
        {
          ...hazard,
          source: { kind: "raster" },
          parameters: { ari: { label: "Return period", unit: "years" } },
          scenarios: {
            files: "rasters/depth_{ari}yr.tif",
            returnPeriod: "ari",
            tag: "flood_{ari}",
            name: "1 in {ari} years",
          },
          sampling: { rule: "max" },
          assessed: "footprint",
        },
      ],
    });
    const [scenario] = dataset.manifest.hazards[0]!.scenarios;
    expect(dataset.manifest.hazards[0]?.scenarios.map(({ tag }) => tag)).toEqual(["flood_10", "flood_100"]);
    expect(scenario).toMatchObject({ parameters: { ari: 10 }, returnPeriodYears: 10, raster: { width: 2 } });
    expect(await states(dataset, "places", "flood_100")).toEqual({
      wet: 1,
      dry: "no row",
      far: "not assessed",
    });
    const { data } = await dataset.raster("flood", "flood_10");
    expect([...data]).toEqual([Math.fround(0.1), Number.NaN]);
  });

  it("a set of events with frequencies: greatest intensity, and damage a year", async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, "houses.geojson"),
      geoJson(
        ["north", "north", "south", "none"].map((centroid, i) => ({
          ...pointAt(`h${i}`, 173 + i / 100, -41),
          properties: { id: `h${i}`, centroid, value: 1000 * (i + 1) },
        })),
      ),
    );
    writeFileSync(join(folder, "events.csv"), "event,centroid,wind\n1,north,30\n1,south,50\n2,north,70\n");
    writeFileSync(join(folder, "often.csv"), "event,per_year\n1,0.1\n2,0.02\n3,0.5\n");
    const description = {
      elements: [{ type: "houses", title: "House", file: "houses.geojson", id: "id" }],
      hazards: [
        {
          ...hazard,
          source: {
            kind: "events",
            file: "events.csv",
            event: "event",
            id: "centroid",
            intensity: "wind",
            element: "centroid",
            frequencies: { file: "often.csv", event: "event", frequency: "per_year" },
          },
          sampling: { rule: "attribute" },
          damage: {
            houses: {
              curves: {
                house: [
                  [20, 0],
                  [120, 1],
                ],
              },
              maxDamage: "value",
              show: "cost",
            },
          },
        },
      ],
    };
    // Ratios 0.1, 0.3 and 0.5 at 30, 50 and 70.
    const north = 0.1 * 0.1 + 0.02 * 0.5;
    const south = 0.1 * 0.3;
    const dataset = await importInto(folder, description);
    expect(await states(dataset, "houses")).toEqual({
      h0: expect.closeTo(1000 * north, 6),
      h1: expect.closeTo(2000 * north, 6),
      h2: expect.closeTo(3000 * south, 6),
      h3: "no row",
    });
    const { expectedAnnualDamage } = await importDataset({ description: join(folder, "description.yaml") });
    expect(expectedAnnualDamage).toMatchObject([
      { hazard: "flood", type: "houses", damage: { value: expect.closeTo(150, 9) } },
    ]);
  });
});
