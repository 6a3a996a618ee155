import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { geodesicAreas } from "@stopbank/risk-engine/metrics";
import fc from "fast-check";
import type { Position } from "geojson";
import { intersection } from "polyclip-ts";
import { expect, it } from "vitest";
import { readLayer } from "../layers/readLayer.ts";
import { authalicArea } from "../testing/authalicArea.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { partsOverlap } from "./partsOverlap.ts";

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

/** Where parts of whole numbers lie: the first corner, the cell in degrees, and how far east another part is written. */
const places = fc.constantFrom(
  [172.5, 2 ** -12, 0],
  [172.6, 1e-4, 0],
  [-179.9998, 1e-4, 360],
  [179.9998, 1e-4, -360],
);
const anyPart = fc.oneof(
  fc.oneof(rectangle, triangle).map((ring) => [ring]),
  frame,
);
const placed = (rings: readonly Position[][], west: number, cell: number) =>
  rings.map((ring) => ring.map(([x, y]) => [west + x! * cell, -43.4 + y! * cell]));
const isCommon = (one: readonly Position[][], other: readonly Position[][]) =>
  intersection(one as [number, number][][], other as [number, number][][]).length > 0;

it("finds parts that have more in common than corners and edges, as an independent clipper does", () => {
  fc.assert(
    fc.property(anyPart, anyPart, places, (one, other, [west, cell, turn]) => {
      const parts = [placed(one, west!, cell!), placed(other, west! + turn!, cell!)];
      expect(partsOverlap(parts)).toBe(isCommon(one, other));
      expect(partsOverlap(parts.toReversed())).toBe(isCommon(one, other));
    }),
    { numRuns: 2000 },
  );
});

it("finds them among many parts", () => {
  const tile = fc.record({
    column: fc.integer({ min: 0, max: 11 }),
    row: fc.integer({ min: 0, max: 11 }),
    part: anyPart,
  });
  const tiles = fc.uniqueArray(tile, {
    minLength: 9,
    maxLength: 60,
    selector: ({ column, row }) => `${column} ${row}`,
  });
  fc.assert(
    // A tile is four wide and what lies in it five, so that neighbours may overlap.
    fc.property(tiles, places, (all, [west, cell, turn]) => {
      const parts = all.map(({ column, row, part }) =>
        part.map((ring) => ring.map(([x, y]) => [x! + column * 4, y! + row * 4])),
      );
      const expected = parts.some((one, i) => parts.slice(i + 1).some((other) => isCommon(one, other)));
      const written = parts.map((part, i) => placed(part, west! + (i % 2) * turn!, cell!));
      expect(partsOverlap(written)).toBe(expected);
    }),
    { numRuns: 60 },
  );
});

it("sees parts a full turn apart at one place", () => {
  expect(partsOverlap([[box(179, -17, 181, -16)], [box(-180, -17, -179, -16)]])).toBe(true);
  expect(partsOverlap([[box(179, -17, 180, -16)], [box(-180, -17, -179, -16)]])).toBe(false);
});

it("finds none among an outline of many vertices and as many islets in its bays", () => {
  const [vertices, islets] = [20_000, 2000];
  const at = (turn: number, aside: number) => {
    const distance = 0.5 + 0.3 * Math.sin(7 * turn) + aside;
    return [170 + distance * Math.cos(turn), -40 + distance * Math.sin(turn)];
  };
  const coast = Array.from({ length: vertices }, (_, i) =>
    at((i / vertices) * 2 * Math.PI, 0.0005 * (i % 2)),
  );
  const around = Array.from({ length: islets }, (_, i) => {
    const [x, y] = at(((i + 0.5) / islets) * 2 * Math.PI, 0.002);
    return [box(x!, y!, x! + 1e-5, y! + 1e-5)];
  });
  expect(partsOverlap([[[...coast, coast[0]!]], ...around])).toBe(false);
  const [x, y] = at(1, -0.01);
  expect(partsOverlap([[[...coast, coast[0]!]], ...around, [box(x!, y!, x! + 1e-5, y! + 1e-5)]])).toBe(true);
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
