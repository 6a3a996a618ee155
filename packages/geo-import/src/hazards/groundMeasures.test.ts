import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** Lengths along the ellipsoid by pyproj's Geod. */
const places = [
  { longitude: 10, latitude: 60, coveredMetres: 251.1, share: 0.3003367 },
  { longitude: 173, latitude: -41, coveredMetres: 378.6083, share: 0.3879402 },
];

it.each(places)(
  "a road under a raster of degrees has its metres on the ground at latitude $latitude",
  async (place) => {
    const { longitude, latitude } = place;
    const folder = temporaryFolder();
    // Cells of 0.0005 degrees: water to 0.0045 east of the road's start, none beyond.
    const [left, bottom] = [longitude - 0.0005, latitude - 0.001];
    const bounds: [number, number, number, number] = [left, bottom, left + 0.01, bottom + 0.01];
    const data = Float32Array.from({ length: 20 * 20 }, (_, i) => (i % 20 < 10 ? 1 : Number.NaN));
    writeFileSync(join(folder, "depth.tif"), encodeGeoTiff({ width: 20, height: 20, bounds, data }));
    // East, then as many degrees north.
    const coordinates = [
      [longitude, latitude],
      [longitude + 0.005, latitude],
      [longitude + 0.005, latitude + 0.005],
    ];
    const road = { type: "Feature", properties: { id: "a" }, geometry: { type: "LineString", coordinates } };
    writeFileSync(
      join(folder, "road.geojson"),
      JSON.stringify({ type: "FeatureCollection", features: [road] }),
    );
    const description = writeDescription(folder, {
      client: "ground",
      title: "Ground",
      licence: "CC0-1.0",
      sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
      elements: [{ type: "roads", title: "Road", file: "road.geojson", id: "id", metric: "length" }],
      hazards: [
        {
          id: "flood",
          title: "Flood",
          summary: "Flood",
          intensity: "Depth",
          source: { kind: "raster", file: "depth.tif" },
          scenarios: [{ tag: "flood", name: "Flood" }],
          sampling: { rule: "fraction" },
          assessed: "footprint",
          classes: "exposed",
          cutElements: true,
          listElements: true,
          methodology: { content: "Test" },
        },
      ],
    });
    const { scenarios } = await importDataset({ description, datasetsRoot: join(folder, "datasets") });
    const { classes, pieces, list } = scenarios[0]!.exposures[0]!;
    expect(list![0]!.value).toBeCloseTo(place.share, 6);
    expect(classes[0]).toMatchObject({
      class: "exposed",
      coveredMetres: expect.closeTo(place.coveredMetres, 3),
    });
    expect(pieces![0]).toMatchObject({
      class: "exposed",
      lengthMetres: expect.closeTo(place.coveredMetres, 3),
    });
  },
);
