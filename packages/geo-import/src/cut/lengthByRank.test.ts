import { validateArea } from "@stopbank/risk-engine/area";
import { geodesicLengths } from "@stopbank/risk-engine/metrics";
import fc from "fast-check";
import type { MultiPolygon } from "geojson";
import { describe, expect, it } from "vitest";
import { lengthByRank } from "./lengthByRank.ts";

type Corner = readonly [x: number, y: number];

const box = (west: number, south: number, east: number, north: number): Corner[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const closed = (corners: readonly Corner[]) => [...corners, corners[0]!].map(([x, y]) => [x, y]);
const ranked = (rank: number, ...rings: readonly (readonly Corner[])[]) => {
  const geometry: MultiPolygon = { type: "MultiPolygon", coordinates: [rings.map(closed)] };
  return { area: validateArea(geometry), rank };
};
const lineOf = (path: readonly Corner[]) => ({
  kind: "line" as const,
  coords: Float64Array.from(path.flat()),
  partStart: Int32Array.of(0, 1),
  vertexStart: Int32Array.of(0, path.length),
});

/** The share of a line's length by rank. */
function shares(path: readonly Corner[], over: Parameters<typeof lengthByRank>[2]): number[] {
  const lengths = lengthByRank(lineOf(path), 0, over);
  const whole = lengths.values().reduce((sum, each) => sum + each, 0);
  return [0, 1, 2].map((rank) => (lengths.get(rank) ?? 0) / whole);
}

describe("the length of a line by what covers it", () => {
  /** From (0, 0) east to 0.1, then north to 0.1. */
  const path: Corner[] = [
    [0, 0],
    [0.1, 0],
    [0.1, 0.1],
  ];

  it.each([
    ["nothing", [], 0],
    ["a polygon apart", [ranked(1, box(1, 1, 2, 2))], 0],
    ["all of it", [ranked(1, box(-1, -1, 1, 1))], 1],
    ["a middle part", [ranked(1, box(0.02, -1, 0.07, 0.05))], 0.25],
    ["a corner", [ranked(1, box(0.05, -1, 1, 0.05))], 0.5],
    ["two that overlap", [ranked(1, box(0.02, -1, 0.06, 0.05)), ranked(1, box(0.04, -1, 0.07, 0.05))], 0.25],
    ["one with a hole", [ranked(1, box(-1, -1, 1, 0.05), box(0.02, -0.5, 0.07, 0.02))], 0.5],
    ["one whose edge it runs along", [ranked(1, box(0, -1, 0.1, 0))], 0.5],
    ["the same from the other side", [ranked(1, box(0, 0, 0.1, 1))], 1],
    ["one beyond 180 degrees", [ranked(1, box(360, -1, 361, 1))], 1],
  ])("under %s", (_name, over, share) => {
    // A degree to the north is 0.7% shorter here than one to the east.
    expect(shares(path, over)[1]).toBeCloseTo(share, 2);
  });

  it("weighs east and north as they are on the ellipsoid", () => {
    const bend: Corner[] = [
      [172, -43],
      [172.1, -43],
      [172.1, -42.9],
    ];
    // pyproj's Geod: 8154.096 m east, then 11109.176 m north.
    expect(shares(bend, [ranked(1, box(172.09, -42.9999999, 173, -42))])[1]).toBeCloseTo(0.5767024, 5);
  });
});

const corner = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
const path = fc
  .array(corner, { minLength: 2, maxLength: 5 })
  .filter((all) => all.some(([x, y]) => x !== all[0]![0] || y !== all[0]![1]));
const rectangle = fc
  .tuple(corner, corner)
  .filter(([a, b]) => a[0] !== b[0] && a[1] !== b[1])
  .map(([a, b]) =>
    box(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])),
  );
const turnOf = ([ax, ay]: Corner, [bx, by]: Corner, [x, y]: Corner) =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);
/** Counterclockwise. */
const triangle = fc
  .tuple(corner, corner, corner)
  .filter(([a, b, c]) => turnOf(a, b, c) !== 0)
  .map(([a, b, c]): Corner[] => (turnOf(a, b, c) > 0 ? [a, b, c] : [a, c, b]));

