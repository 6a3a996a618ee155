import { heightMetres, widthMetres } from "./frame.ts";

/** A raster over the whole frame, row 0 in the north, values at cell centres. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cellMetres: number;
  readonly data: Float32Array;
}

export function emptyGrid(cellMetres: number): Grid {
  const width = Math.round(widthMetres / cellMetres);
  const height = Math.round(heightMetres / cellMetres);
  return { width, height, cellMetres, data: new Float32Array(width * height) };
}

/** Fills a grid from a function of the cell centre in metres. */
export function gridOf(cellMetres: number, value: (x: number, y: number) => number): Grid {
  const grid = emptyGrid(cellMetres);
  let at = 0;
  for (let row = 0; row < grid.height; row++)
    for (let column = 0; column < grid.width; column++)
      grid.data[at++] = value((column + 0.5) * cellMetres, (row + 0.5) * cellMetres);
  return grid;
}

/** The index of the cell a point lies in; points outside count as on the edge. */
export function cellAt(grid: Grid, x: number, y: number): number {
  const column = Math.min(grid.width - 1, Math.max(0, Math.floor(x / grid.cellMetres)));
  const row = Math.min(grid.height - 1, Math.max(0, Math.floor(y / grid.cellMetres)));
  return row * grid.width + column;
}

/** The value between cell centres, bilinear. */
export function sampleAt(grid: Grid, x: number, y: number): number {
  const { width, height, data, cellMetres } = grid;
  const gridX = Math.min(width - 1.001, Math.max(0, x / cellMetres - 0.5));
  const gridY = Math.min(height - 1.001, Math.max(0, y / cellMetres - 0.5));
  const column = Math.floor(gridX);
  const row = Math.floor(gridY);
  const u = gridX - column;
  const v = gridY - row;
  const at = row * width + column;
  return (
    (data[at]! * (1 - u) + data[at + 1]! * u) * (1 - v) +
    (data[at + width]! * (1 - u) + data[at + width + 1]! * u) * v
  );
}

/** The value between cell centres by Catmull-Rom cubics: no creases where a coarse grid is made finer. */
export function smoothSampleAt(grid: Grid, x: number, y: number): number {
  const { width, height, data, cellMetres } = grid;
  const gridX = x / cellMetres - 0.5;
  const gridY = y / cellMetres - 0.5;
  const column = Math.floor(gridX);
  const row = Math.floor(gridY);
  let sum = 0;
  for (let j = -1; j <= 2; j++) {
    const weightY = cubicWeight(gridY - row - j);
    const fromRow = Math.min(height - 1, Math.max(0, row + j)) * width;
    for (let i = -1; i <= 2; i++)
      sum +=
        weightY *
        cubicWeight(gridX - column - i) *
        data[fromRow + Math.min(width - 1, Math.max(0, column + i))]!;
  }
  return sum;
}

function cubicWeight(offset: number): number {
  const t = Math.abs(offset);
  if (t < 1) return 1.5 * t * t * t - 2.5 * t * t + 1;
  return t < 2 ? -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2 : 0;
}

/** Index steps to the eight neighbours of a cell, with their distances in cells. */
export function neighbourSteps(width: number): { step: readonly number[]; cells: readonly number[] } {
  const diagonal = Math.SQRT2;
  return {
    step: [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1],
    cells: [diagonal, 1, diagonal, 1, 1, diagonal, 1, diagonal],
  };
}

/** True on the outermost ring of cells, where stepping to a neighbour would leave the grid. */
export const isEdgeCell = (grid: Pick<Grid, "width" | "height">, cell: number) => {
  const column = cell % grid.width;
  const row = (cell - column) / grid.width;
  return column === 0 || row === 0 || column === grid.width - 1 || row === grid.height - 1;
};

/** Steepness as rise over run, by central differences. */
export function slopeOf(grid: Grid): Grid {
  const { width, height, data, cellMetres } = grid;
  const slope = new Float32Array(data.length);
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      slope[at] =
        Math.hypot(data[at + 1]! - data[at - 1]!, data[at + width]! - data[at - width]!) / (2 * cellMetres);
    }
  return { ...grid, data: slope };
}

/** The grid after some passes of a 3 by 3 mean; edge cells keep their value. */
export function blurred(grid: Grid, passes: number): Grid {
  const { width, height } = grid;
  let from = grid.data.slice();
  let to = grid.data.slice();
  for (let pass = 0; pass < passes; pass++) {
    for (let row = 1; row < height - 1; row++)
      for (let column = 1; column < width - 1; column++) {
        const at = row * width + column;
        let sum = 0;
        for (let line = at - width; line <= at + width; line += width)
          sum += from[line - 1]! + from[line]! + from[line + 1]!;
        to[at] = sum / 9;
      }
    [from, to] = [to, from];
  }
  return { ...grid, data: from };
}
