import { type Grid, isEdgeCell, neighbourSteps } from "../ground/grid.ts";

/** 1 where the ground lies below mean sea level and water can reach it from the grid's edge. */
export function seaMask(heights: Grid): Uint8Array {
  const { data, width } = heights;
  const isSea = new Uint8Array(data.length);
  const { step } = neighbourSteps(width);
  const stack: number[] = [];
  for (let cell = 0; cell < data.length; cell++)
    if (isEdgeCell(heights, cell) && data[cell]! <= 0) {
      isSea[cell] = 1;
      stack.push(cell);
    }
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    if (isEdgeCell(heights, cell) && cell !== 0) {
      // Edge cells have no full ring of neighbours; they are all seeds already.
      for (const offset of [-width, -1, 1, width]) visit(cell + offset);
    } else for (const offset of step) visit(cell + offset);
  }
  return isSea;

  function visit(cell: number) {
    if (cell < 0 || cell >= data.length || isSea[cell] === 1 || data[cell]! > 0) return;
    isSea[cell] = 1;
    stack.push(cell);
  }
}
