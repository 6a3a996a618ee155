import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import type { PolygonColumn } from "@stopbank/risk-engine/columns";
import { metricColumn } from "@stopbank/risk-engine/metrics";
import { tableFromIPC } from "apache-arrow";
import { PbfReader } from "pbf";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleHazard, sampleType } from "./testing/sampleDataset.ts";
import { tileRange } from "./tiles/tileRange.ts";
import { createDatasetWriter } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-dataset-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
const square = (x: number, y: number, half: number) =>
  corners.flatMap(([dx, dy]) => [x + dx * half, y + dy * half]);
const hole = (x: number, y: number, half: number) =>
  corners.toReversed().flatMap(([dx, dy]) => [x + dx * half, y + dy * half]);

/** One element in two parts of which one has a hole, one plain element. */
const polygons: PolygonColumn = {
  kind: "polygon",
  coords: Float64Array.from([
    ...square(172.9, -40.2, 0.01),
    ...hole(172.9, -40.2, 0.004),
    ...square(172.8, -40.2, 0.002),
    ...square(172.1, -40.9, 0.001),
  ]),
  partStart: Int32Array.of(0, 2, 3),
  ringStart: Int32Array.of(0, 2, 3, 4),
  vertexStart: Int32Array.of(0, 5, 10, 15, 20),
};

async function publishSample() {
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addRegions({ id: "suburb", title: "Suburbs" }, [
    {
      name: "North",
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [172, -41],
            [173, -41],
            [173, -40],
            [172, -41],
          ],
        ],
      },
    },
  ]);
  const buildings = sampleType("buildings", "polygon", {
    replacementCost: { attribute: "cost" },
    heightAttribute: "height",
    attributes: [
      ...sampleType("buildings", "polygon").attributes,
      { key: "cost", label: "Cost", type: "numeric", filterable: true, lookup: true },
      { key: "height", label: "Height", type: "numeric", filterable: true, lookup: true },
      { key: "built", label: "Built", type: "date", filterable: true, lookup: true },
    ],
  });
  await writer.addElements(
    buildings,
    polygons,
    {
      id: ["b0", "b1"],
      name: ["Wh\u0101rere", null],
      cost: Float64Array.of(250_000, Number.NaN),
      height: Float64Array.of(6.25, Number.NaN),
      built: ["1931-02-03", null],
    },
    { suburb: Uint16Array.of(0, 65535) },
  );
  writer.addHazard(sampleHazard("flood", ["flood_10yr", "flood_100yr", "flood_dry"]));
  await writer.addExposure("buildings", "flood", "flood_100yr", {
    element: Uint32Array.of(1, 0),
    value: Float32Array.of(Number.NaN, 1.25),
    damageClass: Uint8Array.of(255, 5),
  });
  await writer.addExposure("buildings", "flood", "flood_dry", {
    element: new Uint32Array(0),
    value: new Float32Array(0),
    damageClass: new Uint8Array(0),
  });
  await writer.addRaster("flood", "flood_100yr", {
    width: 600,
    height: 300,
    bounds: [172, -41, 173, -40.5],
    data: Float32Array.from({ length: 180_000 }, (_, i) => (i % 600 < 10 ? -9999 : i % 7)),
    noData: -9999,
  });
  return writer.publish();
}

