import type { Grid } from "../ground/grid.ts";

/**
 * Metres from each cell to the nearest marked cell, by two chamfer sweeps (steps of 1 and √2 cells: at most 8%
 * too long).
 */
export function distanceTo(marked: Uint8Array, like: Grid): Grid {
  const { width, height, cellMetres } = like;
  const data = new Float32Array(marked.length).fill(1e6);
  for (let cell = 0; cell < marked.length; cell++) if (marked[cell] === 1) data[cell] = 0;
  const straight = cellMetres;
  const diagonal = cellMetres * Math.SQRT2;
  const sweep = (first: number, last: number, by: 1 | -1) => {
    for (let row = first; row !== last; row += by)
      for (let i = 1; i < width - 1; i++) {
        const cell = row * width + (by === 1 ? i : width - 1 - i);
        const behind = cell - by * width;
        data[cell] = Math.min(
          data[cell]!,
          data[cell - by]! + straight,
          data[behind]! + straight,
          data[behind - 1]! + diagonal,
          data[behind + 1]! + diagonal,
        );
      }
  };
  sweep(1, height, 1);
  sweep(height - 2, -1, -1);
  return { width, height, cellMetres, data };
}
