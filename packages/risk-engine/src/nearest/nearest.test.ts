import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PolygonColumn } from "../columns/columns.ts";
import { sampled, sampledDistance } from "../testing/sampledDistance.ts";
import { type CellGrid, nearestCell as nearestCellByParts } from "./nearestCell.ts";
import { type RingEdges, ringEdges, toRings as toRingsByParts } from "./nearestRings.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { createSearchSteps } from "./searchSteps.ts";

type Position = readonly [longitude: number, latitude: number];

function finished<T>(parts: Generator<void, T>): T {
  for (;;) {
    const part = parts.next();
    if (part.done) return part.value;
  }
}
const nearestCell = (own: Outline, cells: CellGrid, isHazard: (value: number) => boolean, most: number) =>
  finished(nearestCellByParts(own, cells, isHazard, most, createSearchSteps()));
const toRings = (own: Outline, polygons: RingEdges) =>
  finished(toRingsByParts(own, polygons, createSearchSteps()));

const closed = (ring: readonly Position[]) => [...ring, ring[0]!];
/** One element of these rings. */
function column(...rings: readonly (readonly Position[])[]): PolygonColumn {
  const all = rings.map(closed);
  const vertexStart = [0];
  for (const ring of all) vertexStart.push(vertexStart.at(-1)! + ring.length);
  return {
    kind: "polygon",
    coords: Float64Array.from(all.flat(2)),
    partStart: Int32Array.of(0, 1),
    ringStart: Int32Array.of(0, all.length),
    vertexStart: Int32Array.from(vertexStart),
  };
}
const outline = (...rings: readonly (readonly Position[])[]) => outlineOf(column(...rings), 0) as Outline;

const [west, north, cell] = [172.9, -40.3, 0.0003];
const size = 24;
const grid = (wet: readonly (readonly [column: number, row: number])[], value = 1): CellGrid => {
  const data = new Float32Array(size * size).fill(Number.NaN);
  for (const [c, r] of wet) data[r * size + c] = value;
  return { width: size, height: size, bounds: [west, north - size * cell, west + size * cell, north], data };
};
const square = (x: number, y: number, side: number): Position[] => [
  [x, y],
  [x + side, y],
  [x + side, y - side],
  [x, y - side],
];
const corners = ([c, r]: readonly [number, number]) => square(west + c * cell, north - r * cell, cell);
const isAny = () => true;
const at = (c: number, r: number): Position => [west + c * cell, north - r * cell];

