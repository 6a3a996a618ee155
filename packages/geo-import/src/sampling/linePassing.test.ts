import { readFileSync } from "node:fs";
import { hasRasterio, runPython } from "@stopbank/geo-read/testing/rasterio";
import fc from "fast-check";
import { expect, it } from "vitest";
import { CellList } from "../cells/cells.ts";
import { linePassing } from "../cells/lineCells.ts";

type Place = [x: number, y: number];
const window = { firstColumn: 0, firstRow: 0, columns: 40, rows: 40 };

/** The cells of a line by `centre`, each once, sorted. */
function cellsOf(line: readonly Place[]): number[][] {
  const cells = new CellList();
  linePassing(Float64Array.from(line.flat()), line.length, window, cells);
  const found = new Set<number>();
  for (let i = 0; i < cells.count; i++) found.add(cells.column[i]! * 40 + cells.row[i]!);
  return [...found].toSorted((a, b) => a - b).map((each) => [Math.floor(each / 40), each % 40]);
}

const along = ([ax, ay]: Place, [bx, by]: Place, share: number): Place => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Anywhere, and on the eighths of cells, where lines meet corners and middles. */
const coordinate = fc.oneof(
  fc.double({ min: 0, max: 39.9, noNaN: true }),
  fc.integer({ min: 0, max: 319 }).map((eighths) => eighths / 8),
);
const anyLine = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 5 });
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

it("vertices on a straight line change nothing, nor does its direction", () => {
  fc.assert(
    fc.property(anyLine, shares, (line, more) => {
      const dense = line.flatMap((place, i) =>
        i === 0
          ? [place]
          : [...more.toSorted((a, b) => a - b).map((share) => along(line[i - 1]!, place, share)), place],
      );
      expect(cellsOf(dense)).toEqual(cellsOf(line));
      expect(cellsOf(line.toReversed())).toEqual(cellsOf(line));
    }),
    { numRuns: 2000 },
  );
});

it("a window at a time, a line has the cells that it has at once", () => {
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 1, max: 39 }), (line, at) => {
      const coords = Float64Array.from(line.flat());
      const found = new Set<string>();
      for (const part of [
        { ...window, columns: at },
        { ...window, firstColumn: at, columns: 40 - at },
      ]) {
        const cells = new CellList();
        linePassing(coords, line.length, part, cells);
        for (let i = 0; i < cells.count; i++) found.add([cells.column[i], cells.row[i]].join());
      }
      expect([...found].toSorted()).toEqual(
        cellsOf(line)
          .map((each) => each.join())
          .toSorted(),
      );
    }),
  );
});

interface Burned {
  readonly line: Place[];
  readonly cells: number[][];
}

it("lines from middle to middle have the cells that rasterio 1.3.5 with GDAL 3.6.2 burned", () => {
  const burned: Burned[] = JSON.parse(readFileSync(new URL("rasterioLines.json", import.meta.url), "utf8"));
  expect(burned).toHaveLength(10);
  for (const { line, cells } of burned) expect(cellsOf(line)).toEqual(cells);
});

const burnedByRasterio = (lines: readonly Place[][]): number[][][] =>
  JSON.parse(runPython(new URL("rasterioLines.py", import.meta.url), [], JSON.stringify(lines)));

// GDAL joins the cells of vertices, so it is given one at every middle; then it and the rule are about the same line.
it.skipIf(!hasRasterio)(
  "a straight line has the cells that rasterio burns, given a vertex at every middle it passes (needs Debian's python3-rasterio)",
  () => {
    const random = mulberry(20261122);
    const place = (): Place => [random() * 40, random() * 40];
    const lines = Array.from({ length: 500 }, (): [Place, Place] => [place(), place()]);
    const found = burnedByRasterio(lines.map(withMiddles));
    lines.forEach((line, i) => {
      expect(cellsOf(line)).toEqual(found[i]);
    });
  },
);

/** A straight line with a vertex wherever it crosses the middle of a column or of a row. */
function withMiddles([a, b]: readonly [Place, Place]): Place[] {
  const shares = [0, 1].flatMap((axis) =>
    Array.from({ length: 40 }, (_, cell) => (cell + 0.5 - a[axis]!) / (b[axis]! - a[axis]!)),
  );
  const inside = shares.filter((share) => share > 0 && share < 1).toSorted((x, y) => x - y);
  return [a, ...inside.map((share) => along(a, b, share)), b];
}

/** Numbers below 1, the same each time. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
