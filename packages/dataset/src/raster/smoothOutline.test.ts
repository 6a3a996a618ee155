import fc from "fast-check";
import { expect, it } from "vitest";
import { pixelsOfPng } from "../testing/pixelsOfPng.ts";
import { tileRange } from "../tiles/tileRange.ts";
import { decodeGeoTiff } from "./decodeGeoTiff.ts";
import { encodeGeoTiff } from "./encodeGeoTiff.ts";
import type { KnownLand } from "./landRings.ts";
import { renderHazardTile } from "./renderHazardTile.ts";
import { mercatorY } from "./webMercator.ts";

const cells = 16;
/** The tile at zoom 10 that a grid fills: 16 pixels a cell, but for Mercator's stretch within it. */
const zoom = 10;
const { west: x, north: y } = tileRange([172.6, -40.5, 172.6, -40.5], zoom);
const longitude = (column: number) => (column / 2 ** zoom) * 360 - 180;
const latitude = (row: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;
const bounds: [number, number, number, number] = [
  longitude(x),
  latitude(y + 1),
  longitude(x + 1),
  latitude(y),
];

const legend = {
  title: "Depth",
  sections: [
    {
      type: "continuous" as const,
      stops: [
        { value: 0, color: "#000000" },
        { value: 4, color: "#ff0000" },
      ],
    },
  ],
};

/** Alpha of a pixel by cell, from the north-west corner; 0 everywhere where there is no tile. */
async function drawn(data: Float32Array, coast?: KnownLand) {
  const grid = await decodeGeoTiff(encodeGeoTiff({ width: cells, height: cells, bounds, data }));
  const options = coast === undefined ? {} : { coast: { drawn: coast, around: coast } };
  const png = renderHazardTile(grid, legend, zoom, x, y, options);
  const pixels = png === undefined ? new Uint8Array(256 * 256 * 4) : pixelsOfPng(png).data;
  const at = (column: number, row: number) =>
    (Math.min(255, Math.floor(row * 16)) * 256 + Math.min(255, Math.floor(column * 16))) * 4;
  return {
    alpha: (column: number, row: number) => pixels[at(column, row) + 3]!,
    red: (column: number, row: number) => pixels[at(column, row)]!,
    share: pixels.filter((_, i) => i % 4 === 3).reduce((sum, alpha) => sum + alpha / 255, 0) / 256 ** 2,
  };
}

const dryCells = fc.constantFrom(0, -1, Number.NaN);

it("colours the middle of every cell with a hazard and of no other, whatever lies around", async () => {
  const anyCell = fc.oneof(
    { weight: 1, arbitrary: dryCells },
    { weight: 1, arbitrary: fc.constantFrom(0.5, 3) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCell, { minLength: cells * cells, maxLength: cells * cells }),
      async (values) => {
        const picture = await drawn(Float32Array.from(values));
        values.forEach((value, i) => {
          const alpha = picture.alpha((i % cells) + 0.5, Math.floor(i / cells) + 0.5);
          expect([i, value, value > 0 ? alpha > 127 : alpha < 128]).toEqual([i, value, true]);
        });
      },
    ),
    { numRuns: 25 },
  );
});

it("leaves straight edges where they are and makes steps a slope that takes in as much ground", async () => {
  const half = await drawn(Float32Array.from({ length: cells * cells }, (_, i) => (i % cells < 8 ? 1 : 0)));
  expect([half.alpha(7.9, 8), half.alpha(8.1, 8)]).toEqual([255, 0]);
  const below = (i: number) => i % cells <= Math.floor(i / cells);
  const stairs = await drawn(
    Float32Array.from({ length: cells * cells }, (_, i) => (below(i) ? 1 : Number.NaN)),
  );
  expect(stairs.share).toBeCloseTo((cells * (cells + 1)) / 2 / cells ** 2, 2);
  // The corner of a step is cut, the hollow beside it filled: what shows runs straight along the diagonal.
  expect([stairs.alpha(7.95, 7.05), stairs.alpha(8.05, 7.7)]).toEqual([0, 255]);
});

it("does not thin the value beside dry ground", async () => {
  const data = Float32Array.from({ length: cells * cells }, (_, i) => (i % cells < 8 ? 2 : 0));
  const picture = await drawn(data);
  // Away from the line along the edge.
  expect([picture.red(3.5, 8), picture.red(7.5, 8)]).toEqual([128, 128]);
});

/** Land west of a line that leans across the grid; all of it known. */
const lean = (row: number) => 7.2 + (row / cells) * 0.7;
const coast: KnownLand = (() => {
  const at = (column: number, row: number) => [
    (x + column / cells) / 2 ** zoom,
    (y + row / cells) / 2 ** zoom,
  ];
  return {
    rings: [Float64Array.from([at(-2, -2), at(lean(-2), -2), at(lean(18), 18), at(-2, 18)].flat())],
    known: [[0, mercatorY(80), 1, mercatorY(-80)]],
  };
})();

it("ends at the coast: over cells without a value that lie in the sea as far as it, and never beyond", async () => {
  const data = Float32Array.from({ length: cells * cells }, (_, i) => (i % cells < 7 ? 1 : Number.NaN));
  const [cut, uncut] = [await drawn(data, coast), await drawn(data)];
  for (let row = 0.5; row < cells; row++) {
    expect([row, cut.alpha(lean(row) - 0.1, row)]).toEqual([row, 255]);
    expect([row, cut.alpha(lean(row) + 0.1, row)]).toEqual([row, 0]);
    expect([row, uncut.alpha(7.1, row)]).toEqual([row, 0]);
  }
});

it("cuts away what the cells have over the sea, and nothing where nobody knows it for sea", async () => {
  const everywhere = new Float32Array(cells * cells).fill(1);
  expect((await drawn(everywhere, coast)).alpha(12, 8)).toBe(0);
  expect((await drawn(everywhere, { ...coast, known: [] })).alpha(12, 8)).toBe(255);
});

it("leaves dry ground on the coast dry", async () => {
  // Water inland, and four dry cells before the sea.
  const data = Float32Array.from({ length: cells * cells }, (_, i) => (i % cells < 4 ? 1 : 0));
  const picture = await drawn(data, coast);
  for (const column of [4.2, 5.5, 6.5, 7.2]) expect([column, picture.alpha(column, 8)]).toEqual([column, 0]);
});
