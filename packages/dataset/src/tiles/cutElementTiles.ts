import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { vertexRanges } from "../arrow/vertexRanges.ts";
import { tileExtent, tileMargin } from "./clipToTile.ts";
import { elementShape, type TileFrame } from "./elementShape.ts";
import { encodeLayer, type TileFeature } from "./encodeMvt.ts";
import { thin } from "./thin.ts";

export interface ElementTiles {
  readonly sourceLayer: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly properties: (row: number) => Record<string, string | number>;
}

/** Vertices closer than half a pixel are merged, except at the deepest zoom. */
const overviewTolerance = 4;

/**
 * Cuts an element layer into vector tiles straight from its columns, one zoom after the other, a tile at a
 * time: a million elements need little more memory than their coordinates. The row is the feature id.
 *
 * At the deepest zoom every element is in its tiles, unsimplified. Above it, elements under a pixel get a
 * stand-in of a pixel, and crowded tiles are thinned (see `overviewFeatureLimit`).
 *
 * @param geometry longitude and latitude; its coordinates are changed in place and of no use afterwards.
 */
export function cutElementTiles(
  geometry: GeometryColumn,
  about: ElementTiles,
  emit: (z: number, x: number, y: number, mvt: Uint8Array) => void,
): void {
  const world: GeometryColumn = { ...geometry, coords: toWorld(geometry.coords) };
  const boxes = boxesOf(world);
  for (let z = about.minZoom; z <= about.maxZoom; z++) {
    const deepest = z === about.maxZoom;
    for (const [key, rows] of elementsByTile(boxes, z)) {
      const [x, y] = [key % 2 ** z, Math.floor(key / 2 ** z)];
      const scale = tileExtent * 2 ** z;
      const frame: TileFrame = {
        scale,
        left: x * tileExtent,
        top: y * tileExtent,
        tolerance: deepest ? 0 : overviewTolerance,
      };
      const rowsInTile = deepest ? rows : thin(rows, (each) => each);
      const mvt = encodeLayer(
        about.sourceLayer,
        featuresOf(world, boxes, rowsInTile, frame, about.properties),
      );
      if (mvt !== undefined) emit(z, x, y, mvt);
    }
  }
}

/** Made one after the other as they are encoded: kept together they would cost more to clear away than to make. */
function* featuresOf(
  world: GeometryColumn,
  boxes: Float64Array,
  rows: readonly number[],
  frame: TileFrame,
  properties: ElementTiles["properties"],
): Generator<TileFeature> {
  const { scale, left, top } = frame;
  for (const row of rows) {
    const at = row * 4;
    const shape = elementShape(
      world,
      row,
      [
        boxes[at]! * scale - left,
        boxes[at + 1]! * scale - top,
        boxes[at + 2]! * scale - left,
        boxes[at + 3]! * scale - top,
      ],
      frame,
    );
    if (shape !== undefined) yield { ...shape, id: row, tags: properties(row) };
  }
}

/** Rows by tile (key y * 2^z + x) whose square with margin their box touches. */
function elementsByTile(boxes: Float64Array, z: number): Map<number, number[]> {
  const side = 2 ** z;
  const margin = tileMargin / tileExtent;
  const clamp = (value: number) => Math.max(0, Math.min(side - 1, Math.floor(value)));
  const tiles = new Map<number, number[]>();
  for (let row = 0; row * 4 < boxes.length; row++) {
    const west = boxes[row * 4]! * side;
    const east = boxes[row * 4 + 2]! * side;
    if (!(west <= east)) continue;
    const [firstX, lastX] = [clamp(west - margin), clamp(east + margin)];
    const lastY = clamp(boxes[row * 4 + 3]! * side + margin);
    for (let y = clamp(boxes[row * 4 + 1]! * side - margin); y <= lastY; y++)
      for (let x = firstX; x <= lastX; x++) {
        const key = y * side + x;
        const rows = tiles.get(key);
        if (rows === undefined) tiles.set(key, [row]);
        else rows.push(row);
      }
  }
  return tiles;
}

/** West, north, east, south of each element in world units. */
function boxesOf(world: GeometryColumn): Float64Array {
  const range = vertexRanges(world);
  const boxes = new Float64Array((range.length - 1) * 4);
  for (let row = 0; row + 1 < range.length; row++) {
    let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let v = range[row]!; v < range[row + 1]!; v++) {
      const x = world.coords[2 * v]!;
      const y = world.coords[2 * v + 1]!;
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < north) north = y;
      if (y > south) south = y;
    }
    boxes[row * 4] = west;
    boxes[row * 4 + 1] = north;
    boxes[row * 4 + 2] = east;
    boxes[row * 4 + 3] = south;
  }
  return boxes;
}

/** Web mercator from 0 to 1, y downwards, in place; latitudes beyond its square are moved to its edge. */
function toWorld(coords: Float64Array): Float64Array {
  const out = coords;
  for (let i = 0; i < coords.length; i += 2) {
    const sine = Math.sin((coords[i + 1]! * Math.PI) / 180);
    out[i] = coords[i]! / 360 + 0.5;
    out[i + 1] = Math.max(0, Math.min(1, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)));
  }
  return out;
}