describe("the nearest cell of a hazard", () => {
  it("is measured from the outline to the cell's edge, by the ellipsoid", () => {
    const wet = [16, 3] as const;
    const own = square(...at(2, 3), cell);
    const { metres } = nearestCell(outline(own), grid([wet]), isAny, 2_000);
    const slow = sampledDistance(sampled(closed(own), 200), sampled(closed(corners(wet)), 200));
    expect(metres).toBeCloseTo(slow, 1);
    expect(slow).toBeGreaterThan(300);
  });

  it("is 0 m away where it lies beneath, within, or all around the element", () => {
    const large = outline(square(...at(2, 2), 10 * cell));
    expect(nearestCell(large, grid([[6, 6]]), isAny, 100).metres).toBe(0);
    const small = outline(square(...at(6.4, 6.4), cell / 10));
    expect(nearestCell(small, grid([[6, 6]]), isAny, 100).metres).toBe(0);
  });

  it("is measured to the edge of a hole that it lies in", () => {
    const hole = square(...at(4, 4), 8 * cell);
    const { metres } = nearestCell(
      outline(square(...at(2, 2), 12 * cell), hole),
      grid([[8, 7]]),
      isAny,
      2_000,
    );
    const slow = sampledDistance(sampled(closed(hole), 400), sampled(closed(corners([8, 7])), 50));
    expect(metres).toBeCloseTo(slow, 1);
  });

  it("counts no cell that is no hazard, and none farther than asked", () => {
    const own = outline(square(...at(2, 3), cell));
    expect(nearestCell(own, grid([[5, 3]], 0.1), (value) => value >= 0.2, 2_000).metres).toBeUndefined();
    const far = nearestCell(own, grid([[16, 3]]), isAny, 100);
    expect(far).toEqual({ metres: undefined, searchedMetres: 100 });
    expect(nearestCell(own, grid([]), isAny, 1e6)).toEqual({ metres: undefined, searchedMetres: 1e6 });
  });

  it("is found from beyond the grid, and across 180 degrees", () => {
    const beyond = nearestCell(outline(square(...at(-10, 3), cell)), grid([[0, 3]]), isAny, 2_000).metres;
    const within = nearestCell(outline(square(...at(2, 3), cell)), grid([[12, 3]]), isAny, 2_000).metres;
    expect(beyond).toBeCloseTo(within!, 3);
    const across: CellGrid = {
      width: 4,
      height: 1,
      bounds: [179.998, -40.3005, -179.998, -40.3],
      data: Float32Array.of(1, Number.NaN, Number.NaN, Number.NaN),
    };
    const east = nearestCell(outline(square(-179.999, -40.3, 0.0005)), across, isAny, 2_000).metres;
    expect(east).toBeCloseTo(sampledDistance([[-179.999, -40.3]], [[179.999, -40.3]]), 1);
  });

  it("AMB-38 is the nearest of all, whatever the element and wherever hazards are", () => {
    const position = fc.tuple(
      fc.double({ min: -6, max: 30, noNaN: true }),
      fc.double({ min: -6, max: 30, noNaN: true }),
    );
    const place = fc.tuple(fc.integer({ min: 0, max: size - 1 }), fc.integer({ min: 0, max: size - 1 }));
    fc.assert(
      fc.property(
        position,
        position,
        position,
        fc.array(place, { minLength: 1, maxLength: 6 }),
        (a, b, c, wet) => {
          const ring = [at(...a), at(...b), at(...c)];
          const own = outline(ring);
          const path = sampled(closed(ring), 120);
          const slow = Math.min(
            ...wet.map((each) => sampledDistance(path, sampled(closed(corners(each)), 24))),
          );
          const { metres = Number.POSITIVE_INFINITY } = nearestCell(own, grid(wet), isAny, 5_000);
          // Points along an edge are up to this far apart, and the plane is good to 0.1%.
          const spacing = 15;
          expect(metres).toBeLessThanOrEqual(slow * 1.001 + 0.01);
          if (metres > 0) expect(metres).toBeGreaterThanOrEqual(slow * 0.999 - spacing);
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
  });
});

describe("the nearest outline of a hazard", () => {
  const flat = (ring: readonly Position[]) => Float64Array.from(ring.flat());

  it("AMB-38 is as far as the nearest cell of the same shape", () => {
    const place = fc.tuple(fc.integer({ min: 0, max: size - 1 }), fc.integer({ min: 0, max: size - 1 }));
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1, maxLength: 4 }), ([c, r], wet) => {
        const own = outline(square(...at(c + 0.3, r + 0.3), cell / 3));
        const apart = [...new Map(wet.map((each) => [each.join(), each])).values()];
        const metres = Math.min(...apart.map((each) => toRings(own, ringEdges(own, [flat(corners(each))]))));
        expect(metres).toBeCloseTo(nearestCell(own, grid(apart), isAny, 1e5).metres!, 3);
        const together = apart.map((each) => flat(corners(each)));
        expect(toRings(own, ringEdges(own, together))).toBe(metres);
        // Seen from an element that lies around some of them, whichever of its rings is first.
        const around = outline(square(...at(c - 2.5, r - 2.5), 6 * cell));
        const each = together.map((ring) => toRings(around, ringEdges(around, [ring])));
        expect(toRings(around, ringEdges(around, together))).toBe(Math.min(...each));
      }),
    );
  });

  it("is 0 m around, within and beneath, and nowhere without one", () => {
    const own = outline(square(...at(5, 5), cell));
    for (const ring of [
      square(...at(2, 2), 9 * cell),
      square(...at(5.2, 5.2), cell / 3),
      square(...at(5.5, 5.5), cell),
    ])
      expect(toRings(own, ringEdges(own, [flat(ring)]))).toBe(0);
    expect(toRings(own, ringEdges(own, []))).toBe(Number.POSITIVE_INFINITY);
  });

  it("measures to a hole's edge, from within it", () => {
    const own = outline(square(...at(7, 7), cell));
    const rings = [flat(square(...at(0, 0), 20 * cell)), flat(square(...at(5, 5), 6 * cell))];
    const slow = sampledDistance(
      sampled(closed(square(...at(7, 7), cell)), 100),
      sampled(closed(square(...at(5, 5), 6 * cell)), 600),
    );
    expect(toRings(own, ringEdges(own, rings))).toBeCloseTo(slow, 1);
  });
});

it("an element without a place has no outline, a point and a line have one", () => {
  expect(
    outlineOf({ kind: "point", coords: Float64Array.of(), partStart: Int32Array.of(0, 0) }, 0),
  ).toBeUndefined();
  const point = outlineOf(
    { kind: "point", coords: Float64Array.of(...at(2, 3)), partStart: Int32Array.of(0, 1) },
    0,
  )!;
  const line = outlineOf(
    {
      kind: "line",
      coords: Float64Array.of(...at(2, 3), ...at(2, 9)),
      partStart: Int32Array.of(0, 1),
      vertexStart: Int32Array.of(0, 2),
    },
    0,
  )!;
  const metres = (own: Outline) => nearestCell(own, grid([[7, 5]]), isAny, 2_000).metres!;
  expect(metres(point)).toBeGreaterThan(metres(line));
});
