import type { CellValues, CellWindow } from "@stopbank/geo-read/cell-window";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { CellList } from "./cells.ts";
import { coveredFrom } from "./coveredFrom.ts";
import { type CellRule, cellsOf } from "./elementCells.ts";
import type { GridPlace } from "./gridPlace.ts";
import type { Ground } from "./ground.ts";

/** What is read of a grid under the elements of one layer. */
export interface SampleTask {
  /** In the grid's coordinate reference system, in memory that threads share. */
  readonly geometry: GeometryColumn;
  readonly cells: CellRule;
  /** Cells count as 1 from this value on and as 0 below it, in place of their value. */
  readonly above?: number;
  /** See `cellsOf`. */
  readonly ground?: Ground;
}

/** What some elements have in one chunk of a grid; columns in the order of `element`. */
export interface ChunkSums {
  readonly element: Uint32Array;
  readonly weight: Float64Array;
  /** Of all cells, those without data too. */
  readonly whole: Float64Array;
  readonly weighted: Float64Array;
  readonly cells: Float64Array;
  readonly least: Float64Array;
  readonly greatest: Float64Array;
  readonly isWithin: Uint8Array;
}

export const startSums = (element: Uint32Array): ChunkSums => ({
  element,
  weight: new Float64Array(element.length),
  whole: new Float64Array(element.length),
  weighted: new Float64Array(element.length),
  cells: new Float64Array(element.length),
  least: new Float64Array(element.length).fill(Infinity),
  greatest: new Float64Array(element.length).fill(-Infinity),
  isWithin: new Uint8Array(element.length),
});

const under = new CellList();

/** Which cells of the window were met by the element in hand: its number stands in them. */
let met = new Uint32Array(0);
let meeting = 0;

/** Reads a window of a grid under elements: sums over the cells that lie in the window. */
export function sampleChunk(
  { geometry, cells: rule, above, ground }: SampleTask,
  grid: GridPlace,
  window: CellWindow,
  values: CellValues,
  elements: Uint32Array,
): ChunkSums {
  const sums = startSums(elements);
  const isEven = rule === "touched";
  const least = above === undefined ? undefined : coveredFrom(above, values);
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    cellsOf(geometry, element, grid, window, rule, under, ground);
    if (under.count === 0) continue;
    sums.isWithin[i] = 1;
    const isMet = mayRepeat(geometry, element) ? startMeeting(window) : undefined;
    let [weight, whole, weighted, count, lowest, greatest] = [0, 0, 0, 0, Infinity, -Infinity];
    for (let c = 0; c < under.count; c++) {
      const at = (under.row[c]! - window.firstRow) * window.columns + under.column[c]! - window.firstColumn;
      const isAgain = isMet !== undefined && isMet[at] === meeting;
      if (isMet !== undefined) isMet[at] = meeting;
      if (isAgain && rule !== "coverage") continue;
      const share = isEven ? 1 : under.weight[c]!;
      whole += share;
      let value = values[at]!;
      if (Number.isNaN(value)) continue;
      if (least !== undefined) value = value >= least ? 1 : 0;
      if (!isAgain) count++;
      weight += share;
      weighted += share * value;
      if (value < lowest) lowest = value;
      if (value > greatest) greatest = value;
    }
    sums.weight[i] = weight;
    sums.whole[i] = whole;
    sums.weighted[i] = weighted;
    sums.cells[i] = count;
    sums.least[i] = lowest;
    sums.greatest[i] = greatest;
  }
  return sums;
}

/** Whether a cell may be listed twice: polygons of one part list each cell once, and a point has one. */
const mayRepeat = ({ kind, partStart }: GeometryColumn, element: number) =>
  kind === "line" || partStart[element + 1]! - partStart[element]! > 1;

function startMeeting({ columns, rows }: CellWindow): Uint32Array {
  if (met.length < columns * rows) met = new Uint32Array(columns * rows);
  meeting = (meeting + 1) >>> 0;
  if (meeting === 0) {
    met.fill(0);
    meeting = 1;
  }
  return met;
}
