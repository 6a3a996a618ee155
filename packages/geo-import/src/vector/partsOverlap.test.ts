import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { geodesicAreas } from "@stopbank/risk-engine/metrics";
import fc from "fast-check";
import type { Position } from "geojson";
import { intersection } from "polyclip-ts";
import { expect, it } from "vitest";
import { authalicArea } from "../testing/authalicArea.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { partsOverlap } from "./partsOverlap.ts";
import { readLayer } from "./readLayer.ts";

const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

const corner = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
const rectangle = fc
  .tuple(corner, corner)
  .filter(([a, b]) => a[0] !== b[0] && a[1] !== b[1])
  .map(([a, b]) =>
    box(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])),
  );
const triangle = fc
  .tuple(corner, corner, corner)
  .filter(([a, b, c]) => (b[0] - a[0]) * (c[1] - a[1]) !== (b[1] - a[1]) * (c[0] - a[0]))
  .map(([a, b, c]): Position[] => [[...a], [...b], [...c], [...a]]);
/** A frame around the middle cells, in which another part may lie. */
const frame = fc.constant<Position[][]>([box(0, 0, 5, 5), box(1, 1, 4, 4)]);

it("finds parts that have more in common than corners and edges, as an independent clipper does", () => {
  const part = fc.oneof(
    fc.oneof(rectangle, triangle).map((ring) => [ring]),
    frame,
  );
  const scale = fc.constantFrom([172.5, 2 ** -12], [172.6, 1e-4]);
  fc.assert(
    fc.property(part, part, scale, (one, other, [west, cell]) => {
      const common = intersection(one as [number, number][][], other as [number, number][][]);
      const place = (rings: Position[][]) =>
        rings.map((ring) => ring.map(([x, y]) => [west! + x! * cell!, -43.4 + y! * cell!]));
      expect(partsOverlap([place(one), place(other)])).toBe(common.length > 0);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ["feature by feature", ["id"]],
  // Dates come by GeoJSON, in which the layer's own coordinates are read again.
  ["beside dates", ["id", "seen"]],
])("rebuilds them %s so that what two cover counts once, and lists them", async (_how, columns) => {
  const bow: Position[] = [
    [172.0004, -43],
    [172.0006, -42.9998],
    [172.0006, -43],
    [172.0004, -42.9998],
    [172.0004, -43],
  ];
  const [west, east] = [box(172, -43, 172.0002, -42.9998), box(172.0001, -42.9999, 172.0003, -42.9997)];
  const shapes: Record<string, Position[][][]> = {
    overlapping: [[west], [east]],
    nested: [[west], [box(172.00005, -42.99995, 172.0001, -42.9999)]],
    twice: [[west], [west]],
    crossed: [[west], [east], [bow]],
    // These may be as they are.
    apart: [[west], [box(172.0004, -43, 172.0006, -42.9998)]],
    "sharing an edge": [[west], [box(172.0002, -43, 172.0004, -42.9998)]],
    "in a hole": [
      [box(172, -43, 172.0006, -42.9994), box(172.0001, -42.9999, 172.0005, -42.9995)],
      [box(172.0002, -42.9998, 172.0004, -42.9996)],
    ],
  };
  const path = join(temporaryFolder(), "parts.geojson");
  const features = Object.entries(shapes).map(([id, coordinates]) => ({
    type: "Feature",
    properties: { id, seen: "2026-11-22" },
    geometry: { type: "MultiPolygon", coordinates },
  }));
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", features }));
  const table = await readLayer({ place: { what: "Test" }, path }, { columns, idColumn: "id" });
  expect(table.problems).toEqual([
    {
      reason: "parts that overlap",
      done: "repaired",
      count: 3,
      examples: ["overlapping", "nested", "twice"],
    },
    { reason: "self-intersecting", done: "repaired", count: 1, examples: ["crossed"] },
  ]);
  const area = (...parts: Position[][][]) => authalicArea({ coordinates: parts });
  const common = area([box(172.0001, -42.9999, 172.0002, -42.9998)]);
  const expected: Record<string, number> = {
    overlapping: area([west], [east]) - common,
    nested: area([west]),
    twice: area([west]),
    crossed: area([west], [east]) - common + area([box(172.0004, -43, 172.0006, -42.9998)]) / 2,
    apart: area(...shapes.apart!),
    "sharing an edge": area(...shapes["sharing an edge"]!),
    "in a hole": area(...shapes["in a hole"]!),
  };
  for (const crs of ["EPSG:4326", "EPSG:4167"]) {
    const geometry = await table.geometryIn(crs);
    if (geometry.kind !== "polygon") throw new Error("They are polygons.");
    for (const [i, size] of geodesicAreas(geometry).entries())
      expect(size / expected[table.names[i]!]!, table.names[i]).toBeCloseTo(1, 6);
  }
});