describe("a published dataset", () => {
  it("holds the length or area of each element, in the order of its rows", async () => {
    const writer = await createDatasetWriter(root, sampleAbout);
    const metric = { type: "area", unit: "ha" } as const;
    await writer.addElements(sampleType("reserves", "polygon", { metric }), polygons, {
      id: ["a", "b"],
      name: [null, null],
    });
    await writer.addElements(sampleType("buildings", "polygon"), polygons, {
      id: ["a", "b"],
      name: [null, null],
    });
    await writer.publish();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    const reserves = await dataset.elements("reserves");
    const rowOf = (id: string) => [0, 1].find((row) => reserves.attribute("id").at(row) === id)!;
    const areas = metricColumn(polygons, "area")!;
    expect(reserves.metric).toHaveLength(2);
    expect([reserves.metric?.[rowOf("a")], reserves.metric?.[rowOf("b")]]).toEqual([...areas]);
    expect((await dataset.elements("buildings")).metric).toBeUndefined();
  });

  it("refuses a metric that the geometry does not have", async () => {
    const writer = await createDatasetWriter(root, sampleAbout);
    const metric = { type: "length", unit: "km" } as const;
    const adding = writer.addElements(sampleType("reserves", "polygon", { metric }), polygons, {
      id: ["a", "b"],
      name: [null, null],
    });
    await expect(adding).rejects.toThrow(expect.objectContaining({ code: "metric/wrong-geometry" }));
  });

  it("gives back geometry, attributes and regions by row", async () => {
    const { version } = await publishSample();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    expect(dataset.version).toBe(version);
    const table = await dataset.elements("buildings");
    const ids = table.attribute("id");
    const row = ids.at(0) === "b0" ? 0 : 1;
    expect([ids.at(row), ids.at(1 - row)]).toEqual(["b0", "b1"]);
    expect([table.attribute("name").at(row), table.attribute("name").at(1 - row)]).toEqual([
      "Wh\u0101rere",
      null,
    ]);
    expect([table.attribute("cost").at(row), table.attribute("cost").at(1 - row)]).toEqual([250_000, null]);
    expect([table.attribute("built").at(row), table.attribute("built").at(1 - row)]).toEqual([
      "1931-02-03",
      null,
    ]);
    expect(table.regionCode("suburb")[row]).toBe(0);
    expect(table.regionCode("suburb")[1 - row]).toBe(65535);
    const geometry = table.geometry as PolygonColumn;
    expect(geometry.partStart[row + 1]! - geometry.partStart[row]!).toBe(2);
    expect(geometry.coords.length).toBe(polygons.coords.length);
    expect(dataset.manifest.elementTypes[0]).toMatchObject({ count: 2, replacementCostMissing: 1 });
  });

  it("is an Arrow file to others, with GeoArrow geometry", async () => {
    const { folder } = await publishSample();
    const table = tableFromIPC(readFileSync(join(folder, "elements/buildings.arrow")));
    expect(table.numRows).toBe(2);
    const geometry = table.schema.fields.find((field) => field.name === "geometry");
    expect(geometry?.metadata.get("ARROW:extension:name")).toBe("geoarrow.multipolygon");
    const first = table.toArray().find((row) => row?.id === "b0");
    expect(first?.name).toBe("Wh\u0101rere");
    expect(first?.geometry.toJSON()).toHaveLength(2);
    const exposures = tableFromIPC(readFileSync(join(folder, "exposures/buildings/flood.arrow")));
    expect(exposures.batches.map((batch) => batch.numRows)).toEqual([2, 0]);
  });

  it("keeps the three states apart", async () => {
    await publishSample();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    const table = await dataset.elements("buildings");
    const row = table.attribute("id").at(0) === "b0" ? 0 : 1;
    const exposure = await dataset.exposure("buildings", "flood", "flood_100yr");
    expect([...exposure.element]).toEqual([0, 1]);
    expect(exposure.damageClass[row]).toBe(5);
    expect(exposure.value[row]).toBe(1.25);
    expect(exposure.damageClass[1 - row]).toBe(255);
    expect(exposure.value[1 - row]).toBeNaN();
    expect((await dataset.exposure("buildings", "flood", "flood_dry")).element).toHaveLength(0);
    const never = await dataset.exposure("buildings", "flood", "flood_10yr");
    expect([...never.damageClass]).toEqual([255, 255]);
  });

  it("C-05: has tiles whose feature ids are rows", async () => {
    await publishSample();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    const [type] = dataset.manifest.elementTypes;
    const seen = async (z: number) => {
      const { west, east, north, south } = tileRange(sampleAbout.bounds, z);
      const ids = new Set<number>();
      for (let x = west; x <= east; x++)
        for (let y = north; y <= south; y++) {
          const tile = await dataset.tile(type!.tiles.file, z, x, y);
          if (tile === undefined) continue;
          expect(tile.encoding).toBe("gzip");
          const layer = new VectorTile(new PbfReader(gunzipSync(tile.bytes))).layers.buildings!;
          for (let i = 0; i < layer.length; i++) ids.add(layer.feature(i).id!);
        }
      return [...ids].sort();
    };
    for (const z of [0, 9, 14]) expect(await seen(z)).toEqual([0, 1]);
  });

  it("gives the raster back with no data as NaN, and overviews", async () => {
    await publishSample();
    const dataset = await openDataset(localStorage(root), "larkhaven");
    const raster = await dataset.raster("flood", "flood_100yr");
    expect(raster.bounds.map((each) => Math.round(each * 1e9) / 1e9)).toEqual([172, -41, 173, -40.5]);
    expect(raster.data[0]).toBeNaN();
    expect(raster.data[12]).toBe(5);
    expect(raster.overviews.map((each) => each.width)).toEqual([300, 150, 75, 38, 19, 10, 5]);
  });

  it("has the same version for the same input, and verifies", async () => {
    const first = await publishSample();
    const second = await publishSample();
    expect(second.version).toBe(first.version);
    const dataset = await openDataset(localStorage(root), "larkhaven");
    expect(await dataset.verify()).toEqual([]);
  });
});
