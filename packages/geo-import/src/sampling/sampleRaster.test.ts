import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { geometryBuilder } from "@stopbank/geo-read/geometry-builder";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Geometry, Position } from "geojson";
import { describe, expect, it } from "vitest";
import type { GridPlace } from "../cells/gridPlace.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { type RasterSampling, sampleRaster } from "./sampleRaster.ts";

/** Columns and rows are degrees here: a cell is one by one, and rows run south from 0. */
function writeRaster(width: number, height: number, cell: (column: number, row: number) => number) {
  const path = join(temporaryFolder(), "raster.tif");
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i++) data[i] = cell(i % width, Math.floor(i / width));
  writeFileSync(path, encodeGeoTiff({ width, height, bounds: [0, -height, width, 0], data }));
  const grid: GridPlace = { width, height, left: 0, top: 0, cellWidth: 1, cellHeight: -1 };
  return { grid, band: { path, band: 1, noData: Number.NaN, scale: 1, offset: 0, place: { what: "Test" } } };
}

function columnOf(kind: GeometryColumn["kind"], geometries: readonly Geometry[]): GeometryColumn {
  const builder = geometryBuilder(kind);
  for (const geometry of geometries) builder.add(geometry);
  return builder.done();
}

/** The same each time (Weyl). */
const spread = (i: number) => (i * 0.618_033_988_749_895) % 1;

