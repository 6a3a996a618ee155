import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { validateArea } from "@stopbank/risk-engine/area";
import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { reportText } from "../report/reportText.ts";
import { readFeatures, sharedData, temporaryFolder, writeDescription } from "../testing/folders.ts";
import { overlapNotes } from "./overlapNotes.ts";

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const region = (name: string, geometry: MultiPolygon) => ({ name, area: validateArea(geometry) });
const boxRegion = (name: string, ...corners: [number, number, number, number]) =>
  region(name, { type: "MultiPolygon", coordinates: [[box(...corners)]] });

it("regions that share an edge, a corner or a hole do not overlap", () => {
  const around: MultiPolygon = {
    type: "MultiPolygon",
    coordinates: [[box(173, -41, 173.4, -40.6), box(173.1, -40.9, 173.2, -40.8)]],
  };
  const regions = [
    boxRegion("west", 172, -41, 173, -40),
    boxRegion("north", 172.3, -40, 173.7, -39),
    boxRegion("corner", 173.4, -40.6, 174, -40),
    region("around", around),
    boxRegion("in the hole", 173.1, -40.9, 173.2, -40.8),
  ];
  expect(overlapNotes(regions)).toEqual([]);
});

it("names regions of one group that overlap, the most first, and says what follows", () => {
  const regions = [
    boxRegion("Alpha", 172, -41, 172.01, -40.99),
    boxRegion("Beta", 172.009, -41, 172.02, -40.99),
    // Lies in Alpha wholly, and beside Beta.
    boxRegion("Gamma", 172.0004, -40.9996, 172.0005, -40.9995),
  ];
  // pyproj's Geod: a strip of 0.001 by 0.01 degrees is 93,442 m², a square of 0.0001 degrees 93 m².
  expect(overlapNotes(regions)).toEqual([
    "regions overlap: Alpha and Beta by 9.34 ha, Alpha and Gamma by 93 m². Elements there count to the first of them in the file",
  ]);
});

it("names regions that overlap across 180 degrees, whichever way they are written", () => {
  const beyond = boxRegion("Beyond", 179.99, -17, 180.01, -16.99);
  const split = region("Split", {
    type: "MultiPolygon",
    coordinates: [[box(179.995, -17, 180, -16.99)], [box(-180, -17, -179.995, -16.99)]],
  });
  const east = boxRegion("East", -180, -17, -179.992, -16.99);
  const away = boxRegion("Away", -179.99, -17, -179.98, -16.99);
  // pyproj's Geod: a box of 0.01 by 0.01 degrees is 1,178,501 m², of 0.008 942,801 m², of 0.005 589,251 m².
  expect(overlapNotes([beyond, split, east, away])).toEqual([
    "regions overlap: Beyond and Split by 117.85 ha, Beyond and East by 94.28 ha, Split and East by 58.93 ha. Elements there count to the first of them in the file",
  ]);
});

it("counts pairs beyond those it names", () => {
  const regions = Array.from({ length: 4 }, (_, i) =>
    boxRegion(`R${i}`, 172, -41, 172.01, -40.99 + i / 10_000),
  );
  expect(overlapNotes(regions)[0]).toMatch(/R2 and R3 by 95\.31 ha, .*, and 1 more pair\./);
});

it("finds none among the census blocks of a district", () => {
  const blocks = readFeatures<object>(
    sharedData("lower-hutt/sa1_blocks.geojson"),
  ) as unknown as FeatureCollection<Polygon | MultiPolygon>["features"];
  const regions = blocks.map(({ geometry }, i) =>
    region(
      String(i),
      geometry.type === "MultiPolygon"
        ? geometry
        : { type: "MultiPolygon", coordinates: [geometry.coordinates] },
    ),
  );
  expect(overlapNotes(regions)).toEqual([]);
});

it("the import's report says so", async () => {
  const folder = temporaryFolder();
  const write = (
    name: string,
    features: readonly [properties: object, type: string, coordinates: unknown][],
  ) =>
    writeFileSync(
      join(folder, name),
      JSON.stringify({
        type: "FeatureCollection",
        features: features.map(([properties, type, coordinates]) => ({
          type: "Feature",
          properties,
          geometry: { type, coordinates },
        })),
      }),
    );
  write("wards.geojson", [
    [{ name: "Alpha" }, "Polygon", [box(172, -41, 172.01, -40.99)]],
    [{ name: "Beta" }, "Polygon", [box(172.009, -41, 172.02, -40.99)]],
  ]);
  write("houses.geojson", [[{}, "Point", [172.0095, -40.995]]]);
  const report = await importDataset({
    description: writeDescription(folder, {
      client: "wards",
      title: "Wards",
      licence: "CC0-1.0",
      sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
      elements: [{ type: "houses", title: "House", file: "houses.geojson" }],
      regions: [{ id: "wards", title: "Wards", file: "wards.geojson", name: "name" }],
    }),
  });
  const note =
    "regions overlap: Alpha and Beta by 9.34 ha. Elements there count to the first of them in the file";
  expect(report.layers.find(({ what }) => what === "Region group wards")?.notes).toEqual([note]);
  expect(reportText(report)).toContain(note);
});
