import type { ExposureColumn } from "../columns/columns.ts";
import { addRun, endRuns, type Selection, startRuns } from "../columns/selection.ts";
import { type BlockLayout, blockLayout } from "./blockLayout.ts";
import { type BlockLevel, blockLevels, blockSize, forEachBlock, levelsBytes } from "./blockLevels.ts";
import { addElements, addRows, addSums, startSums } from "./blockRun.ts";
import { type Measures, rowFrom } from "./tally.ts";

/**
 * What a scenario adds up to in each block of neighbouring elements, worked out once: a large area is then mostly
 * whole blocks, and only the elements of those it cuts are looked at one by one. In memory that threads share.
 */
export interface BlockSums {
  readonly layout: BlockLayout;
  /** The first exposure row of each of the smallest blocks, and one past the last. */
  readonly rowStart: Uint32Array;
  /** From the smallest blocks on; each level's blocks hold eight of the one before. */
  readonly levels: readonly BlockLevel[];
}

/** How fine the sums are, and what they hold. */
export interface BlockSumsKind {
  /** Elements in the smallest blocks, unless the layer is so large that they hold more. */
  readonly leastSize: number;
  /** Whether they hold a histogram: most of their room. */
  readonly withHistogram: boolean;
}

/** For one scenario that is looked at. */
const fine: BlockSumsKind = { leastSize: 128, withHistogram: true };
/** For scenarios by the hundred, of which only totals are read: a fraction of the room. */
export const coarseSums: BlockSumsKind = { leastSize: 512, withHistogram: false };

/**
 * @param of elements in the layer.
 * @throws DomainError `exposure/unknown-class` when a row holds a class that has no meaning.
 */
export function blockSums(
  exposure: ExposureColumn,
  measures: Measures,
  of: number,
  { leastSize, withHistogram }: BlockSumsKind = fine,
): BlockSums {
  const layout = blockLayout(exposure, withHistogram);
  const size = blockSize(of, leastSize);
  const rowStart = new Uint32Array(new SharedArrayBuffer((Math.ceil(of / size) + 1) * 4));
  const row = {
    width: layout.width,
    start: (sums: Float64Array) => startSums(sums, layout),
    add: (to: Float64Array, from: Float64Array, block: number) => addSums(to, from, block, layout),
  };
  const levels = blockLevels(of, size, row, (sums, start, end) => {
    const firstRow = rowStart[start / size]!;
    const endRow = rowFrom(exposure.element, firstRow, end);
    addElements(sums, measures, start, end);
    addRows(sums, layout, exposure, measures, firstRow, endRow);
    rowStart[start / size + 1] = endRow;
  });
  return { layout, rowStart, levels };
}

/** The same sums for whoever reads totals alone: no histogram is counted again for a selection. */
export function withoutHistogram(sums: BlockSums): BlockSums {
  const { frame: _, ...layout } = sums.layout;
  return { ...sums, layout };
}

/** Those of the selected elements that lie in no whole block: the ones whose own measures are read. */
export function restOf(selection: Selection, { levels }: BlockSums): Selection {
  const runs = startRuns(selection.of);
  forEachBlock(
    selection,
    levels,
    () => undefined,
    (start, end) => addRun(runs, start, end),
  );
  return endRuns(runs);
}

/** What block sums take in memory. */
export const blockSumsBytes = ({ layout, rowStart, levels }: BlockSums): number =>
  levelsBytes(levels) + rowStart.byteLength + layout.slots.byteLength + layout.placeOfCode.byteLength;
