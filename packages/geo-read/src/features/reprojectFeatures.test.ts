import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Geometry } from "geojson";
import { describe, expect, it } from "vitest";
import { withDataset } from "../gdal/withDataset.ts";
import { isGeographic } from "../input/coordinateSystems.ts";
import { readLayer } from "../layers/readLayer.ts";
import { sharedData, temporaryFolder } from "../testing/folders.ts";
import { readFlatGeobuf } from "./flatGeobuf.ts";
import { type LayerFacts, layerFacts } from "./layerFacts.ts";
import { streamFeatures } from "./streamFeatures.ts";

const place = { what: "Test" };

/** Shapes as GDAL alone takes them to another system. */
async function byGdal({ input, layer, crs }: LayerFacts, target: string): Promise<(Geometry | null)[]> {
  const options = ["-f", "FlatGeobuf", "-lco", "SPATIAL_INDEX=NO", "-nlt", "GEOMETRY", "-dim", "XY"];
  const path = await withDataset(input, async ({ api, nextName }, dataset) => {
    const wrap = isGeographic(target) ? ["-wrapdateline"] : [];
    const reprojection = ["-s_srs", crs, "-t_srs", target, ...wrap, "-nlt", "CONVERT_TO_LINEAR"];
    return (await api.ogr2ogr(dataset, [...options, ...reprojection, layer], nextName())).real;
  });
  try {
    return [...readFlatGeobuf(path)].map(({ geometry }) => geometry);
  } finally {
    rmSync(path);
  }
}

/** The same, and how many of them GDAL had no part in. */
async function byUs(facts: LayerFacts, target: string) {
  const features = await Array.fromAsync(streamFeatures(facts, { crs: target, columns: [] }));
  return {
    shapes: features.map(({ geometry }) => geometry),
    alone: features.filter((feature) => "original" in feature).length,
  };
}

/** A file of ours as GeoPackage in some system. */
async function asGeoPackage(path: string, crs: string): Promise<string> {
  const real = await withDataset({ place, path }, async ({ api, nextName }, dataset) => {
    const options = ["-f", "GPKG", "-nln", "layer", "-t_srs", crs];
    return (await api.ogr2ogr(dataset, options, nextName())).real;
  });
  return real;
}

const targets = ["EPSG:4326", "EPSG:2193", "EPSG:27200", "EPSG:3857"];

describe("features are taken along as GDAL takes them", () => {
  it.each([
    ["kaiapoi/kaiapoi_buildings_6dp.geojson", "EPSG:2193"],
    // A datum with several ways to WGS 84, of which GDAL takes the one for the place.
    ["kaiapoi/kaiapoi_buildings_6dp.geojson", "EPSG:27200"],
    ["lower-hutt/sa1_blocks.geojson", "EPSG:2193"],
    ["lower-hutt/places_linz.geojson", "EPSG:2193"],
    ["lower-hutt/places_linz.geojson", "EPSG:4326"],
  ])("%s as a GeoPackage in %s, number for number", async (file, crs) => {
    const facts = await layerFacts({ place, path: await asGeoPackage(sharedData(file), crs) });
    for (const target of targets) {
      const expected = await byGdal(facts, target);
      const { shapes, alone } = await byUs(facts, target);
      expect(alone).toBe(expected.length);
      expect(shapes).toEqual(expected);
    }
  });

  it("columns of shapes too, read once", async () => {
    const path = await asGeoPackage(sharedData("lower-hutt/sa1_blocks.geojson"), "EPSG:2193");
    const facts = await layerFacts({ place, path });
    const table = await readLayer({ place, path }, { columns: [] });
    for (const target of [...targets, facts.crs]) {
      const { coords } = await table.geometryIn(target);
      const shapes = await byGdal(facts, target);
      const expected = shapes.flatMap((geometry) =>
        geometry?.type === "MultiPolygon" || geometry?.type === "Polygon" ? geometry.coordinates.flat(4) : [],
      );
      expect([...coords]).toEqual(expected);
    }
  });

  it("what GDAL cuts, unfolds or refuses is left to it, with all that follows", async () => {
    const rows = [
      '"POINT Z (1570000 5180000 900)"',
      '"CURVEPOLYGON (CIRCULARSTRING (1570000 5180000, 1570010 5180010, 1570000 5180020, 1569990 5180010, 1570000 5180000))"',
      '"LINESTRING (2400000 5200000, 2700000 5200000)"',
      '"POINT (1570000 5180010)"',
    ];
    const path = join(temporaryFolder(), "odd.csv");
    writeFileSync(path, ["id,WKT", ...rows.map((row, i) => `${i},${row}`), ""].join("\n"));
    const facts = await layerFacts({ place, path, crs: "EPSG:2193" });
    for (const target of targets) {
      const expected = await byGdal(facts, target);
      expect(expected).toHaveLength(4);
      const { shapes, alone } = await byUs(facts, target);
      expect(shapes).toEqual(expected);
      expect(alone).toBe(0);
    }
  });

  it("across 180 degrees", async () => {
    const rows = ['"POINT (1570000 5180000)"', '"LINESTRING (2000000 5200000, 2700000 5200000)"'];
    const path = join(temporaryFolder(), "dateline.csv");
    writeFileSync(path, ["id,WKT", ...rows.map((row, i) => `${i},${row}`), ""].join("\n"));
    const facts = await layerFacts({ place, path, crs: "EPSG:2193" });
    const { shapes, alone } = await byUs(facts, "EPSG:4326");
    expect(shapes).toEqual(await byGdal(facts, "EPSG:4326"));
    expect(shapes[1]?.type).toBe("MultiLineString");
    expect(alone).toBe(1);
  });
});
