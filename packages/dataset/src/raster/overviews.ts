import type { RasterGrid } from "./RasterGrid.ts";

type Level = Omit<Required<RasterGrid>, "noData">;

/** Halving goes on until a whole district is this few cells wide, as it is when the map shows the country. */
const smallestPx = 8;

/**
 * The grid (no data as NaN) and ever halved versions of it, finest first. A coarser cell takes the
 * maximum of the cells it covers that have data: zooming out must not make a narrow flood disappear.
 */
export function pyramid(grid: RasterGrid): Level[] {
  const levels: Level[] = [withNaN(grid)];
  for (;;) {
    const finest = levels.at(-1)!;
    if (Math.max(finest.width, finest.height) <= smallestPx) return levels;
    levels.push(halve(finest));
  }
}

function withNaN(grid: RasterGrid): Level {
  const { noData } = grid;
  const data =
    noData === undefined || Number.isNaN(noData)
      ? grid.data
      : // Compared in single precision, as the values are stored.
        grid.data.map((value) => (value === Math.fround(noData) ? Number.NaN : value));
  return { width: grid.width, height: grid.height, bounds: grid.bounds, data };
}

function halve(from: Level): Level {
  const width = Math.ceil(from.width / 2);
  const height = Math.ceil(from.height / 2);
  const data = new Float32Array(width * height).fill(Number.NaN);
  for (let row = 0; row < from.height; row++)
    for (let column = 0; column < from.width; column++) {
      const value = from.data[row * from.width + column]!;
      const at = (row >> 1) * width + (column >> 1);
      // Asked this way round, a value replaces NaN and NaN replaces nothing.
      if (!(value <= data[at]!) && !Number.isNaN(value)) data[at] = value;
    }
  // An odd edge makes the last coarse cell reach beyond the grid, so the box grows by what it covers.
  const [west, south, east, north] = from.bounds;
  const cellX = ((east - west) / from.width) * 2;
  const cellY = ((north - south) / from.height) * 2;
  return { width, height, bounds: [west, north - cellY * height, west + cellX * width, north], data };
}
