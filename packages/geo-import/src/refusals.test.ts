import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { describe, expect, it } from "vitest";
import { importDataset } from "./importDataset.ts";
import { sharedData, temporaryFolder, writeDescription } from "./testing/folders.ts";

const about = {
  client: "refused",
  title: "Refused",
  licence: "CC0-1.0",
  sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
};

const feature = (properties: object, geometry: object | null) => ({ type: "Feature", properties, geometry });
const point = (x: number, y: number) => ({ type: "Point", coordinates: [x, y] });
const collection = (...features: object[]) => JSON.stringify({ type: "FeatureCollection", features });

/** A hazard raster of 40 by 40 cells around 173 E 41 S. */
const raster = () =>
  encodeGeoTiff({
    width: 40,
    height: 40,
    bounds: [172.9, -41.1, 173.1, -40.9],
    data: Float32Array.from({ length: 1600 }, (_, i) => Math.sin(i) * i),
  });

const rasterHazard = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  source: { kind: "raster", file: "flood.tif" },
  scenarios: [{ tag: "flood", name: "Flood" }],
  sampling: { rule: "max" },
  classes: [{ from: 0, class: "exposed" }],
  methodology: { content: "Test" },
};

interface Bad {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly element?: object;
  readonly more?: object;
}

/** Imports a description that should be refused and answers the refusal; nothing may have been published. */
async function refusal({
  files = {},
  element = {},
  more = {},
}: Bad): Promise<{ code: string; message: string }> {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "places.geojson"),
    collection(feature({ id: "a" }, point(173, -41)), feature({ id: "b" }, point(173.01, -41))),
  );
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const description = writeDescription(folder, {
    ...about,
    elements: [{ type: "places", title: "Place", file: "places.geojson", ...element }],
    ...more,
  });
  const datasetsRoot = join(folder, "datasets");
  const error = await importDataset({ description, datasetsRoot }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const client = join(datasetsRoot, "refused");
  expect(existsSync(client) ? readdirSync(client) : []).toEqual([]);
  expect(error).toMatchObject({ name: "DomainError" });
  return error as { code: string; message: string };
}

