import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import type { Feature, Polygon } from "geojson";
import { PbfReader } from "pbf";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { encodePng } from "./raster/encodePng.ts";
import { type Dataset, localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleHazard, sampleSquare, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter, type DatasetWriter } from "./write.ts";

let root: string;
let writer: DatasetWriter;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-layers-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writer = await createDatasetWriter(root, sampleAbout);
});

async function publishAndOpen(): Promise<Dataset> {
  await writer.publish();
  return openDataset(localStorage(root), sampleAbout.client);
}

const feature = (properties: object): Feature<Polygon> => ({
  type: "Feature",
  properties: { ...properties },
  geometry: sampleSquare,
});
const world = async (dataset: Dataset, file: string) => {
  const tile = await dataset.tile(file, 0, 0, 0);
  return new VectorTile(new PbfReader(gunzipSync(tile!.bytes))).layers;
};
const onePole = {
  kind: "point",
  coords: Float64Array.of(172.5, -40.5),
  partStart: Int32Array.of(0, 1),
} as const;
const oneRow = { element: Uint32Array.of(0), value: Float32Array.of(1), damageClass: Uint8Array.of(2) };

describe("layers besides elements", () => {
  it("contextual layers and mapped hazards become vector tiles with their properties", async () => {
    writer.addHazard(sampleHazard("tsunami", ["zones"]));
    await writer.addHazardPolygons("tsunami", "zones", {
      type: "FeatureCollection",
      features: [feature({ zone: "red" })],
    });
    const about = {
      id: "parks",
      displayName: "Parks",
      icon: "tree",
      group: "Land",
      style: { color: "#00ff00" },
    };
    await writer.addContextual({ ...about, geometry: "polygon", details: {} }, [feature({ name: "Domain" })]);
    const dataset = await publishAndOpen();
    const hazard = await world(dataset, dataset.manifest.hazards[0]!.scenarios[0]!.vector!.file);
    expect(hazard.hazard?.feature(0).properties).toEqual({ zone: "red" });
    const parks = await world(dataset, dataset.manifest.contextual[0]!.tiles.file);
    expect(parks.parks?.feature(0).properties).toEqual({ name: "Domain" });
  });

  it("a basemap has layers from their own zooms and pictures where there are any", async () => {
    const layers = [
      { sourceLayer: "land", features: [feature({})] },
      { sourceLayer: "roads", features: [feature({})], minZoom: 5 },
    ];
    const vector = await writer.addVectorTiles("basemap", layers, { minZoom: 0, maxZoom: 6 });
    const pixel = encodePng(1, 1, Uint8Array.of(1, 2, 3));
    const satellite = await writer.addRasterTiles(
      "satellite",
      { minZoom: 6, maxZoom: 8, bounds: [172, -41, 173, -40] },
      (z, x) => (z === 7 && x % 2 === 0 ? undefined : pixel),
    );
    writer.setBasemap({ vector, satellite });
    const dataset = await publishAndOpen();
    expect(Object.keys(await world(dataset, vector.file))).toEqual(["land"]);
    expect(await dataset.tile(satellite.file, 6, 62, 40)).toMatchObject({
      bytes: new Uint8Array(pixel),
      encoding: "identity",
      contentType: "image/png",
    });
    expect(await dataset.tile(satellite.file, 7, 124, 80)).toBeUndefined();
  });

  it("tiles outside their range or the world are none, unknown archives are refused", async () => {
    await writer.addElements(sampleType("poles", "point"), onePole, { id: ["p"], name: ["P"] });
    const dataset = await publishAndOpen();
    const file = "tiles/poles.pmtiles";
    for (const [z, x, y] of [
      [0, 1, 0],
      [0, 0, -1],
      [15, 0, 0],
      [1.5, 0, 0],
      [Number.NaN, 0, 0],
    ] as const)
      expect(await dataset.tile(file, z, x, y)).toBeUndefined();
    await expect(dataset.tile("manifest.json", 0, 0, 0)).rejects.toMatchObject({
      code: "dataset/unknown-tile-archive",
    });
    const [first, second] = [await dataset.tile(file, 0, 0, 0), await dataset.tile(file, 0, 0, 0)];
    expect(first?.etag).toBe(second?.etag);
    expect(first?.etag).toMatch(/^"[\w-]{22}"$/);
  });

  it("cascading exposures are kept by days", async () => {
    const parcels = sampleType("parcels", "point", { isCascading: true, nDays: [1, 7] });
    await writer.addElements(parcels, onePole, { id: ["p"], name: ["P"] });
    writer.addHazard(sampleHazard("outage", ["quake"]));
    await writer.addExposure("parcels", "outage", "quake", oneRow, 1);
    await writer.addExposure("parcels", "outage", "quake", { ...oneRow, damageClass: Uint8Array.of(6) }, 7);
    await expect(writer.addExposure("parcels", "outage", "quake", oneRow, 3)).rejects.toMatchObject({
      code: "dataset/bad-input",
    });
    const dataset = await publishAndOpen();
    const classes = [1, 7].map(
      async (days) => (await dataset.exposure("parcels", "outage", "quake", days)).damageClass[0],
    );
    expect(await Promise.all(classes)).toEqual([2, 6]);
  });
});

describe("what does not fit is refused in words", () => {
  const refused = expect.objectContaining({ code: "dataset/bad-input" });
  it.each<[string, () => Promise<unknown>]>([
    [
      "too few values",
      () => writer.addElements(sampleType("poles", "point"), onePole, { id: [], name: ["P"] }),
    ],
    [
      "another geometry",
      () => writer.addElements(sampleType("poles", "line"), onePole, { id: ["p"], name: ["P"] }),
    ],
    [
      "an id that is a path",
      () => writer.addElements(sampleType("../poles", "point"), onePole, { id: ["p"], name: ["P"] }),
    ],
    ["exposure of nobody", () => writer.addExposure("poles", "flood", "wet", oneRow)],
  ])("%s", async (_what, add) => {
    await expect(add()).rejects.toEqual(refused);
  });

  it("region codes without their group, or beyond it", async () => {
    const codes = { suburb: Uint16Array.of(1) };
    await writer.addElements(sampleType("poles", "point"), onePole, { id: ["p"], name: ["P"] }, codes);
    await expect(writer.publish()).rejects.toEqual(refused);
    await writer.addRegions({ id: "suburb", title: "Suburbs" }, [{ name: "North", geometry: sampleSquare }]);
    await expect(writer.publish()).rejects.toEqual(refused);
  });
});
