import { type Grid, isEdgeCell, neighbourSteps } from "../ground/grid.ts";
import { minHeap } from "../ground/heap.ts";

/** How water leaves each cell. */
export interface Drainage {
  /** The cell each one drains to; itself at an outlet. */
  readonly receiver: Int32Array;
  /** Every cell, outlets first: a cell always comes after the one it drains to. */
  readonly order: Int32Array;
  /** Heights with every hollow filled to its rim. */
  readonly filledHeights: Float32Array;
}

/**
 * Routes water over a terrain by priority flood (Barnes, Lehman and Mulla 2014): hollows drain over their
 * lowest rim, every other cell to its steepest lower neighbour (D8).
 *
 * @param isOutlet 1 where water leaves the land; the grid's edge always counts as an outlet.
 */
export function drain(terrain: Grid, isOutlet: Uint8Array): Drainage {
  const { data, width } = terrain;
  const count = data.length;
  const { step, cells } = neighbourSteps(width);
  const filledHeights = new Float32Array(count);
  const receiver = new Int32Array(count).fill(-1);
  const order = new Int32Array(count);
  const heap = minHeap(1 << 17);
  for (let cell = 0; cell < count; cell++)
    if (isOutlet[cell] === 1 || isEdgeCell(terrain, cell)) {
      receiver[cell] = cell;
      filledHeights[cell] = data[cell]!;
      heap.push(data[cell]!, cell);
    }
  let done = 0;
  for (let cell = heap.pop(); cell >= 0; cell = heap.pop()) {
    order[done++] = cell;
    if (isEdgeCell(terrain, cell)) continue;
    for (const offset of step) {
      const next = cell + offset;
      if (receiver[next] !== -1) continue;
      receiver[next] = cell;
      filledHeights[next] = Math.max(data[next]!, filledHeights[cell]!);
      heap.push(filledHeights[next]!, next);
    }
  }
  for (let cell = 0; cell < count; cell++) {
    if (receiver[cell] === cell || isEdgeCell(terrain, cell)) continue;
    let steepest = 0;
    for (let side = 0; side < 8; side++) {
      const fall = (filledHeights[cell]! - filledHeights[cell + step[side]!]!) / cells[side]!;
      if (fall > steepest) {
        steepest = fall;
        receiver[cell] = cell + step[side]!;
      }
    }
  }
  return { receiver, order, filledHeights };
}

/** The area draining through each cell, its own included, in square metres. */
export function accumulate(drainage: Drainage, cellMetres: number): Float32Array {
  const { receiver, order } = drainage;
  const area = new Float32Array(order.length).fill(cellMetres * cellMetres);
  for (let i = order.length - 1; i >= 0; i--) {
    const cell = order[i]!;
    const below = receiver[cell]!;
    if (below !== cell) area[below] = area[below]! + area[cell]!;
  }
  return area;
}
