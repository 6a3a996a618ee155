import { boxOf } from "@stopbank/geo-read/edges-in-box";
import { authalicArea } from "@stopbank/geo-read/testing";
import { type Area, validateArea } from "@stopbank/risk-engine/area";
import fc from "fast-check";
import type { MultiPolygon } from "geojson";
import { difference, intersection, union } from "polyclip-ts";
import { describe, expect, it } from "vitest";
import { areaByRank } from "./areaByRank.ts";

type Coordinates = [number, number][][][];

interface Place {
  readonly west: number;
  readonly south: number;
  readonly cell: number;
  /** Degrees by which what is mapped lies farther east. */
  readonly turn?: number;
}

interface Mapped {
  readonly shape: Coordinates;
  readonly rank: number;
}

const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** Shapes are made up on a grid of whole numbers, so that edges, corners and levels meet all the time. */
const corner = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));

/** Where the grid lies, and its cell in degrees: one that doubles hold exactly and some that they do not. */
const place = fc.constantFrom<Place[]>(
  { west: 172.5, south: -43.5, cell: 2 ** -12 },
  { west: 172.6, south: -43.4, cell: 1e-4 },
  { west: 172.6, south: -43.4, cell: 1e-5 / 3 },
  { west: -0.0003, south: -0.0003, cell: 1e-4 },
  { west: 10, south: 59.9, cell: 0.03 },
  { west: -179.9995, south: -16.5, cell: 1e-4 },
  // Mapped on the other side of 180 degrees.
  { west: -179.9995, south: -16.5, cell: 1e-4, turn: 360 },
  { west: 179.999, south: -16.5, cell: 1e-4 },
);

const around = (corners: readonly (readonly [number, number])[]): [number, number][] => {
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, each) => sum + each[axis]!, 0) / corners.length);
  const ring = corners
    .map(([cx, cy]): [number, number] => [cx, cy])
    .sort((a, b) => Math.atan2(a[1] - y!, a[0] - x!) - Math.atan2(b[1] - y!, b[0] - x!));
  return [...ring, ring[0]!];
};

const isValid = (coordinates: Coordinates): boolean => {
  try {
    validateArea({ type: "MultiPolygon", coordinates });
    return true;
  } catch {
    return false;
  }
};

/** Stars of three to eight corners. */
const star = fc
  .uniqueArray(corner, { minLength: 3, maxLength: 8, selector: String })
  .map((corners): Coordinates => [[around(corners)]])
  .filter(isValid);

const rectangle = fc
  .tuple(corner, corner)
  .filter(([a, b]) => a[0] !== b[0] && a[1] !== b[1])
  .map(
    ([a, b]): Coordinates => [
      [box(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]))],
    ],
  );

/** The cells of a class of a raster, as polygons: what touches at corners stays apart. */
const polygonised = fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }).map((cells): Coordinates => {
  const squares = cells.flatMap(
    (isIn, i): Coordinates =>
      isIn ? [[box((i % 4) + 1, Math.floor(i / 4) + 1, (i % 4) + 2, Math.floor(i / 4) + 2)]] : [],
  );
  return squares.length === 0
    ? [[box(0, 0, 1, 1)]]
    : (union(squares[0]!, ...squares.slice(1)) as Coordinates);
});

/** So many parts that only those beside an element are looked at. */
const scattered = fc
  .uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 8, maxLength: 40 })
  .map((cells): Coordinates => cells.map((i) => [box(i % 8, i >> 3, (i % 8) + 0.75, (i >> 3) + 0.75)]));

const withHole = fc
  .tuple(star, fc.constantFrom(0.25, 0.5))
  .map(
    ([shape, size]): Coordinates => [
      [box(-1, -1, 7, 7), shape[0]![0]!.map(([x, y]): [number, number] => [x * size + 2, y * size + 2])],
    ],
  );

const sliver = fc
  .tuple(corner, corner, fc.constantFrom(1e-3, 1e-5))
  .filter(([a, b]) => a[0] !== b[0] || a[1] !== b[1])
  .map(
    ([[ax, ay], [bx, by], width]): Coordinates => [
      [
        [
          [ax, ay],
          [bx, by],
          [bx + width * (by - ay), by - width * (bx - ax)],
          [ax, ay],
        ],
      ],
    ],
  );

