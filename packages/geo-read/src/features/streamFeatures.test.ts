import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Geometry } from "geojson";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { layerFacts } from "./layerFacts.ts";
import { streamFeatures } from "./streamFeatures.ts";

const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];
const hole = [
  [0.5, 0.25],
  [0.75, 0.25],
  [0.75, 0.5],
  [0.5, 0.25],
];
const geometries: (Geometry | null)[] = [
  { type: "Point", coordinates: [173.123456789012, -40.5] },
  {
    type: "MultiPoint",
    coordinates: [
      [1, 2],
      [3, 4],
    ],
  },
  {
    type: "LineString",
    coordinates: [
      [1, 2],
      [3, 4],
    ],
  },
  { type: "MultiLineString", coordinates: [square, hole] },
  { type: "Polygon", coordinates: [square, hole] },
  { type: "MultiPolygon", coordinates: [[square, hole], [square]] },
  { type: "GeometryCollection", geometries: [{ type: "Point", coordinates: [1, 2] }] },
  null,
];

it("features come as the file has them, whatever their kind and columns", async () => {
  const path = join(temporaryFolder(), "mixed.geojson");
  const features = geometries.map((geometry, i) => ({
    type: "Feature",
    properties: {
      name: i === 3 ? null : `Te Kawa ${i} ā`,
      floors: i,
      value: i / 7,
      large: 2 ** 40 + i,
      built: "2024-05-31",
    },
    geometry,
  }));
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", features }));
  const facts = await layerFacts({ place: { what: "Test" }, path, crs: "EPSG:4326" });
  const read = async (columns?: readonly string[]) =>
    Array.fromAsync(streamFeatures(facts, columns === undefined ? {} : { columns }));
  // With the column of dates GDAL writes GeoJSON, without it FlatGeobuf.
  const whole = await read();
  const simple = await read(["name", "floors", "value", "large"]);
  expect(whole.map(({ geometry }) => geometry)).toEqual(geometries);
  expect(simple.map(({ geometry }) => geometry)).toEqual(geometries);
  features.forEach(({ properties: { built: _, ...properties } }, i) => {
    expect({ name: null, ...simple[i]?.properties }).toEqual(properties);
    expect(whole[i]?.properties).toMatchObject(properties);
  });
});
