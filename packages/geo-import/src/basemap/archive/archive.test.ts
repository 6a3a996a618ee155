import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { cutVectorTiles, PmtilesWriter } from "@stopbank/dataset/tiles";
import type { Feature, Geometry } from "geojson";
import { describe, expect, it } from "vitest";
import { importDataset } from "../../importDataset.ts";
import { reportText } from "../../report/reportText.ts";
import { collection, described } from "../../testing/describedBasemap.ts";
import { temporaryFolder } from "../../testing/folders.ts";

type Layers = Readonly<Record<string, readonly Feature[]>>;

const feature = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: "Feature",
  geometry,
  properties,
});
const road: Geometry = {
  type: "LineString",
  coordinates: [
    [174.9, -41],
    [175.1, -41],
  ],
};
const town: Geometry = { type: "Point", coordinates: [175.001, -41.001] };
const land: Geometry = {
  type: "Polygon",
  coordinates: [
    [
      [174.9, -41.1],
      [175.1, -41.1],
      [175.1, -40.9],
      [174.9, -40.9],
      [174.9, -41.1],
    ],
  ],
};

/** Layers of each schema, as its own documentation names them. */
const schemas: Readonly<Record<string, Layers>> = {
  shortbread: {
    ocean: [feature(land, {})],
    streets: [feature(road, { kind: "motorway" })],
    place_labels: [feature(town, { kind: "town", name: "Featherston" })],
  },
  openmaptiles: {
    water: [feature(land, { class: "ocean" })],
    transportation: [feature(road, { class: "motorway" })],
    place: [feature(town, { class: "town", name: "Featherston" })],
  },
  protomaps: {
    earth: [feature(land, { kind: "earth" })],
    roads: [feature(road, { kind: "highway" })],
    places: [feature(town, { kind: "locality", kind_detail: "town", name: "Featherston" })],
  },
};

/** A PMTiles archive around 175 E, 41 S, of zooms 0 to 10. */
function archiveOf(layers: Layers): Uint8Array {
  const path = join(temporaryFolder(), "made.pmtiles");
  const range = { minZoom: 0, maxZoom: 10 };
  const ids = Object.keys(layers).map((id) => ({ id, fields: {} }));
  const metadata = { vector_layers: ids, attribution: "<a href='#'>&copy; somebody</a>" };
  const writer = new PmtilesWriter(path, {
    kind: "vector",
    ...range,
    bounds: [174.9, -41.1, 175.1, -40.9],
    metadata,
  });
  const cut = Object.entries(layers).map(([sourceLayer, features]) => ({ sourceLayer, features, ...range }));
  cutVectorTiles(cut, range, (z, x, y, mvt) => writer.add(z, x, y, mvt));
  writer.close();
  return readFileSync(path);
}

describe("a PMTiles archive as a basemap", () => {
  it.each(Object.entries(schemas))(
    "in the %s schema is known by its layers, taken tile by tile, and found by its names",
    async (schema, layers) => {
      const description = described({ archive: { file: "a.pmtiles" } }, { "a.pmtiles": archiveOf(layers) });
      const datasetsRoot = temporaryFolder();
      const report = await importDataset({ description, datasetsRoot });
      expect(report.layers.flatMap(({ notes = [] }) => notes)).toContain(`in the ${schema} schema`);
      expect(reportText(report)).toMatch(/: ([\d,]+) of [\d,]+ tiles from a\.pmtiles\n/);
      const dataset = await openDataset(localStorage(datasetsRoot), "here");
      const { basemap, sources } = dataset.manifest;
      expect(basemap?.vector).toMatchObject({
        schema,
        sourceLayers: Object.keys(layers),
        minZoom: 0,
        maxZoom: 10,
        bounds: [174.95, -41.05, 175.05, -40.95],
      });
      expect(sources.map(({ attribution }) => attribution).join()).toMatch(
        schema === "openmaptiles" ? /OpenMapTiles © OpenStreetMap/ : /© OpenStreetMap/,
      );
      // The tile of zoom 10 that holds the town: floor((175.001 + 180) / 360 * 1024), and by Mercator.
      const tile = await dataset.tile(basemap!.vector!.file, 10, 1009, 640);
      const text = gunzipSync(tile!.bytes).toString("latin1");
      for (const layer of Object.keys(layers)) expect(text).toContain(layer);
      expect(dataset.manifest.search).toEqual({ things: 1 });
      expect(await dataset.verify()).toEqual([]);
    },
  );

  it("is cut to `within`, and checked without being written", async () => {
    const within = [174.99, -41.01, 175.01, -40.99];
    const archive = { file: "a.pmtiles", within };
    const description = described({ archive }, { "a.pmtiles": archiveOf(schemas.protomaps!) });
    expect((await importDataset({ description })).version).toBeUndefined();
    const datasetsRoot = temporaryFolder();
    await importDataset({ description, datasetsRoot });
    const { manifest } = await openDataset(localStorage(datasetsRoot), "here");
    expect(manifest.basemap?.vector?.bounds).toEqual(within);
  });

  it("is refused where it is none, is of pictures, of another schema or place, or beside other ground", async () => {
    const good = archiveOf(schemas.protomaps!);
    const fails = async (bytes: Uint8Array, words: RegExp, basemap: object = {}) => {
      const files = { "a.pmtiles": bytes, "roads.geojson": collection([road]) };
      const description = described({ archive: { file: "a.pmtiles" }, ...basemap }, files);
      await expect(importDataset({ description })).rejects.toThrow(words);
    };
    await fails(Buffer.from("no archive at all"), /no PMTiles archive/);
    const pictures = Uint8Array.from(good);
    pictures[99] = 2;
    await fails(pictures, /no vector tiles/);
    await fails(archiveOf({ things: [feature(town, {})] }), /its layers \(things\) are of no schema/);
    await fails(good, /ends before `within` begins/, {
      archive: { file: "a.pmtiles", within: [1, 1, 2, 2] },
    });
    await fails(good, /beside it stands `roads`/, { roads: { file: "roads.geojson" } });
    await fails(good.subarray(0, 200), /cannot be read to its end|no PMTiles archive/);
  });
});
