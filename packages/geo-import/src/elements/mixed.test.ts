import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

const square = (x: number, y: number, side: number) => [
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ],
];

const describeLayers = (folder: string, elements: readonly object[], hazards: readonly object[] = []) =>
  writeDescription(folder, {
    client: "mixed",
    title: "Mixed",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements,
    hazards,
  });

it("a layer of mixed kinds is named once for each, and collections give the parts of the kind", async () => {
  const folder = temporaryFolder();
  const geometries = [
    { type: "Point", coordinates: [173, -41] },
    { type: "Polygon", coordinates: square(173, -41, 0.1) },
    {
      type: "GeometryCollection",
      geometries: [
        { type: "Polygon", coordinates: square(174, -41, 0.1) },
        { type: "Point", coordinates: [174, -41] },
        { type: "GeometryCollection", geometries: [{ type: "Point", coordinates: [175, -41] }] },
      ],
    },
    {
      type: "LineString",
      coordinates: [
        [173, -41],
        [174, -41],
      ],
    },
  ];
  const features = geometries.map((geometry, i) => ({
    type: "Feature",
    properties: { id: `f${i}` },
    geometry,
  }));
  writeFileSync(join(folder, "stations.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const layer = (type: string, geometry: string) => ({
    type,
    title: type,
    file: "stations.geojson",
    geometry,
    id: "id",
  });
  const datasetsRoot = join(folder, "datasets");
  const { layers } = await importDataset({
    description: describeLayers(folder, [
      layer("stations", "point"),
      layer("sites", "polygon"),
      layer("tracks", "line"),
    ]),
    datasetsRoot,
  });
  expect(layers.map(({ read, kept }) => [read, kept])).toEqual([
    [4, 2],
    [4, 2],
    [4, 1],
  ]);
  expect(layers[0]?.problems).toEqual([
    { reason: "a polygon, not a point", done: "skipped", count: 1, examples: ["f1"] },
    { reason: "a line, not a point", done: "skipped", count: 1, examples: ["f3"] },
    { reason: "a collection, of which the points count", done: "repaired", count: 1, examples: ["f2"] },
  ]);
  expect(layers[2]?.problems).toContainEqual({
    reason: "a collection, not a line",
    done: "skipped",
    count: 1,
    examples: ["f2"],
  });
  const dataset = await openDataset(localStorage(datasetsRoot), "mixed");
  expect((await dataset.elements("stations")).geometry.coords).toHaveLength(2 + 4);
});

it("lengths are those of the ellipsoid, or of the source's plane where the layer says so", async () => {
  const folder = temporaryFolder();
  // A kilometre of easting on the central meridian of NZTM, whose scale there is 0.9996.
  writeFileSync(
    join(folder, "roads.geojson"),
    JSON.stringify({
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          properties: { depth: 1 },
          geometry: {
            type: "LineString",
            coordinates: [
              [1_599_500, 5_400_000],
              [1_600_500, 5_400_000],
            ],
          },
        },
      ],
    }),
  );
  const layer = (type: string, measure?: string) => ({
    type,
    title: type,
    file: "roads.geojson",
    crs: "EPSG:2193",
    metric: "length",
    columns: { depth: { label: "Depth" } },
    ...(measure && { measure }),
  });
  const hazard = {
    id: "flood",
    title: "Flood",
    summary: "Flood",
    intensity: "Depth",
    source: { kind: "attribute" },
    scenarios: [{ tag: "flood", name: "Flood", column: "depth" }],
    sampling: { rule: "attribute" },
    classes: "exposed",
    methodology: { content: "Test" },
  };
  const datasetsRoot = join(folder, "datasets");
  const description = describeLayers(folder, [layer("roads"), layer("plane", "projected")], [hazard]);
  const { scenarios, measures } = await importDataset({ description, datasetsRoot });
  expect(measures).toEqual({ roads: "geodesic", plane: "projected" });
  const [roads, plane] = scenarios[0]!.exposures.map(({ classes }) => classes[0]);
  expect(roads).toMatchObject({ class: "exposed", count: 1, lengthMetres: expect.closeTo(1000 / 0.9996, 3) });
  expect(plane?.lengthMetres).toBeCloseTo(1000, 6);
  const dataset = await openDataset(localStorage(datasetsRoot), "mixed");
  expect((await dataset.elements("plane")).metric?.[0]).toBeCloseTo(1, 9);
  expect((await dataset.elements("roads")).metric?.[0]).toBeCloseTo(1 / 0.9996, 6);
  expect(dataset.manifest.conventions.lengthRule).toMatchObject({
    code: "per-layer",
    text: expect.stringContaining("plane"),
  });
});

it("the metres of roads within mapped polygons are in the report", async () => {
  const folder = temporaryFolder();
  const line = [
    [173, -41],
    [173.01, -41],
  ];
  const write = (name: string, type: string, coordinates: unknown, properties: object) =>
    writeFileSync(
      join(folder, name),
      JSON.stringify({
        type: "FeatureCollection",
        features: [{ type: "Feature", properties, geometry: { type, coordinates } }],
      }),
    );
  write("roads.geojson", "LineString", line, {});
  write("flood.geojson", "Polygon", square(173.0025, -41.05, 0.1), { class: "wet" });
  const hazard = {
    id: "flood",
    title: "Flood",
    summary: "Flood",
    intensity: "Share under water",
    source: { kind: "polygons", file: "flood.geojson" },
    scenarios: [{ tag: "wet", name: "Wet", where: { class: "wet" } }],
    sampling: { rule: "fraction" },
    assessed: "all",
    classes: "exposed",
    methodology: { content: "Test" },
  };
  const layer = (file: string) => ({ type: "roads", title: "Road", file });
  const run = (file: string) =>
    importDataset({ description: describeLayers(folder, [layer(file)], [hazard]) });
  const [roads] = (await run("roads.geojson")).scenarios[0]!.exposures;
  const [exposed] = roads!.classes;
  // A hundredth of a degree on the parallel of 41 degrees south.
  expect(exposed?.lengthMetres).toBeCloseTo(841.6, 0);
  expect(exposed!.coveredMetres! / exposed!.lengthMetres!).toBeCloseTo(0.75, 6);
  const [itself] = (await run("flood.geojson")).scenarios[0]!.exposures;
  expect(itself).toMatchObject({ exposed: 1, notExposed: 0 });
});