const huge = fc.constantFrom<Coordinates>([[box(-40, -40, 40, 40)]], [[box(-40, -40, 3, 40)]]);
const tiny = corner.map(([x, y]): Coordinates => [[box(x - 0.01, y - 0.01, x + 0.01, y + 0.01)]]);
/** Off the grid, as a house lies in a raster. */
const skew = fc
  .tuple(corner, fc.integer({ min: 1, max: 30 }), fc.integer({ min: -20, max: 20 }))
  .map(([[x, y], a, b]): Coordinates => {
    const [u, v] = [a / 17, b / 17];
    return [
      [
        [
          [x + 0.3, y + 0.2],
          [x + 0.3 + u, y + 0.2 + v],
          [x + 0.3 + u - v, y + 0.2 + v + u],
          [x + 0.3 - v, y + 0.2 + u],
          [x + 0.3, y + 0.2],
        ],
      ],
    ];
  });

const anyElement = fc.oneof(star, rectangle, skew, polygonised, withHole, tiny, huge);
const anyMapped = fc.oneof(star, rectangle, polygonised, withHole, sliver, huge);
const several = fc.array(fc.record({ shape: anyMapped, rank: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});

const multi = (coordinates: Coordinates): MultiPolygon => ({ type: "MultiPolygon", coordinates });
const placed = (shape: Coordinates, { west, south, cell }: Place) =>
  shape.map((rings) =>
    rings.map((ring) => ring.map(([x, y]): [number, number] => [west + x * cell, south + y * cell])),
  );

/** What polyclip-ts cuts off an element for each rank, from the greatest down; it gives up on a case in a thousand. */
function clipped(element: Coordinates, mapped: readonly Mapped[]): Map<number, Coordinates> | undefined {
  try {
    return cutOff(element, mapped);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Unable to complete output ring"))
      return undefined;
    throw error;
  }
}

function cutOff(element: Coordinates, mapped: readonly Mapped[]): Map<number, Coordinates> {
  const pieces = new Map<number, Coordinates>();
  let rest = element;
  for (const rank of [3, 2, 1]) {
    const [first, ...more] = mapped.filter((each) => each.rank === rank).map(({ shape }) => shape);
    if (first === undefined || rest.length === 0) continue;
    const all = union(first, ...more);
    pieces.set(rank, intersection(rest, all) as Coordinates);
    rest = difference(rest, all) as Coordinates;
  }
  return pieces.set(0, rest);
}

const areaOf = (shape: Coordinates): Area => validateArea(multi(shape), Number.POSITIVE_INFINITY);

function compare(shape: Coordinates, mapped: readonly Mapped[], where: Place): void {
  const element = multi(placed(shape, where));
  const whole = authalicArea(element);
  const there = { ...where, west: where.west + (where.turn ?? 0) };
  const found = areaByRank(
    element,
    mapped.map((each) => ({ area: areaOf(placed(each.shape, there)), rank: each.rank })),
  );
  const { width, height } = boxOf(element);
  // What is narrower than a tenth of a micrometre is left out, and doubles near 180 degrees are 3e-14 apart.
  const rounding = Math.max(1e-9, 2e-12 / Math.min(width, height));
  const pieces = clipped(shape, mapped);
  fc.pre(pieces !== undefined);
  for (const rank of [0, 1, 2, 3]) {
    const expected = authalicArea(multi(placed(pieces.get(rank) ?? [], where)));
    const off = ((found.get(rank) ?? 0) - expected) / whole;
    expect(Math.abs(off), `rank ${rank}`).toBeLessThan(rounding);
    // Beside an edge that is shared nothing is left over that would make an element exposed.
    if (expected === 0) expect(found.has(rank), `rank ${rank}`).toBe(false);
  }
}

describe("the area of an element by what covers it, as an independent clipper has it", () => {
  it.each([
    ["anything under anything", anyElement, several, 1200],
    [
      "houses under a polygonised raster",
      skew,
      fc.tuple(fc.record({ shape: polygonised, rank: fc.constant(1) })),
      1000,
    ],
    [
      "anything under polygons of many parts",
      anyElement,
      fc.array(fc.record({ shape: scattered, rank: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 2,
      }),
      200,
    ],
    [
      "rectangles under rectangles of one grid",
      rectangle,
      fc.array(fc.record({ shape: rectangle, rank: fc.constant(1) }), { minLength: 1, maxLength: 3 }),
      1000,
    ],
  ] as const)("%s", { timeout: 300_000 }, (_name, elements, maps, numRuns) => {
    fc.assert(
      fc.property(elements, maps, place, (element, mapped, where) => {
        compare(element, mapped, where);
      }),
      { numRuns },
    );
  });
});
