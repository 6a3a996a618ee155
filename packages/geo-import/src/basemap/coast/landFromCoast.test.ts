import type { Position } from "geojson";
import { describe, expect, it } from "vitest";
import { landFromCoast } from "./landFromCoast.ts";
import { isInside } from "./polygonsOfRings.ts";

const box = [0, 0, 10, 10] as const;

const isLand = (lines: readonly Position[][], at: Position, within = box) =>
  landFromCoast(lines, [...within])?.polygons.some(
    ([outer, ...holes]) => isInside(at, outer!) && !holes.some((hole) => isInside(at, hole)),
  );

/** A square ring, counter-clockwise: land on its left. */
const island = (x: number, y: number, half: number): Position[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
  [x - half, y - half],
];

describe("land from coastlines", () => {
  it("is undefined where no coast passes: nobody knows land from sea", () => {
    expect(landFromCoast([], [...box])).toBeUndefined();
    expect(landFromCoast([island(50, 50, 1)], [...box])).toBeUndefined();
  });

  it("closes a coast that runs off both edges on the side that is land", () => {
    const eastward: Position[] = [
      [-5, 4],
      [5, 5],
      [15, 4],
    ];
    expect(isLand([eastward], [5, 8])).toBe(true);
    expect(isLand([eastward], [5, 2])).toBe(false);
    expect(isLand([eastward.toReversed()], [5, 8])).toBe(false);
    expect(isLand([eastward.toReversed()], [5, 2])).toBe(true);
  });

  it("joins a coast of several pieces, whatever their order", () => {
    const pieces: Position[][] = [
      [
        [5, 5],
        [7, 6],
      ],
      [
        [7, 6],
        [12, 5],
      ],
      [
        [-1, 5],
        [5, 5],
      ],
    ];
    expect(landFromCoast(pieces, [...box])?.looseEnds).toBe(0);
    expect(isLand(pieces, [6, 9])).toBe(true);
    expect(isLand(pieces, [7, 5.5])).toBe(false);
  });

  it("takes an island for land in the sea, and water within land for sea", () => {
    expect(isLand([island(5, 5, 2)], [5, 5])).toBe(true);
    expect(isLand([island(5, 5, 2)], [1, 1])).toBe(false);
    const lagoon = island(5, 5, 2).toReversed();
    expect(isLand([lagoon], [5, 5])).toBe(false);
    expect(isLand([lagoon], [1, 1])).toBe(true);
    const both = [island(5, 5, 4), island(5, 5, 2).toReversed(), island(5, 5, 1)];
    expect([1.5, 4.5, 5].map((x) => isLand(both, [x, 5]))).toEqual([true, true, true]);
    expect(isLand(both, [3.5, 5])).toBe(false);
    expect(isLand(both, [0.5, 5])).toBe(false);
  });

  it("makes a bay of a coast that comes in and leaves by the same edge", () => {
    const bay: Position[] = [
      [4, 12],
      [4, 6],
      [6, 6],
      [6, 12],
    ];
    // Downwards the land on the left is east: the water is what the line does not enclose.
    expect(isLand([bay], [5, 8])).toBe(true);
    expect(isLand([bay], [5, 2])).toBe(false);
    expect(isLand([bay.toReversed()], [5, 8])).toBe(false);
    expect(isLand([bay.toReversed()], [5, 2])).toBe(true);
  });

  it("cuts an island at the edge, wherever its ring begins", () => {
    const ring = island(10, 5, 2);
    for (let turn = 0; turn < 4; turn++) {
      const turned = [...ring.slice(turn, -1), ...ring.slice(0, turn + 1)];
      expect(isLand([turned], [9, 5])).toBe(true);
      expect(isLand([turned], [7, 5])).toBe(false);
      expect(isLand([turned], [9.5, 8])).toBe(false);
    }
  });

  it("keeps two coasts apart, a strait between them", () => {
    const strait: Position[][] = [
      [
        [-1, 7],
        [11, 7],
      ],
      [
        [11, 3],
        [-1, 3],
      ],
    ];
    expect([1, 5, 9].map((y) => isLand(strait, [5, y]))).toEqual([true, false, true]);
  });

  it("leads an end that stops short straight to the nearest edge, and counts it", () => {
    const short: Position[] = [
      [-1, 5],
      [9, 5],
    ];
    expect(landFromCoast([short], [...box])?.looseEnds).toBe(1);
    expect(isLand([short], [9.5, 7])).toBe(true);
    expect(isLand([short], [9.5, 3])).toBe(false);
  });
});
