import type { Selection } from "../columns/selection.ts";
import { type BlockLevel, blockLevels, blockSize, forEachBlock, levelsBytes } from "../totals/blockLevels.ts";
import { type CostColumns, emptyColumns, forEachRun, rowFrom } from "../totals/tally.ts";
import type { Estimate } from "./damage.ts";
import {
  addCode,
  countsOfCodes,
  isInSum,
  type KnownDamage,
  type KnownDamageTally,
  readCounts,
  untouched,
} from "./knownDamage.ts";

type Bounds = Required<CostColumns>;

/**
 * What something costs a whole layer, worked out once, for questions about any of its elements: an event, a year, or what
 * several hazards do together. Sparse: an element without a row loses nothing, and that is known.
 */
export interface LossSums {
  /** Element indexes, ascending. */
  readonly element: Uint32Array;
  /** As `KnownDamageTally.codeOf` has it. */
  readonly code: Uint8Array;
  /** By row, in the currency of the costs; NaN for one that is in no sum. Bounds that never differ are one column. */
  readonly damage: Bounds;
  /** Elements in the layer. */
  readonly of: number;
  /** The first row of each of the smallest blocks, and one past the last. */
  readonly rowStart: Uint32Array;
  /** Three sums, and what `addCode` counts, block after block. */
  readonly levels: readonly BlockLevel[];
}

/** A sum of damage over some elements, and how much of it is known. */
export interface KnownSum extends KnownDamage {
  /** Null where it is of nothing that is known. */
  readonly sum: Estimate | null;
}

const leastSize = 128;
const width = 3 + countsOfCodes;
const columnNames = ["min", "value", "max"] as const;

/**
 * @param damages by element of the layer: 0 where it loses nothing; what is not known (NaN) counts nothing in a sum.
 * @param tally of every scenario that the damages are of, and of every element.
 * @param isIn as `KnownDamageTally.count` has it.
 */
export function lossSums(
  damages: Bounds,
  tally: KnownDamageTally,
  isIn?: (element: number) => boolean,
): LossSums {
  const of = damages.value.length;
  const codes = new Uint8Array(of);
  let rows = 0;
  for (let each = 0; each < of; each++) {
    codes[each] = tally.codeOf(each, isIn);
    if (isRow(each)) rows++;
  }
  const element = new Uint32Array(rows);
  const code = new Uint8Array(rows);
  for (let each = 0, row = 0; row < rows; each++) {
    if (!isRow(each)) continue;
    element[row] = each;
    code[row++] = codes[each]!;
  }
  const damage = boundsOf(element, code, damages);
  const size = blockSize(of, leastSize);
  const rowStart = new Uint32Array(Math.ceil(of / size) + 1);
  const row = {
    width,
    add: (to: Float64Array, from: Float64Array, block: number) => addBlock(to, from, block),
  };
  const levels = blockLevels(of, size, row, (sums, start, end) => {
    const first = rowStart[start / size]!;
    const endRow = rowFrom(element, first, end);
    addRows(sums, { code, damage }, first, endRow);
    rowStart[start / size + 1] = endRow;
  });
  return { element, code, damage, of, rowStart, levels };

  function isRow(each: number): boolean {
    return codes[each] !== untouched || damages.value[each] !== 0 || damages.max[each] !== 0;
  }
}

/** Where there is nothing to sum. */
export const nothingSummed: KnownSum = { ...readCounts(new Float64Array(countsOfCodes), 0, 0), sum: null };

/** What the selected elements lose together, and how much of that is known. */
export function sumLosses(selection: Selection, losses: LossSums): KnownSum {
  const { element, rowStart, levels } = losses;
  const { size } = levels[0]!;
  const sums = new Float64Array(width);
  forEachBlock(
    selection,
    levels,
    (level, block) => addBlock(sums, level.sums, block),
    (start, end) => {
      const first = rowFrom(element, rowStart[Math.floor(start / size)]!, start);
      addRows(sums, losses, first, rowFrom(element, first, end));
    },
  );
  const known = readCounts(sums, columnNames.length, selection.count);
  return { ...known, sum: known.isKnown ? { min: sums[0]!, value: sums[1]!, max: sums[2]! } : null };
}

/** Calls `visit` with each selected element that has a row, ascending, and what it loses. */
export function forEachLoss(
  selection: Selection,
  { element, damage: { value } }: LossSums,
  visit: (element: number, value: number) => void,
): void {
  forEachRun(selection, element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) visit(element[row]!, value[row]!);
  });
}

/** By element of the layer; NaN for one that is in no sum. */
export function lossColumns(losses: LossSums): Bounds {
  const columns = emptyColumns(losses.of);
  for (const name of columnNames) {
    const [to, from] = [columns[name], losses.damage[name]];
    for (let row = 0; row < from.length; row++) to[losses.element[row]!] = from[row]!;
  }
  return columns;
}

/** Adds them to what each element of the layer loses, so many times; what is in no sum adds nothing. */
export function addLosses(to: Bounds, { element, damage }: LossSums, times: number): void {
  for (const name of columnNames) {
    const [sums, rows] = [to[name], damage[name]];
    for (let row = 0; row < rows.length; row++) sums[element[row]!]! += times * (rows[row]! || 0);
  }
}

/** What they take in memory. */
export const lossSumsBytes = ({ element, code, damage, rowStart, levels }: LossSums): number =>
  element.byteLength +
  code.byteLength +
  new Set(columnNames.map((name) => damage[name])).size * damage.value.byteLength +
  rowStart.byteLength +
  levelsBytes(levels);

function boundsOf(element: Uint32Array, code: Uint8Array, damages: Bounds): Bounds {
  const rowsOf = (column: Float64Array) => {
    const rows = new Float64Array(element.length);
    for (let row = 0; row < rows.length; row++)
      rows[row] = isInSum(code[row]!) ? column[element[row]!]! || 0 : Number.NaN;
    return rows;
  };
  const value = rowsOf(damages.value);
  const bound = (column: Float64Array) => {
    const rows = rowsOf(column);
    return rows.every((each, row) => Object.is(each, value[row])) ? value : rows;
  };
  return { min: bound(damages.min), value, max: bound(damages.max) };
}

function addBlock(to: Float64Array, from: Float64Array, block: number): void {
  for (let i = 0; i < width; i++) to[i]! += from[block * width + i]!;
}

function addRows(
  sums: Float64Array,
  { code, damage: { min, value, max } }: Pick<LossSums, "code" | "damage">,
  firstRow: number,
  endRow: number,
): void {
  for (let row = firstRow; row < endRow; row++) {
    addCode(sums, columnNames.length, code[row]!);
    if (Number.isNaN(value[row]!)) continue;
    sums[0]! += min[row]!;
    sums[1]! += value[row]!;
    sums[2]! += max[row]!;
  }
}
