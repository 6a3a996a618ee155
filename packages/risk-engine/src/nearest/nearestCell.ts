import { boxToBox, segmentToBox } from "./distances.ts";
import { isWithinOutline, type Outline } from "./outline.ts";

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

/** Cells looked at in one question: on a grid of 1 m, a kilometre around. */
const mostCells = 4_000_000;

/**
 * How far it is from an element to the nearest cell of a hazard: from its outline to the cell's edge, in the plane around the
 * element. Cells are taken ring by ring around the element's box, until no farther one can be nearer.
 *
 * @param isHazard whether a cell's value counts; never asked of NaN.
 * @param mostMetres how far to look.
 */
export function nearestCell(
  outline: Outline,
  grid: CellGrid,
  isHazard: (value: number) => boolean,
  mostMetres: number,
): Nearest {
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
  let looked = 0;
  for (let ring = 0; ; ring++) {
    const least = ring === 0 ? 0 : (ring - 1) * step;
    // Asked this way round, what is not a number ends it too.
    if (!(least <= mostMetres)) return answer(mostMetres);
    if (best <= least) return answer(least);
    const [c0, c1, r0, r1] = [firstColumn - ring, lastColumn + ring, firstRow - ring, lastRow + ring];
    // All of the grid lies within the rings already.
    if (ring > 0 && c0 < -1 && r0 < -1 && c1 > width && r1 > height) return answer(mostMetres);
    for (let row = Math.max(0, r0); row <= Math.min(height - 1, r1); row++) {
      const isWhole = ring === 0 || row === r0 || row === r1;
      for (const column of isWhole ? between(c0, c1, width) : ends(c0, c1, width)) {
        if (++looked > mostCells) return answer(least);
        const value = data[row * width + column]!;
        if (Number.isNaN(value) || !isHazard(value)) continue;
        const cell = [
          left + column * cellWidth,
          top - (row + 1) * cellHeight,
          left + (column + 1) * cellWidth,
          top - row * cellHeight,
        ] as const;
        if (boxToBox(cell, box) < best) best = Math.min(best, toCell(outline, cell, best));
      }
    }
  }

  function answer(searchedMetres: number): Nearest {
    return { metres: best <= Math.min(mostMetres, searchedMetres) ? best : undefined, searchedMetres };
  }
}

function* between(from: number, to: number, width: number): Generator<number> {
  for (let column = Math.max(0, from); column <= Math.min(width - 1, to); column++) yield column;
}

function* ends(from: number, to: number, width: number): Generator<number> {
  if (from >= 0 && from < width) yield from;
  if (to >= 0 && to < width && to !== from) yield to;
}

function toCell(
  outline: Outline,
  cell: readonly [number, number, number, number],
  enoughMetres: number,
): number {
  if (isWithinOutline(outline, cell[0], cell[1])) return 0;
  const { edges } = outline;
  let best = enoughMetres;
  for (let i = 0; i < edges.length; i += 4)
    best = Math.min(best, segmentToBox(edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!, cell));
  return best;
}
