import type { ExposureColumn } from "../columns/columns.ts";
import { type BlockLayout, blockLayout } from "./blockLayout.ts";
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
  /** From the smallest blocks on, each {@link blocksInNext} times as large as the one before. */
  readonly levels: readonly BlockLevel[];
}

export interface BlockLevel {
  /** Elements in a block. */
  readonly size: number;
  /** As the layout says, block after block. */
  readonly sums: Float64Array;
}

/** The next level's blocks hold so many of a level's. */
export const blocksInNext = 8;
const leastSize = 128;
const mostBlocks = 65_536;

/**
 * @param of elements in the layer.
 * @throws DomainError `exposure/unknown-class` when a row holds a class that has no meaning.
 */
export function blockSums(exposure: ExposureColumn, measures: Measures, of: number): BlockSums {
  const layout = blockLayout(exposure);
  let size = leastSize;
  while (of / size > mostBlocks) size *= 2;
  const blocks = Math.ceil(of / size);
  const rowStart = new Uint32Array(new SharedArrayBuffer((blocks + 1) * 4));
  const smallest = startLevel(size, blocks, layout);
  for (let block = 0, row = 0; block < blocks; block++) {
    const end = Math.min(of, (block + 1) * size);
    const endRow = rowFrom(exposure.element, row, end);
    const sums = rowOfBlock(smallest, block, layout);
    addElements(sums, measures, block * size, end);
    addRows(sums, layout, exposure, measures, row, endRow);
    rowStart[block + 1] = endRow;
    row = endRow;
  }
  const levels = [smallest];
  for (let below = smallest; below.sums.length > layout.width * blocksInNext; below = levels.at(-1)!)
    levels.push(levelAbove(below, layout));
  return { layout, rowStart, levels };
}

/** What block sums take in memory. */
export const blockSumsBytes = ({ layout, rowStart, levels }: BlockSums): number =>
  levels.reduce(
    (bytes, { sums }) => bytes + sums.byteLength,
    rowStart.byteLength + layout.slots.byteLength + layout.placeOfCode.byteLength,
  );

function levelAbove(below: BlockLevel, layout: BlockLayout): BlockLevel {
  const blocksBelow = below.sums.length / layout.width;
  const level = startLevel(below.size * blocksInNext, Math.ceil(blocksBelow / blocksInNext), layout);
  for (let block = 0; block < blocksBelow; block++)
    addSums(rowOfBlock(level, Math.floor(block / blocksInNext), layout), below.sums, block, layout);
  return level;
}

function startLevel(size: number, blocks: number, layout: BlockLayout): BlockLevel {
  const level = { size, sums: new Float64Array(new SharedArrayBuffer(blocks * layout.width * 8)) };
  for (let block = 0; block < blocks; block++) startSums(rowOfBlock(level, block, layout), layout);
  return level;
}

const rowOfBlock = ({ sums }: BlockLevel, block: number, { width }: BlockLayout): Float64Array =>
  sums.subarray(block * width, (block + 1) * width);