/** A star of seven points around a place. */
function star(x: number, y: number, reach: number): Position[] {
  const ring = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const radius = i % 2 === 0 ? reach : reach / 2.5;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

const box = (left: number, top: number, right: number, bottom: number): Position[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

describe("a raster of several chunks", () => {
  // Three chunks of 1024 rows; elements reach from one into the next.
  const width = 2048;
  const height = 3000;
  const places = Array.from({ length: 400 }, (_, i) => [
    spread(i) * width,
    -spread(i * 7 + 3) * height,
    3 + spread(i * 13) * (i % 50 === 0 ? 900 : 20),
  ]) as [number, number, number][];
  const raster = () =>
    writeRaster(width, height, (column, row) =>
      (column * 7 + row * 3) % 11 === 0 ? Number.NaN : Math.sin(column * 0.01) + row * 1e-3,
    );
  const layers: { geometry: GeometryColumn; sampling: RasterSampling }[] = [
    {
      geometry: columnOf(
        "polygon",
        places.map(([x, y, reach], i) => ({
          type: "MultiPolygon",
          coordinates: [[star(x, y, reach)], ...(i % 3 === 0 ? [[box(x + 2, y, x + 9.5, y - 6.25)]] : [])],
        })),
      ),
      sampling: { rule: "mean", cells: "coverage" },
    },
    {
      geometry: columnOf(
        "line",
        places.map(([x, y, reach]) => ({ type: "LineString", coordinates: star(x, y, reach) })),
      ),
      sampling: { rule: "sum", cells: "coverage" },
    },
    {
      geometry: columnOf(
        "polygon",
        places.map(([x, y, reach]) => ({ type: "Polygon", coordinates: [star(x, y, reach / 8)] })),
      ),
      sampling: { rule: "max", cells: "centre" },
    },
    {
      geometry: columnOf(
        "point",
        places.map(([x, y]) => ({ type: "Point", coordinates: [x, y] })),
      ),
      sampling: { rule: "centroid", cells: "coverage" },
    },
  ];

  it("gives the same to the last bit in one thread and in many, and in any company", async () => {
    const { grid, band } = raster();
    const alone = await sampleRaster(grid, band, layers, { threads: "none", coarseBy: 3 });
    const together = await sampleRaster(grid, band, layers, { threads: "all", coarseBy: 3 });
    expect(together).toEqual(alone);
    for (const [i, layer] of layers.entries()) {
      const { samples } = await sampleRaster(grid, band, [layer], { threads: "all" });
      expect(samples[0]).toEqual(alone.samples[i]);
      expect(samples[0]!.value.filter(Number.isFinite).length).toBeGreaterThan(200);
    }
    // The coarse copy has the greatest of each nine cells.
    const { width: across, data } = alone.coarse!;
    const greatest = (column: number, row: number) =>
      Math.max(
        ...Array.from({ length: 9 }, (_, i) => [column * 3 + (i % 3), row * 3 + Math.floor(i / 3)] as const)
          .filter(([c, r]) => (c * 7 + r * 3) % 11 !== 0 && c < width && r < height)
          .map(([c, r]) => Math.fround(Math.sin(c * 0.01) + r * 1e-3)),
      );
    for (const [column, row] of [
      [0, 0],
      [100, 341],
      [682, 999],
    ] as const)
      expect(data[row * across + column]).toBe(greatest(column, row));
  });

  it("that is damaged is refused in words from a thread too, and the next raster is read", async () => {
    const { grid, band } = raster();
    const whole = await sampleRaster(grid, band, [layers[0]!], { threads: "all" });
    truncateSync(band.path, 300_000);
    await expect(sampleRaster(grid, band, [layers[0]!], { threads: "all" })).rejects.toMatchObject({
      code: "import/damaged",
      name: "DomainError",
    });
    const again = raster();
    expect(await sampleRaster(again.grid, again.band, [layers[0]!], { threads: "all" })).toEqual(whole);
  });

  it("is given up with the signal's reason", async () => {
    const { grid, band } = raster();
    const stop = AbortSignal.abort(new Error("enough"));
    await expect(sampleRaster(grid, band, layers, { threads: "all", signal: stop })).rejects.toThrow(
      "enough",
    );
  });
});

describe("the share of an element", () => {
  // Four columns: 1 m, 0.2 m, no data, 3 m.
  const raster = () => writeRaster(4, 2, (column) => [1, 0.2, Number.NaN, 3][column]!);
  const shareOf = async (geometry: GeometryColumn, above?: number) => {
    const { grid, band } = raster();
    const sampling = {
      rule: "fraction",
      cells: "coverage",
      ...(above === undefined ? {} : { above }),
    } as const;
    return [...(await sampleRaster(grid, band, [{ geometry, sampling }])).samples[0]!.value];
  };
  const polygons = columnOf("polygon", [
    { type: "Polygon", coordinates: [box(0.5, -0.25, 2.5, -1.25)] },
    { type: "Polygon", coordinates: [box(2.25, -0.25, 2.75, -0.75)] },
    { type: "Polygon", coordinates: [box(3, 0, 5, -1)] },
    { type: "Polygon", coordinates: [box(0, 0, 4, -2), box(0.5, -0.5, 3.5, -1.5)] },
  ]);

  it("of area with data, or of at least an intensity, is of the whole element, beyond the raster too", async () => {
    expect(await shareOf(polygons)).toEqual([0.75, Number.NaN, 0.5, expect.closeTo(4 / 5, 12)]);
    expect(await shareOf(polygons, 0.3)).toEqual([0.25, Number.NaN, 0.5, expect.closeTo(3 / 5, 12)]);
    expect(await shareOf(polygons, 9)).toEqual([0, Number.NaN, 0, 0]);
  });

  it("of lines goes by length, of points by their number", async () => {
    const line = columnOf("line", [
      {
        type: "LineString",
        coordinates: [
          [0.5, -0.5],
          [4.5, -0.5],
        ],
      },
    ]);
    expect(await shareOf(line, 0.3)).toEqual([1.5 / 4]);
    const points = columnOf("point", [
      {
        type: "MultiPoint",
        coordinates: [
          [0.5, -0.5],
          [0.6, -0.5],
          [1.5, -0.5],
          [2.5, -0.5],
        ],
      },
    ]);
    expect(await shareOf(points)).toEqual([0.75]);
    expect(await shareOf(points, 1)).toEqual([0.5]);
  });
});

it.each<[RasterSampling["rule"], RasterSampling["cells"], readonly number[]]>([
  ["fraction", "coverage", [1, 1, Number.NaN]],
  ["max", "coverage", [1, 3, Number.NaN]],
  ["max", "touched", [1, 3, Number.NaN]],
  ["mean", "coverage", [1, 3, Number.NaN]],
  ["mean", "touched", [1, 3, Number.NaN]],
  // No metres of it lie in the cell.
  ["sum", "coverage", [0, 0, Number.NaN]],
])(
  "a line whose ends are one place has the cell that lies there: %s by %s",
  async (rule, cells, expected) => {
    const { grid, band } = writeRaster(4, 2, (column) => [1, 0.2, Number.NaN, 3][column]!);
    const geometry = columnOf(
      "line",
      [0.5, 3.5, 2.5].map((x) => ({
        type: "LineString",
        coordinates: [
          [x, -0.5],
          [x, -0.5],
        ],
      })),
    );
    const { samples } = await sampleRaster(grid, band, [{ geometry, sampling: { rule, cells } }]);
    expect([...samples[0]!.value]).toEqual(expected);
  },
);
