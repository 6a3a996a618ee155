import type { Selection } from "../columns/selection.ts";

/** Sums of blocks of neighbouring elements, made once, in memory that threads share. */
export interface BlockLevel {
  /** Elements in a block; the last may be short. */
  readonly size: number;
  /** A row of numbers for each block. */
  readonly sums: Float64Array;
}

/** What a row of sums is made of. */
export interface SumRow {
  /** Numbers in it. */
  readonly width: number;
  /** Where nothing is other than zeros. */
  start?(sums: Float64Array): void;
  /** Adds the row of a block. */
  add(to: Float64Array, from: Float64Array, block: number): void;
}

/** The next level's blocks hold so many of a level's. */
const blocksInNext = 8;
const mostBlocks = 65_536;

/** Elements in the smallest blocks of a layer of `of`. */
export function blockSize(of: number, least: number): number {
  let size = least;
  while (of / size > mostBlocks) size *= 2;
  return size;
}

/**
 * Levels of blocks, from the smallest on, each of blocks eight times as large as the one before.
 *
 * @param fill adds elements from `start` to before `end` to a row; called block after block, ascending.
 */
export function blockLevels(
  of: number,
  size: number,
  row: SumRow,
  fill: (sums: Float64Array, start: number, end: number) => void,
): BlockLevel[] {
  const blocks = Math.ceil(of / size);
  const smallest = startLevel(size, blocks, row);
  for (let block = 0; block < blocks; block++)
    fill(rowOfBlock(smallest, block, row), block * size, Math.min(of, (block + 1) * size));
  const levels = [smallest];
  for (let below = smallest; below.sums.length > row.width * blocksInNext; below = levels.at(-1)!)
    levels.push(levelAbove(below, row));
  return levels;
}

/** Takes a selection apart: whole blocks, the largest that hold none but selected elements, and runs of what is left. */
export function forEachBlock(
  { ranges, of }: Selection,
  levels: readonly BlockLevel[],
  onBlock: (level: BlockLevel, block: number) => void,
  onRest: (start: number, end: number) => void,
): void {
  const { size } = levels[0]!;
  const blocks = Math.ceil(of / size);
  const rest = (start: number, end: number) => {
    if (start < end) onRest(start, end);
  };
  for (let run = 0; run < ranges.length; run += 2) {
    const start = ranges[run]!;
    const end = ranges[run + 1]!;
    const firstBlock = Math.ceil(start / size);
    // The last block of the layer may be short, and is whole when it ends with the layer.
    const endBlock = end === of ? blocks : Math.floor(end / size);
    if (firstBlock >= endBlock) {
      rest(start, end);
      continue;
    }
    rest(start, firstBlock * size);
    for (let block = firstBlock; block < endBlock; ) {
      let level = 0;
      let span = 1;
      for (let next = blocksInNext; level + 1 < levels.length; next *= blocksInNext) {
        // The last block of a level may be short.
        if (block % next !== 0 || Math.min(block + next, blocks) > endBlock) break;
        level++;
        span = next;
      }
      onBlock(levels[level]!, block / span);
      block += span;
    }
    rest(endBlock * size, end);
  }
}

export const levelsBytes = (levels: readonly BlockLevel[]): number =>
  levels.reduce((bytes, { sums }) => bytes + sums.byteLength, 0);

function levelAbove(below: BlockLevel, row: SumRow): BlockLevel {
  const blocksBelow = below.sums.length / row.width;
  const level = startLevel(below.size * blocksInNext, Math.ceil(blocksBelow / blocksInNext), row);
  for (let block = 0; block < blocksBelow; block++)
    row.add(rowOfBlock(level, Math.floor(block / blocksInNext), row), below.sums, block);
  return level;
}

function startLevel(size: number, blocks: number, row: SumRow): BlockLevel {
  const level = { size, sums: new Float64Array(new SharedArrayBuffer(blocks * row.width * 8)) };
  if (row.start !== undefined)
    for (let block = 0; block < blocks; block++) row.start(rowOfBlock(level, block, row));
  return level;
}

const rowOfBlock = ({ sums }: BlockLevel, block: number, { width }: SumRow): Float64Array =>
  sums.subarray(block * width, (block + 1) * width);
