import type { RasterGrid } from "@stopbank/dataset/raster";

const degreeMetres = 111_320;

/**
 * A grid of heights made larger, in which hills run out softly beyond where they are known: the nearest known height, less and
 * less of it, down to 0. Without, every edge of the data is a cliff, and hill shading draws it as a dark rim.
 *
 * @param metres how far beyond.
 */
export function runOut(grid: RasterGrid, metres: number): RasterGrid {
  const [west, south, east, north] = grid.bounds;
  const [cellWidth, cellHeight] = [(east - west) / grid.width, (north - south) / grid.height];
  const across = cellWidth * degreeMetres * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const down = cellHeight * degreeMetres;
  const [padX, padY] = [Math.ceil(metres / across), Math.ceil(metres / down)];
  const [width, height] = [grid.width + 2 * padX, grid.height + 2 * padY];
  const data = new Float32Array(width * height).fill(Number.NaN);
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  for (let row = 0; row < grid.height; row++) {
    const from = row * grid.width;
    const to = (row + padY) * width + padX;
    for (let i = 0; i < grid.width; i++) {
      const value = grid.data[from + i]!;
      if (Number.isNaN(value) || value === grid.noData) continue;
      data[to + i] = value;
      distance[to + i] = 0;
    }
  }
  spread(data, distance, width, height, across, down);
  for (let i = 0; i < data.length; i++) {
    const left = 1 - distance[i]! / metres;
    if (left < 1) data[i] = left > 0 ? data[i]! * left * left * (3 - 2 * left) : 0;
  }
  const bounds = [
    west - padX * cellWidth,
    south - padY * cellHeight,
    east + padX * cellWidth,
    north + padY * cellHeight,
  ];
  return { width, height, bounds: bounds as [number, number, number, number], data };
}

/** Carries values to cells without one from the nearest that has, by two sweeps over the cells around each (a chamfer). */
function spread(
  data: Float32Array,
  distance: Float32Array,
  width: number,
  height: number,
  across: number,
  down: number,
): void {
  const slant = Math.hypot(across, down);
  const take = (at: number, from: number, step: number) => {
    if (distance[from]! + step >= distance[at]!) return;
    distance[at] = distance[from]! + step;
    data[at] = data[from]!;
  };
  for (const way of [1, -1]) {
    for (let n = 0; n < width * height; n++) {
      const at = way === 1 ? n : width * height - 1 - n;
      const column = at % width;
      const hasBefore = way === 1 ? column > 0 : column < width - 1;
      const hasAfter = way === 1 ? column < width - 1 : column > 0;
      const above = at - way * width;
      if (hasBefore) take(at, at - way, across);
      if (above < 0 || above >= width * height) continue;
      take(at, above, down);
      if (hasBefore) take(at, above - way, slant);
      if (hasAfter) take(at, above + way, slant);
    }
  }
}
