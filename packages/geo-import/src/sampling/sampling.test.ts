import type { CellWindow } from "@stopbank/geo-read/cell-window";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CellList, type CellRings } from "../cells/cells.ts";
import { lineLengths } from "../cells/lineCells.ts";
import { polygonCentres } from "../cells/polygonCentres.ts";
import { polygonCoverage } from "../cells/polygonCoverage.ts";
import { PieceList, splitAtCells } from "../cells/splitAtCells.ts";

const whole: CellWindow = { firstColumn: 0, firstRow: 0, columns: 20, rows: 20 };
const parts: CellWindow[] = [
  { firstColumn: 0, firstRow: 0, columns: 7, rows: 20 },
  { firstColumn: 7, firstRow: 0, columns: 13, rows: 9 },
  { firstColumn: 7, firstRow: 9, columns: 13, rows: 11 },
];

/** A star-shaped ring around the middle: simple whatever its radii. */
const ring = fc
  .array(fc.double({ min: 0.05, max: 9.9, noNaN: true }), { minLength: 3, maxLength: 20 })
  .map((radii) => {
    const path = radii.flatMap((radius, i) => {
      const angle = (i / radii.length) * 2 * Math.PI;
      return [10 + radius * Math.cos(angle), 10 + radius * Math.sin(angle)];
    });
    return Float64Array.from([...path, path[0]!, path[1]!]);
  });

function ringsOf(rings: readonly Float64Array[]): CellRings {
  let end = 0;
  const ends = Int32Array.from(rings, (ring) => (end += ring.length / 2));
  return { coords: Float64Array.from(rings.flatMap((ring) => [...ring])), ends, count: rings.length };
}

/** The pieces of a segment: column, row and both ends. */
function piecesOf(ax: number, ay: number, bx: number, by: number): number[][] {
  const pieces = new PieceList();
  splitAtCells(ax, ay, bx, by, pieces);
  return Array.from({ length: pieces.count }, (_, i) => [
    pieces.column[i]!,
    pieces.row[i]!,
    ...pieces.ends.subarray(i * 4, i * 4 + 4),
  ]);
}

function shares(rings: readonly Float64Array[], windows: readonly CellWindow[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const window of windows) {
    const cells = new CellList();
    polygonCoverage(ringsOf(rings), window, cells);
    for (let i = 0; i < cells.count; i++) {
      const cell = cells.row[i]! * 100 + cells.column[i]!;
      expect(found.has(cell)).toBe(false);
      found.set(cell, cells.weight[i]!);
    }
  }
  return found;
}

const total = (values: Iterable<number>) => [...values].reduce((sum, each) => sum + each, 0);

function area(path: Float64Array): number {
  let doubled = 0;
  for (let v = 2; v < path.length; v += 2) doubled += path[v - 2]! * path[v + 1]! - path[v]! * path[v - 1]!;
  return Math.abs(doubled) / 2;
}

describe("covered shares of cells", () => {
  it("add up to the area, whichever way the ring turns", () => {
    fc.assert(
      fc.property(ring, (path) => {
        expect(total(shares([path], [whole]).values())).toBeCloseTo(area(path), 8);
        const points = Array.from({ length: path.length / 2 }, (_, i) => [path[i * 2]!, path[i * 2 + 1]!]);
        const turned = Float64Array.from(points.reverse().flat());
        expect(total(shares([turned], [whole]).values())).toBeCloseTo(area(path), 8);
      }),
    );
  });

  it("do not depend on how the grid is cut into windows", () => {
    fc.assert(
      fc.property(ring, (path) => {
        const once = shares([path], [whole]);
        const cut = shares([path], parts);
        expect([...cut.keys()].sort()).toEqual([...once.keys()].sort());
        for (const [cell, share] of once) expect(cut.get(cell)).toBeCloseTo(share, 9);
      }),
    );
  });

  it("are 1 where every corner lies deep inside, and less a hole's area with a hole", () => {
    const shell = Float64Array.of(2, 2, 18, 2, 18, 18, 2, 18, 2, 2);
    const hole = Float64Array.of(5.5, 5.5, 8.25, 5.5, 8.25, 9, 5.5, 9, 5.5, 5.5);
    const found = shares([shell, hole], [whole]);
    expect(found.get(1010)).toBe(1);
    expect(found.get(606)).toBeUndefined();
    expect(found.get(505)).toBeCloseTo(0.75, 12);
    expect(total(found.values())).toBeCloseTo(16 * 16 - 2.75 * 3.5, 10);
  });
});

describe("cells whose middle is covered", () => {
  it("are told by their middle alone; on a right edge it is in, on a left edge out", () => {
    const inside = (path: Float64Array) => {
      const cells = new CellList();
      polygonCentres(ringsOf([path]), whole, cells);
      return new Set(Array.from({ length: cells.count }, (_, i) => cells.row[i]! * 100 + cells.column[i]!));
    };
    const left = inside(Float64Array.of(0, 0, 20, 0, 0, 20, 0, 0));
    const right = inside(Float64Array.of(20, 0, 20, 20, 0, 20, 20, 0));
    for (let row = 0; row < 20; row++)
      for (let column = 0; column < 20; column++) {
        expect(left.has(row * 100 + column)).toBe(column + row + 1 <= 20);
        expect(right.has(row * 100 + column)).toBe(column + row + 1 > 20);
      }
  });
});

describe("pieces of a segment", () => {
  it("give snail's three pieces of its test line", () => {
    const pieces: number[][] = [];
    const path = [0.5, 0.5, 1.5, 0.5, 1.5, 1.5];
    for (let v = 2; v < path.length; v += 2)
      pieces.push(...piecesOf(path[v - 2]!, path[v - 1]!, path[v]!, path[v + 1]!));
    expect(pieces).toEqual([
      [0, 0, 0.5, 0.5, 1, 0.5],
      [1, 0, 1, 0.5, 1.5, 0.5],
      [1, 0, 1.5, 0.5, 1.5, 1],
      [1, 1, 1.5, 1, 1.5, 1.5],
    ]);
  });

  it("join up, stay in their cell and have the segment's length together", () => {
    const coordinate = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
        let [x, y] = [ax, ay];
        for (const [column, row, x0, y0, x1, y1] of piecesOf(ax, ay, bx, by)) {
          expect([x0, y0]).toEqual([x, y]);
          for (const each of [x0!, x1!])
            expect(Math.abs(each - column! - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
          for (const each of [y0!, y1!]) expect(Math.abs(each - row! - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
          [x, y] = [x1!, y1!];
        }
        expect([x, y]).toEqual([bx, by]);
        const path = Float64Array.of(ax, ay, bx, by);
        const window = { firstColumn: 0, firstRow: 0, columns: 21, rows: 21 };
        const cells = new CellList();
        const grid = { left: 0, top: 0, width: 21, height: 21, cellWidth: 2, cellHeight: 3 };
        lineLengths(path, 2, window, grid, undefined, cells);
        const length = total(cells.weight.subarray(0, cells.count));
        expect(length).toBeCloseTo(Math.hypot((bx - ax) * 2, (by - ay) * 3), 9);
      }),
    );
  });
});
