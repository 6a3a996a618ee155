import { boxToBox, segmentToBox } from "./distances.ts";
import type { Outline } from "./outline.ts";
import type { SearchSteps } from "./searchSteps.ts";
import { isWithinEdges, nearestEdge } from "./throughEdges.ts";

/** Values on a regular grid, row by row from the north-west corner. */
export interface CellGrid {
  readonly width: number;
  readonly height: number;
  /** Outer edges of the outer cells in degrees: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  readonly data: Float32Array;
}

export interface Nearest {
  /** Metres from the element to the nearest; 0 where they meet; undefined where there is none within `searchedMetres`. */
  readonly metres: number | undefined;
  /** How far around the element was looked. */
  readonly searchedMetres: number;
}

type Box = Outline["box"];

/**
 * How far it is from an element to the nearest cell of a hazard: from its outline to the cell's edge, in the plane around the
 * element. Cells are taken ring by ring around the element's box, until no farther one can be nearer or the steps are spent. It
 * stops after each part, so that others come first.
 *
 * @param isHazard whether a cell's value counts; never asked of NaN.
 * @param mostMetres how far to look.
 */
export function* nearestCell(
  outline: Outline,
  grid: CellGrid,
  isHazard: (value: number) => boolean,
  mostMetres: number,
  steps: SearchSteps,
): Generator<void, Nearest> {
  const { plane, box } = outline;
  const { width, height, bounds, data } = grid;
  const [west, south, , north] = bounds;
  const east = bounds[2] < west ? bounds[2] + 360 : bounds[2];
  // Across 180 degrees the element may be given on the other side than the grid.
  const longitude = plane.longitude < west - 180 ? plane.longitude + 360 : plane.longitude;
  const left = (west - longitude) * plane.metresPerDegreeEast;
  const top = (north - plane.latitude) * plane.metresPerDegreeNorth;
  const cellWidth = ((east - west) * plane.metresPerDegreeEast) / width;
  const cellHeight = ((north - south) * plane.metresPerDegreeNorth) / height;
  const firstColumn = Math.floor((box[0] - left) / cellWidth);
  const lastColumn = Math.floor((box[2] - left) / cellWidth);
  const firstRow = Math.floor((top - box[3]) / cellHeight);
  const lastRow = Math.floor((top - box[1]) / cellHeight);
  // A cell is at least this much farther away in each ring than in the one before.
  const step = Math.min(cellWidth, cellHeight);
  let best = Number.POSITIVE_INFINITY;
  for (let ring = 0; ; ring++) {
    const least = ring === 0 ? 0 : (ring - 1) * step;
    // Asked this way round, what is not a number ends it too.
    if (!(least <= mostMetres)) return answer(mostMetres);
    if (best <= least) return answer(least);
    const [c0, c1, r0, r1] = [firstColumn - ring, lastColumn + ring, firstRow - ring, lastRow + ring];
    // All of the grid lies within the rings already.
    if (ring > 0 && c0 < -1 && r0 < -1 && c1 > width && r1 > height) return answer(mostMetres);
    if (steps.take(1)) yield;
    // Beside the grid a ring has no more than its two whole rows in it.
    const hasSides = ring === 0 || (c0 >= 0 && c0 < width) || (c1 >= 0 && c1 < width);
    for (const row of hasSides ? between(r0, r1, height) : ends(r0, r1, height)) {
      const isWhole = ring === 0 || row === r0 || row === r1;
      for (const column of isWhole ? between(c0, c1, width) : ends(c0, c1, width)) {
        if (steps.take(1)) yield;
        if (steps.isSpent()) return answer(least);
        const value = data[row * width + column]!;
        if (Number.isNaN(value) || !isHazard(value)) continue;
        const cell = [
          left + column * cellWidth,
          top - (row + 1) * cellHeight,
          left + (column + 1) * cellWidth,
          top - row * cellHeight,
        ] as const;
        if (boxToBox(cell, box) < best) best = yield* toCell(outline, cell, best, steps);
      }
    }
  }

  function answer(searchedMetres: number): Nearest {
    return { metres: best <= Math.min(mostMetres, searchedMetres) ? best : undefined, searchedMetres };
  }
}

/** Rows or columns of a grid that has so many, from one to another. */
function* between(from: number, to: number, count: number): Generator<number> {
  for (let at = Math.max(0, from); at <= Math.min(count - 1, to); at++) yield at;
}

/** The first and the last of them. */
function* ends(from: number, to: number, count: number): Generator<number> {
  if (from >= 0 && from < count) yield from;
  if (to >= 0 && to < count && to !== from) yield to;
}

/** Metres from an element to a cell, or `enoughMetres` where it is no nearer. */
function* toCell(
  { edges, box, isArea }: Outline,
  cell: Box,
  enoughMetres: number,
  steps: SearchSteps,
): Generator<void, number> {
  const [x, y] = cell;
  const isInBox = x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
  if (isArea && isInBox && (yield* isWithinEdges(edges, x, y, steps))) return 0;
  const metresTo = (ax: number, ay: number, bx: number, by: number) => segmentToBox(ax, ay, bx, by, cell);
  return yield* nearestEdge(edges, cell, metresTo, enoughMetres, steps);
}
