import type { RasterGrid } from "@stopbank/dataset/raster";
import { toLatitude, toLongitude } from "../ground/frame.ts";
import type { Grid } from "../ground/grid.ts";

/**
 * The raster a dataset carries: made coarser where the hazard varies slowly (greatest of the cells joined) and
 * cut to the cells that have a value. Undefined when no cell has one.
 */
export function publishedRaster(grid: Grid, cellMetres: number): RasterGrid | undefined {
  const coarse = coarsened(grid, Math.round(cellMetres / grid.cellMetres));
  const { width, height, data } = coarse;
  let [west, north, east, south] = [width, height, -1, -1];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (Number.isNaN(data[row * width + column]!)) continue;
      west = Math.min(west, column);
      east = Math.max(east, column);
      north = Math.min(north, row);
      south = Math.max(south, row);
    }
  if (east < west) return undefined;
  const cut = new Float32Array((east - west + 1) * (south - north + 1));
  for (let row = north; row <= south; row++)
    cut.set(data.subarray(row * width + west, row * width + east + 1), (row - north) * (east - west + 1));
  return {
    width: east - west + 1,
    height: south - north + 1,
    bounds: [
      toLongitude(west * coarse.cellMetres),
      toLatitude((south + 1) * coarse.cellMetres),
      toLongitude((east + 1) * coarse.cellMetres),
      toLatitude(north * coarse.cellMetres),
    ],
    data: cut,
  };
}

function coarsened(grid: Grid, factor: number): Grid {
  if (factor === 1) return grid;
  const width = Math.floor(grid.width / factor);
  const height = Math.floor(grid.height / factor);
  const data = new Float32Array(width * height).fill(Number.NaN);
  for (let row = 0; row < height * factor; row++)
    for (let column = 0; column < width * factor; column++) {
      const value = grid.data[row * grid.width + column]!;
      const at = Math.floor(row / factor) * width + Math.floor(column / factor);
      if (!(value <= data[at]!) && !Number.isNaN(value)) data[at] = value;
    }
  return { width, height, cellMetres: grid.cellMetres * factor, data };
}

/** Values to 1/64 of a unit, in place: finer than any model here, and files shrink to a third. */
export function roundTo64ths(grid: Grid): Grid {
  const { data } = grid;
  for (let i = 0; i < data.length; i++) data[i] = Math.round(data[i]! * 64) / 64;
  return grid;
}
