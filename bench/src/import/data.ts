import { existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { seededRandom } from "../random.ts";
import { type GeoPackageRow, writeElementsGeoPackage } from "./writeGeoPackage.ts";
import { noData, type TiffLayout, writeTiff } from "./writeTiff.ts";

/** New Zealand Transverse Mercator, on the Canterbury plains. */
const origin = { left: 1_560_000, top: 5_190_000 };

/** Made once and kept under its name; a file half written is not taken for a whole one. */
function once(path: string, make: (path: string) => void): string {
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  make(`${path}.part`);
  renameSync(`${path}.part`, path);
  return path;
}

/** Depths of a flood in metres to a hundredth, dry (no data) on about a third of the cells. */
export function floodRaster(path: string, layout: Omit<TiffLayout, "left" | "top">, seed: number): string {
  return once(path, (part) => {
    const random = seededRandom(seed);
    const waves = Array.from({ length: 6 }, () => [random() * 9, random() * 9, random() * 7] as const);
    const [east, north] = [0, 1].map((axis) =>
      waves.map((wave) => ({
        pace: wave[axis]! / (axis === 0 ? layout.width : layout.height),
        start: wave[2],
      })),
    );
    // Waves over columns do not change with the row, so they are worked out once.
    const acrossColumns = Float32Array.from({ length: layout.width }, (_, column) =>
      east!.reduce((sum, { pace, start }) => sum + Math.sin(column * pace * 6 + start), 0),
    );
    writeTiff(part, { ...layout, ...origin }, (row, column, count, block, at) => {
      const level = north!.reduce((sum, { pace, start }) => sum + Math.cos(row * pace * 6 + start), 0.8);
      for (let i = 0; i < count; i++) {
        const depth = (level + acrossColumns[column + i]!) * 0.5 + 0.2 * noise(row, column + i);
        block[at + i] = depth > 0 ? Math.round(depth * 100) / 100 : noData;
      }
    });
  });
}

/** From 0 to 1, the same for the same cell: without it a raster would deflate as no survey's does. */
function noise(row: number, column: number): number {
  const mixed = Math.imul(Math.imul(row, 73_856_093) ^ Math.imul(column, 19_349_663), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Turned rectangles and L-shapes of 8 to 24 m, the outlines of houses, over a square of `side` metres. */
export const buildings = (path: string, count: number, side: number): string =>
  once(path, (part) => writeElementsGeoPackage(part, "POLYGON", outlines(count, side)));

export const places = (path: string, count: number, side: number): string =>
  once(path, (part) => writeElementsGeoPackage(part, "POINT", points(count, side)));

function* points(count: number, side: number): Generator<GeoPackageRow> {
  const random = seededRandom(11);
  for (let i = 0; i < count; i++)
    yield { path: [origin.left + random() * side, origin.top - random() * side], id: `p${i}` };
}

function* outlines(count: number, side: number): Generator<GeoPackageRow> {
  const random = seededRandom(7);
  for (let i = 0; i < count; i++) {
    const x = origin.left + 20 + random() * (side - 40);
    const y = origin.top - 20 - random() * (side - 40);
    const [wide, deep, turn] = [8 + random() * 16, 8 + random() * 10, random() * Math.PI];
    const corners =
      i % 3 === 0
        ? [0, 0, wide, 0, wide, deep * 0.5, wide * 0.6, deep * 0.5, wide * 0.6, deep, 0, deep, 0, 0]
        : [0, 0, wide, 0, wide, deep, 0, deep, 0, 0];
    const path = corners.map((_, c) => {
      const [u, v] = [corners[c - (c % 2)]! - wide / 2, corners[c - (c % 2) + 1]! - deep / 2];
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return c % 2 === 0 ? x + u * cos - v * sin : y + u * sin + v * cos;
    });
    yield { path, id: `b${i}` };
  }
}
