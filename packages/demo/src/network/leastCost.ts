import type { Grid } from "../ground/grid.ts";
import { minHeap } from "../ground/heap.ts";

/** Moves of a chess king and knight: sixteen directions, so that roads are not forced onto the diagonals. */
const moves: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
];

/** Crossing a cell where this holds is impossible. */
export const impassable = Number.POSITIVE_INFINITY;

/**
 * The cheapest way over the ground from a cell to any goal cell.
 *
 * A metre costs its cell's `effort`, and climbing costs more the steeper it is: (1 + (grade / 0.06)²), so
 * that roads wind along valleys and contours instead of over spurs.
 *
 * @returns cells from `start` to the goal; empty when there is no way.
 */
export function leastCostPath(
  heights: Grid,
  effort: Float32Array,
  start: number,
  isGoal: (cell: number) => boolean,
): number[] {
  const { width, height, data, cellMetres } = heights;
  const cost = new Float64Array(data.length).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(data.length).fill(-1);
  const heap = minHeap(1 << 14);
  cost[start] = 0;
  heap.push(0, start);
  for (let cell = heap.pop(); cell >= 0; cell = heap.pop()) {
    if (heap.poppedKey() > cost[cell]!) continue;
    if (isGoal(cell)) return walkBack(from, cell);
    const column = cell % width;
    const row = (cell - column) / width;
    for (const [dx, dy] of moves) {
      const toColumn = column + dx;
      const toRow = row + dy;
      if (toColumn < 1 || toRow < 1 || toColumn >= width - 1 || toRow >= height - 1) continue;
      const next = toRow * width + toColumn;
      const metres = Math.hypot(dx, dy) * cellMetres;
      const grade = (data[next]! - data[cell]!) / metres / 0.06;
      const step = (metres * (1 + grade * grade) * (effort[cell]! + effort[next]!)) / 2;
      if (cost[cell]! + step >= cost[next]!) continue;
      cost[next] = cost[cell]! + step;
      from[next] = cell;
      heap.push(cost[next]!, next);
    }
  }
  return [];
}

function walkBack(from: Int32Array, goal: number): number[] {
  const path = [goal];
  for (let cell = from[goal]!; cell >= 0; cell = from[cell]!) path.push(cell);
  return path.reverse();
}
