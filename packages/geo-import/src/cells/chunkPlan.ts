import type { CellWindow } from "@stopbank/geo-read/cell-window";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { type GridPlace, gridColumnOf, gridRowOf } from "./gridPlace.ts";

/** How many columns and rows of a grid are stored together, and so decoded together. */
export interface BlockSize {
  readonly columns: number;
  readonly rows: number;
}

/** A piece of a grid and, by task, the elements whose bounds reach into it in ascending order. */
export interface Chunk {
  readonly window: CellWindow;
  readonly elements: readonly Uint32Array[];
}

/** About as many cells are in memory at a time, by each thread. */
const chunkCells = 1 << 21;

/**
 * Cuts a grid into chunks of whole blocks, from top to bottom, and says which elements lie in each. Chunks depend on
 * the grid alone, so sums over them come out the same however many threads share the work.
 *
 * @param isWhole whether every cell is wanted; otherwise chunks are only as wide as elements reach, and those that
 * none reaches are left out.
 */
export function planChunks(
  grid: GridPlace,
  block: BlockSize,
  geometries: readonly GeometryColumn[],
  isWhole: boolean,
): Chunk[] {
  const size = chunkSize(grid, block);
  const across = Math.ceil(grid.width / size.columns);
  const down = Math.ceil(grid.height / size.rows);
  const lists = geometries.map((geometry) => distributed(geometry, grid, size, across, down));
  const chunks: Chunk[] = [];
  for (let i = 0; i < across * down; i++) {
    const firstColumn = (i % across) * size.columns;
    const firstRow = Math.floor(i / across) * size.rows;
    const columns = Math.min(size.columns, grid.width - firstColumn);
    const rows = Math.min(size.rows, grid.height - firstRow);
    // Copies, because a view goes to a thread with all that it is a view of.
    const elements = lists.map((list) => list.elements.slice(list.start[i]!, list.start[i + 1]!));
    if (isWhole) {
      chunks.push({ window: { firstColumn, firstRow, columns, rows }, elements });
      continue;
    }
    const first = Math.max(firstColumn, Math.min(...lists.map((list) => list.firstColumn[i]!)));
    const last = Math.min(firstColumn + columns - 1, Math.max(...lists.map((list) => list.lastColumn[i]!)));
    if (first <= last)
      chunks.push({ window: { firstColumn: first, firstRow, columns: last - first + 1, rows }, elements });
  }
  return chunks;
}

/** Rows of blocks, as many as fit; where one row of blocks does not, part of it. */
function chunkSize({ width }: GridPlace, block: BlockSize): BlockSize {
  const rows = Math.max(1, Math.floor(chunkCells / width / block.rows)) * block.rows;
  if (rows * width <= chunkCells * 4) return { columns: width, rows };
  return { columns: Math.max(1, Math.floor(chunkCells / block.rows / block.columns)) * block.columns, rows };
}

interface Distribution {
  /** Elements by chunk, where `start` says. */
  readonly elements: Uint32Array;
  readonly start: Uint32Array;
  /** The columns that elements of each chunk reach, beyond it too. */
  readonly firstColumn: Float64Array;
  readonly lastColumn: Float64Array;
}

/** The last distribution of each layer: the scenarios of a hazard mostly lie on one grid. */
const lastOf = new WeakMap<GeometryColumn, { readonly key: string; readonly found: Distribution }>();

function distributed(
  geometry: GeometryColumn,
  grid: GridPlace,
  size: BlockSize,
  across: number,
  down: number,
): Distribution {
  const { width, height, left, top, cellWidth, cellHeight } = grid;
  const key = [width, height, left, top, cellWidth, cellHeight, size.columns, size.rows].join();
  const last = lastOf.get(geometry);
  if (last?.key === key) return last.found;
  const found = distribute(geometry, grid, size, across, down);
  lastOf.set(geometry, { key, found });
  return found;
}

function distribute(
  geometry: GeometryColumn,
  grid: GridPlace,
  size: BlockSize,
  across: number,
  down: number,
): Distribution {
  const count = geometry.partStart.length - 1;
  const chunks = across * down;
  const start = new Uint32Array(chunks + 1);
  const firstColumn = new Float64Array(chunks).fill(Infinity);
  const lastColumn = new Float64Array(chunks).fill(-Infinity);
  const reach = reachOf(geometry, grid);
  // The first and last chunk, across and down, that each element reaches; first beyond last for none.
  const span = new Int32Array(count * 4);
  for (let element = 0; element < count; element++) {
    const at = element * 4;
    const [left, top, right, bottom] = [reach[at]!, reach[at + 1]!, reach[at + 2]!, reach[at + 3]!];
    const isBeside = !(right >= 0 && left < grid.width && bottom >= 0 && top < grid.height);
    span[at] = isBeside ? 1 : Math.floor(Math.max(0, left) / size.columns);
    span[at + 1] = Math.floor(Math.max(0, top) / size.rows);
    span[at + 2] = isBeside ? 0 : Math.min(across - 1, Math.floor(right / size.columns));
    span[at + 3] = Math.min(down - 1, Math.floor(bottom / size.rows));
    for (let row = span[at + 1]!; row <= span[at + 3]!; row++)
      for (let column = span[at]!; column <= span[at + 2]!; column++) {
        const chunk = row * across + column;
        start[chunk + 1]! += 1;
        if (left < firstColumn[chunk]!) firstColumn[chunk] = left;
        if (right > lastColumn[chunk]!) lastColumn[chunk] = right;
      }
  }
  for (let chunk = 0; chunk < chunks; chunk++) start[chunk + 1]! += start[chunk]!;
  const elements = new Uint32Array(start[chunks]!);
  const next = start.slice();
  for (let element = 0; element < count; element++)
    for (let row = span[element * 4 + 1]!; row <= span[element * 4 + 3]!; row++)
      for (let column = span[element * 4]!; column <= span[element * 4 + 2]!; column++)
        elements[next[row * across + column]!++] = element;
  return { elements, start, firstColumn, lastColumn };
}

/** The first column, first row, last column and last row each element's bounds reach. */
function reachOf(geometry: GeometryColumn, grid: GridPlace): Float64Array {
  const count = geometry.partStart.length - 1;
  const reach = new Float64Array(count * 4);
  const { coords } = geometry;
  for (let element = 0; element < count; element++) {
    const end = firstVertex(geometry, element + 1);
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let v = firstVertex(geometry, element); v < end; v++) {
      const x = gridColumnOf(grid, coords[v * 2]!);
      const y = gridRowOf(grid, coords[v * 2 + 1]!);
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    reach[element * 4] = Math.floor(left);
    reach[element * 4 + 1] = Math.floor(top);
    reach[element * 4 + 2] = Math.floor(right);
    reach[element * 4 + 3] = Math.floor(bottom);
  }
  return reach;
}

/** The first vertex of an element; of the one after the last, how many there are. */
export function firstVertex(geometry: GeometryColumn, element: number): number {
  const part = geometry.partStart[element]!;
  if (geometry.kind === "point") return part;
  return geometry.vertexStart[geometry.kind === "line" ? part : geometry.ringStart[part]!]!;
}