/** The stretch of a segment within a convex shape, its edges included, by the half-planes of its edges (Cyrus and Beck 1978). */
function within(a: Corner, b: Corner, shape: readonly Corner[]): [from: number, to: number] {
  let [from, to] = [0, 1];
  for (const [i, at] of shape.entries()) {
    const next = shape[(i + 1) % shape.length]!;
    const [begin, end] = [turnOf(at, next, a), turnOf(at, next, b)];
    if (begin < 0 && end < 0) return [1, 0];
    if (begin < 0) from = Math.max(from, begin / (begin - end));
    else if (end < 0) to = Math.min(to, begin / (begin - end));
  }
  return [from, to];
}

/** Shares by rank of a path on the grid, each segment's in proportion to its length. */
function expectedShares(
  steps: readonly Corner[],
  mapped: readonly { shape: readonly Corner[]; rank: number }[],
  metres: (a: Corner, b: Corner) => number,
): number[] {
  const lengths = [0, 0, 0];
  for (let i = 1; i < steps.length; i++) {
    const [a, b] = [steps[i - 1]!, steps[i]!];
    const stretches = mapped.map(({ shape, rank }) => ({ at: within(a, b, shape), rank }));
    const cuts = [0, 1, ...stretches.flatMap(({ at }) => at)].sort((x, y) => x - y);
    for (let c = 1; c < cuts.length; c++) {
      const middle = (cuts[c - 1]! + cuts[c]!) / 2;
      const ranks = stretches.filter(({ at }) => at[0] <= middle && middle <= at[1]).map(({ rank }) => rank);
      lengths[Math.max(0, ...ranks)]! += (cuts[c]! - cuts[c - 1]!) * metres(a, b);
    }
  }
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  return lengths.map((each) => each / whole);
}

describe("lines on a grid, as half-planes have them", () => {
  const mapped = <T>(shape: fc.Arbitrary<T>, least = 1, most = 4) =>
    fc.array(fc.record({ shape, rank: fc.integer({ min: 1, max: 2 }) }), {
      minLength: least,
      maxLength: most,
    });

  it.each([
    // Doubles hold this grid exactly, so what runs along a slanting edge runs along it there too.
    ["triangles and rectangles", mapped(fc.oneof(triangle, rectangle)), [172.5, -43.5, 2 ** -12], 2000],
    ["rectangles in decimal degrees", mapped(rectangle), [172.6, -43.4, 1e-4], 2000],
    ["rectangles beside 180 degrees", mapped(rectangle), [-179.9997, -16.5, 1e-4], 2000],
    // So many that only those beside a segment are looked at.
    [
      "many triangles and rectangles",
      mapped(fc.oneof(triangle, rectangle), 8, 40),
      [172.5, -43.5, 2 ** -12],
      500,
    ],
    ["many rectangles beside 180 degrees", mapped(rectangle, 8, 40), [-179.9997, -16.5, 1e-4], 500],
  ] as const)("under %s", (_name, maps, [west, south, cell], numRuns) => {
    const place = ([x, y]: Corner): Corner => [west + x * cell, south + y * cell];
    const metres = (a: Corner, b: Corner) => geodesicLengths(lineOf([place(a), place(b)]))[0]!;
    fc.assert(
      fc.property(path, maps, (steps, shapes) => {
        const found = shares(
          steps.map(place),
          shapes.map(({ shape, rank }) => ranked(rank, shape.map(place))),
        );
        for (const [rank, share] of expectedShares(steps, shapes, metres).entries())
          expect(Math.abs(found[rank]! - share), `rank ${rank}`).toBeLessThan(1e-5);
      }),
      { numRuns },
    );
  });

  it("under one polygon of many parts, as under each of them, a full turn away or not", () => {
    const [west, south, cell] = [-179.9997, -16.5, 1e-4];
    const parts = fc.array(rectangle, { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(path, parts, fc.constantFrom(0, 360), (steps, shapes, turn) => {
        const line = lineOf(steps.map(([x, y]): Corner => [west + x * cell, south + y * cell]));
        const placed = shapes.map((shape) =>
          shape.map(([x, y]): Corner => [west + turn + x * cell, south + y * cell]),
        );
        const whole: MultiPolygon = {
          type: "MultiPolygon",
          coordinates: placed.map((ring) => [closed(ring)]),
        };
        expect(lengthByRank(line, 0, [{ area: validateArea(whole), rank: 1 }])).toEqual(
          lengthByRank(
            line,
            0,
            placed.map((ring) => ranked(1, ring)),
          ),
        );
      }),
      { numRuns: 500 },
    );
  });
});
