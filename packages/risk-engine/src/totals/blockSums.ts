import type { ExposureColumn } from "../columns/columns.ts";
import { addRun, endRuns, type Selection, startRuns, wholeLayer } from "../columns/selection.ts";
import { damageClasses } from "./classes.ts";
import { type BucketCells, type BucketFrame, countRows, frameOf, startCells } from "./histogram.ts";
import { type Measures, notAssessedSlot, slots, type Tally, tallyElements, tallyRows } from "./tally.ts";

/**
 * What a scenario adds up to in each block of neighbouring elements, worked out once: a large area is then mostly
 * whole blocks, and only the elements of those it cuts are looked at one by one.
 */
export interface BlockSums {
  /** Elements in a block, a power of two. */
  readonly size: number;
  /** With blocks as groups. */
  readonly rows: Tally;
  readonly elements: Tally;
  /** Finite values of the exposed rows, by block; Infinity and -Infinity where there are none. */
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly valued: Float64Array;
  readonly valueSum: Float64Array;
  /** Buckets of the width that fits the whole scenario, by block. */
  readonly frame: BucketFrame;
  readonly cells: readonly BucketCells[];
}

const leastSize = 512;
const mostBlocks = 65_536;

/**
 * @param of elements in the layer.
 * @throws DomainError `exposure/unknown-class` when a row holds a class that has no meaning.
 */
export function blockSums(exposure: ExposureColumn, measures: Measures, of: number): BlockSums {
  let size = leastSize;
  while (of / size > mostBlocks) size *= 2;
  const blocks = Math.ceil(of / size);
  const blockOf = Uint16Array.from({ length: of }, (_, element) => Math.floor(element / size));
  const whole = wholeLayer(of);
  const rows = tallyRows(whole, exposure, measures, blockOf, blocks);
  const frame = frameOf(rows);
  const sums = {
    size,
    rows,
    elements: tallyElements(whole, measures, blockOf, blocks),
    lowest: new Float64Array(blocks).fill(Infinity),
    highest: new Float64Array(blocks).fill(-Infinity),
    valued: new Float64Array(blocks),
    valueSum: new Float64Array(blocks),
    frame,
    cells: Array.from({ length: blocks }, () => startCells(frame)),
  };
  const { element: elements, value: values, damageClass } = exposure;
  for (let row = 0; row < elements.length; row++) {
    const block = blockOf[elements[row]!]!;
    const value = values[row]!;
    countRows(sums.cells[block]!, frame, exposure, measures, row, row + 1);
    // value - value is 0 for finite numbers only.
    if (damageClass[row]! >= notAssessedSlot || value - value !== 0) continue;
    if (value < sums.lowest[block]!) sums.lowest[block] = value;
    if (value > sums.highest[block]!) sums.highest[block] = value;
    sums.valued[block]!++;
    sums.valueSum[block]! += value;
  }
  return sums;
}

/** What block sums take in memory. */
export const blockSumsBytes = ({ lowest, frame }: BlockSums): number =>
  lowest.length * 8 * (4 + 6 * (slots + 1) + 2 * (frame.valued + 1) * damageClasses.length);

export interface BlockSplit {
  /** Blocks that are selected whole. */
  readonly blocks: readonly number[];
  /** The other selected elements. */
  readonly rest: Selection;
}

/** Takes the whole blocks out of a selection. */
export function splitBlocks({ ranges, of }: Selection, { size }: BlockSums): BlockSplit {
  const blocks: number[] = [];
  const rest = startRuns(of);
  for (let run = 0; run < ranges.length; run += 2) {
    const start = ranges[run]!;
    const end = ranges[run + 1]!;
    const first = Math.ceil(start / size);
    // The last block of the layer may be short, and is whole when it ends with the layer.
    const last = end === of ? Math.ceil(end / size) : Math.floor(end / size);
    if (first >= last) {
      addRun(rest, start, end);
      continue;
    }
    for (let block = first; block < last; block++) blocks.push(block);
    if (start < first * size) addRun(rest, start, first * size);
    if (last * size < end) addRun(rest, last * size, end);
  }
  return { blocks, rest: endRuns(rest) };
}

const sumNames = ["count", "metric", "costMin", "cost", "costMax", "costMissing"] as const;

/** Adds blocks to the tallies of the rest. */
export function addBlocks(rows: Tally, elements: Tally, sums: BlockSums, blocks: readonly number[]): void {
  for (const name of sumNames) {
    addGroups(rows[name], sums.rows[name], blocks);
    addGroups(elements[name], sums.elements[name], blocks);
  }
  for (const block of blocks) {
    rows.lowest = Math.min(rows.lowest, sums.lowest[block]!);
    rows.highest = Math.max(rows.highest, sums.highest[block]!);
    rows.valued += sums.valued[block]!;
    rows.valueSum += sums.valueSum[block]!;
  }
}

/** `to` holds one group, `from` as many as there are blocks. */
function addGroups(to: Float64Array, from: Float64Array, blocks: readonly number[]): void {
  for (const block of blocks)
    for (let cell = 0; cell < to.length; cell++) to[cell]! += from[block * to.length + cell]!;
}
