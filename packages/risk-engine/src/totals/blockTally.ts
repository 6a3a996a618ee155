import type { ExposureColumn } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { type BlockLayout, sumsEach } from "./blockLayout.ts";
import { forEachBlock } from "./blockLevels.ts";
import { addElements, addRows, addSums, startSums } from "./blockRun.ts";
import type { BlockSums } from "./blockSums.ts";
import { type BucketCells, type BucketFrame, countHistogram, frameOf, startCells } from "./histogram.ts";
import { endTally, type Measures, rowFrom, startTally, type Tally, slots as tallySlots } from "./tally.ts";

/** What a selection adds up to: few numbers, so that it passes between threads at next to no cost. */
export interface BlockTally {
  /** As the layout of the block sums says. */
  readonly sums: Float64Array;
  /** Where the selection's own values call for another width than the whole scenario's. */
  readonly histogram?: { readonly frame: BucketFrame; readonly cells: BucketCells };
}

/** Adds up a selection: whole blocks by their sums, the largest first, what is left element by element. */
export function tallyBlocks(
  selection: Selection,
  exposure: ExposureColumn,
  measures: Measures,
  blocks: BlockSums,
): BlockTally {
  const { layout, levels } = blocks;
  const sums = new Float64Array(layout.width);
  startSums(sums, layout);
  const { size } = levels[0]!;
  forEachBlock(
    selection,
    levels,
    (level, block) => addSums(sums, level.sums, block, layout),
    (start, end) => {
      addElements(sums, measures, start, end);
      const first = rowFrom(exposure.element, blocks.rowStart[Math.floor(start / size)]!, start);
      addRows(sums, layout, exposure, measures, first, rowFrom(exposure.element, first, end));
    },
  );
  if (layout.frame === undefined) return { sums };
  const span = { lowest: sums[layout.lowestAt]!, highest: sums[layout.lowestAt + 1]! };
  const frame = frameOf(span);
  // Where nothing has a value, any width will do.
  if (span.lowest > span.highest || frame.bucketSize === layout.frame.bucketSize) return { sums };
  return { sums, histogram: { frame, cells: countHistogram(selection, exposure, measures, frame) } };
}

/** The tallies of a selection's exposure rows and of its elements. */
export function readTallies(
  { sums }: BlockTally,
  { slots, valuedAt, lowestAt }: BlockLayout,
  measures: Measures,
): { readonly rows: Tally; readonly elements: Tally } {
  const rows = startTally(tallySlots);
  for (const [place, slot] of slots.entries()) readSums(rows, slot, sums, sumsEach * (1 + place));
  rows.lowest = sums[lowestAt]!;
  rows.highest = sums[lowestAt + 1]!;
  rows.valued = sums[valuedAt]!;
  rows.valueSum = sums[valuedAt + 1]!;
  const elements = startTally(1);
  readSums(elements, 0, sums, 0);
  return { rows: endTally(rows, measures), elements: endTally(elements, measures) };
}

function readSums(tally: Tally, cell: number, sums: Float64Array, at: number): void {
  tally.count[cell] = sums[at]!;
  tally.metric[cell] = sums[at + 1]!;
  tally.costMin[cell] = sums[at + 2]!;
  tally.cost[cell] = sums[at + 3]!;
  tally.costMax[cell] = sums[at + 4]!;
  tally.costMissing[cell] = sums[at + 5]!;
}

/** The histogram's cells of a selection, in the frame of its own values. */
export function readCells(
  { sums }: BlockTally,
  { slots, frame: all, cellsAt, lowestAt }: BlockLayout,
  classes: number,
): { readonly frame: BucketFrame; readonly cells: BucketCells } {
  if (all === undefined) throw new Error("These sums hold no histogram.");
  const frame = frameOf({ lowest: sums[lowestAt]!, highest: sums[lowestAt + 1]! }, all.bucketSize);
  const cells = startCells(frame);
  for (let bucket = 0; bucket <= frame.valued; bucket++) {
    const from = bucket === frame.valued ? all.valued : bucket + frame.first - all.first;
    for (const [place, slot] of slots.entries()) {
      if (slot >= classes) continue;
      const at = cellsAt + (from * slots.length + place) * 2;
      cells.count[bucket * classes + slot] = sums[at]!;
      cells.metric[bucket * classes + slot] = sums[at + 1]!;
    }
  }
  return { frame, cells };
}