describe("an import that cannot be right says so and publishes nothing", () => {
  it.each<[string, Bad, string, RegExp]>([
    ["a missing file", { element: { file: "nope.gpkg" } }, "import/missing-file", /nope\.gpkg.*no such file/],
    [
      "an empty file",
      { files: { "empty.geojson": "" }, element: { file: "empty.geojson" } },
      "import/empty-file",
      /empty\.geojson/,
    ],
    [
      "a file that is no GIS file",
      { files: { "notes.gpkg": "not a database" }, element: { file: "notes.gpkg" } },
      "import/unreadable",
      /notes\.gpkg.*no GIS format/,
    ],
    [
      "a GeoJSON file cut short",
      {
        files: {
          "cut.geojson": collection(
            ...Array.from({ length: 200 }, (_, i) => feature({ id: i }, point(173, -41))),
          ).slice(0, 9000),
        },
        element: { file: "cut.geojson" },
      },
      "import/unreadable",
      /cut\.geojson/,
    ],
    [
      "no such column",
      { element: { id: "ident" } },
      "import/no-such-column",
      /no column ident.*columns are: id/,
    ],
    ["no such layer", { element: { layer: "roads" } }, "import/no-such-layer", /no layer roads.*places/],
    [
      "a layer without features",
      { files: { "none.geojson": collection() }, element: { file: "none.geojson" } },
      "import/empty-layer",
      /none\.geojson.*no features/,
    ],
    [
      "features without geometry",
      { files: { "none.geojson": collection(feature({}, null)) }, element: { file: "none.geojson" } },
      "import/empty-layer",
      /none of its 1 features/,
    ],
    [
      "coordinates that are no degrees",
      {
        files: { "metres.geojson": collection(feature({}, point(1_570_000, 5_190_000))) },
        element: { file: "metres.geojson" },
      },
      "import/wrong-crs",
      /metres\.geojson.*no degrees.*crs: EPSG:2193/,
    ],
    ["degrees said to be metres", { element: { crs: "EPSG:2193" } }, "import/wrong-crs", /look like degrees/],
    [
      "a CRS that does not exist",
      { element: { crs: "EPSG:999999" } },
      "import/unknown-crs",
      /places\.geojson.*not known\. Correct `crs`/,
    ],
    [
      "a table that does not say where its rows lie",
      { files: { "points.csv": "id,lon,lat\na,173,-41\n" }, element: { file: "points.csv" } },
      "import/no-geometry",
      /points\.csv.*`coordinates: .*Its columns are: id, lon, lat/,
    ],
    [
      "northings for eastings",
      {
        files: { "points.csv": "id,northing,easting\na,5196925,1571648\nb,5196900,1571600\n" },
        element: { file: "points.csv", coordinates: { x: "northing", y: "easting" }, crs: "EPSG:2193" },
      },
      "import/wrong-crs",
      /points\.csv.* around -119\.3, -56\.5 .*New Zealand.* x and y the wrong way round/,
    ],
    [
      "a table without CRS",
      {
        files: { "points.csv": "id,x,y\na,1570000,5190000\n" },
        element: { file: "points.csv", coordinates: { x: "x", y: "y" } },
      },
      "import/no-crs",
      /points\.csv.*State it with `crs`/,
    ],
    [
      "ids that stand for two features",
      {
        files: {
          "twice.geojson": collection(feature({ id: "a" }, point(1, 1)), feature({ id: "a" }, point(2, 2))),
        },
        element: { file: "twice.geojson", id: "id" },
      },
      "import/duplicate-ids",
      /1 ids in column id.*: a/,
    ],
    [
      "words in a column of numbers",
      {
        files: {
          "words.geojson": collection(
            feature({ cost: "12" }, point(1, 1)),
            feature({ cost: "n/a" }, point(2, 2)),
          ),
        },
        element: { file: "words.geojson", columns: { cost: { label: "Cost", type: "numeric" } } },
      },
      "import/not-numeric",
      /column cost.*feature 2 \("n\/a"\)/,
    ],
    [
      "a key that is misspelt",
      { element: { colour: "#ffffff" } },
      "import/bad-description",
      /elements\[0\].*colour/,
    ],
    ...(
      [
        ["percentages", [1, 50], /has the share 50\. .*divide percentages by 100/],
        ["shares below nothing", [1, -0.1], /has the share -0\.1/],
        ["points out of order", [-1, 0.5], /goes from intensity 0 to -1/],
      ] as const
    ).map(([what, point, sentence]): [string, Bad, string, RegExp] => [
      `a damage curve of ${what}`,
      {
        files: { "flood.tif": raster() },
        more: {
          hazards: [
            {
              ...rasterHazard,
              damage: { places: { curves: { timber: [[0, 0], point] } } },
            },
          ],
        },
      },
      "import/bad-curve",
      sentence,
    ]),
    [
      "polygons that are asked for and not there",
      {
        files: {
          "zones.geojson": collection(
            feature(
              { zone: "A" },
              {
                type: "Polygon",
                coordinates: [
                  [
                    [0, 0],
                    [1, 0],
                    [1, 1],
                    [0, 0],
                  ],
                ],
              },
            ),
          ),
        },
        more: {
          hazards: [
            {
              ...rasterHazard,
              source: { kind: "polygons", file: "zones.geojson" },
              scenarios: [{ tag: "flood", name: "Flood", where: { zone: "B" } }],
              sampling: { rule: "touch" },
              assessed: "all",
              classes: "exposed",
            },
          ],
        },
      },
      "import/no-such-polygons",
      /no polygon has zone B/,
    ],
    [
      "polygons that do not say what was studied",
      {
        more: {
          hazards: [
            {
              ...rasterHazard,
              source: { kind: "polygons", file: "places.geojson" },
              sampling: { rule: "touch" },
            },
          ],
        },
      },
      "import/extent-unknown",
      /State `assessed`/,
    ],
    [
      "a rule that does not suit the source",
      { more: { hazards: [{ ...rasterHazard, sampling: { rule: "attribute" } }] } },
      "import/wrong-rule",
      /centroid, max/,
    ],
    [
      "a pattern of files in a folder that is not there",
      {
        more: {
          hazards: [{ ...rasterHazard, scenarios: { files: "no/d_{ari}.tif", tag: "{ari}", name: "{ari}" } }],
        },
      },
      "import/missing-file",
      /no\/d_\{ari\}\.tif.*no folder no/,
    ],
    [
      "a pattern that no file fits",
      {
        more: {
          hazards: [{ ...rasterHazard, scenarios: { files: "d_{ari}.tif", tag: "{ari}", name: "{ari}" } }],
        },
      },
      "import/no-scenarios",
      /flood.*finds no scenario/,
    ],
    ["a missing raster", { more: { hazards: [rasterHazard] } }, "import/missing-file", /flood\.tif/],
    [
      "a vector file for a raster",
      { more: { hazards: [{ ...rasterHazard, source: { kind: "raster", file: "places.geojson" } }] } },
      "import/not-raster",
      /places\.geojson/,
    ],
    [
      "a raster band that is not there",
      {
        files: { "flood.tif": raster() },
        more: { hazards: [{ ...rasterHazard, scenarios: [{ tag: "a", name: "A", band: 2 }] }] },
      },
      "import/no-such-band",
      /1 bands and no band 2/,
    ],
    [
      "a GeoTIFF cut short",
      {
        files: { "flood.tif": raster().subarray(0, raster().length - 900) },
        more: { hazards: [rasterHazard] },
      },
      "import/damaged",
      /flood\.tif.*cut short/,
    ],
  ])("%s", async (_case, bad, code, words) => {
    const error = await refusal(bad);
    expect(error.message).toMatch(words);
    expect(error.code).toBe(code);
  });

  it("a header that declares 2 GB", async () => {
    const bytes = Buffer.from(raster());
    // Tags 256 and 257: width and height, as 32-bit values in the first directory.
    for (const tag of [256, 257]) {
      for (let at = 10; at < 8 + 2 + 20 * 12; at += 12)
        if (bytes.readUInt16LE(at) === tag) bytes.writeUInt32LE(23_000, at + 8);
    }
    const error = await refusal({ files: { "flood.tif": bytes }, more: { hazards: [rasterHazard] } });
    expect(error.message).toMatch(/flood\.tif.*declares 23000 by 23000 cells/);
    expect(error.code).toBe("import/damaged");
  });

  it("a truncated copy of a real elevation model", async () => {
    const folder = temporaryFolder();
    const path = join(folder, "dem.tif");
    writeFileSync(path, readFileSync(sharedData("lower-hutt/hutt_dem_1arcsec.tif")).subarray(0, 300_000));
    const error = await refusal({
      more: { hazards: [{ ...rasterHazard, source: { kind: "raster", file: path } }] },
    });
    expect(error.message).toMatch(/dem\.tif/);
    expect(["import/damaged", "import/unreadable"]).toContain(error.code);
  });
});

describe("invalid polygons", () => {
  it("are rebuilt and reported by id, with what was done", async () => {
    const folder = temporaryFolder();
    const bowTie = {
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    };
    const square = {
      type: "Polygon",
      coordinates: [
        [
          [2, 0],
          [3, 0],
          [3, 1],
          [2, 1],
          [2, 0],
        ],
      ],
    };
    const flat = {
      type: "Polygon",
      coordinates: [
        [
          [4, 0],
          [5, 0],
          [4, 0],
        ],
      ],
    };
    writeFileSync(
      join(folder, "shapes.geojson"),
      collection(
        feature({ id: "bow-tie" }, bowTie),
        feature({ id: "square" }, square),
        feature(
          { id: "line" },
          {
            type: "LineString",
            coordinates: [
              [0, 0],
              [1, 1],
            ],
          },
        ),
        feature({ id: "nothing" }, null),
        feature({ id: "flat" }, flat),
      ),
    );
    const description = writeDescription(folder, {
      ...about,
      elements: [{ type: "shapes", title: "Shape", file: "shapes.geojson", id: "id", geometry: "polygon" }],
    });
    const report = await importDataset({ description, datasetsRoot: join(folder, "datasets") });
    expect(report.layers[0]).toMatchObject({ read: 5, kept: 2 });
    expect(report.layers[0]?.problems).toEqual([
      { reason: "self-intersecting", done: "repaired", count: 1, examples: ["bow-tie"] },
      { reason: "a line, not a polygon", done: "skipped", count: 1, examples: ["line"] },
      { reason: "no geometry", done: "skipped", count: 1, examples: ["nothing"] },
      { reason: "a ring with fewer than three points", done: "skipped", count: 1, examples: ["flat"] },
    ]);
  });
});
