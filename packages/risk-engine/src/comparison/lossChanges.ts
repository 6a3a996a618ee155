import type { Selection } from "../columns/selection.ts";
import type { Estimate } from "../damage/damage.ts";
import { addCode, countsOfCodes, isWhollyKnown, readCounts } from "../damage/knownDamage.ts";
import type { KnownSum, LossSums } from "../damage/lossSums.ts";
import { rowFrom } from "../totals/tally.ts";
import { regionsAsGroups } from "./tallyPairs.ts";

/** What elements lose on one side, sparse: one without a row loses nothing, and that is known. */
export type LossRows = Pick<LossSums, "element" | "code" | "damage">;

/** What some elements lose on either side. */
export interface LossChange {
  readonly selected: number;
  readonly before: KnownSum;
  readonly after: KnownSum;
  /**
   * Of the elements whose damage is wholly known on both sides: like with like. Its bounds are each side's own: the
   * difference of the lower ones is what differs if the least curves and costs hold on both.
   */
  readonly comparable: { readonly count: number; readonly before: Estimate; readonly after: Estimate };
}

/** Put together part by part, for whoever has to pause between them. */
export interface LossChangeTally {
  add(selection: Selection): void;
  read(): {
    readonly whole: LossChange;
    /** By region code; empty without regions. */
    readonly regions: readonly LossChange[];
    /** Of what lies in no region. */
    readonly outside: LossChange;
  };
}

const bounds = ["min", "value", "max"] as const;
/** Codes have seven bits. */
const codes = 1 << 7;

/**
 * What differs in damage between two sides, element by element, in the currency of the costs.
 *
 * @param regions region code of each element of the layer, `noRegion` for none, all below the count; without them there are
 *   none.
 */
export function tallyLossChanges(
  sides: { readonly before: LossRows; readonly after: LossRows },
  regions?: { readonly codeOf: Uint16Array; readonly count: number },
): LossChangeTally {
  const { groupOf, groups } =
    regions === undefined
      ? { groupOf: undefined, groups: 1 }
      : regionsAsGroups(regions.codeOf, regions.count);
  const selected = new Float64Array(groups);
  const notComparable = new Float64Array(groups);
  const before = sideTally(sides.before, groups);
  const after = sideTally(sides.after, groups);
  const { element: beforeElements, code: beforeCodes } = sides.before;
  const { element: afterElements, code: afterCodes } = sides.after;

  /** The elements from `start` that have a row on either side; those between them lose nothing on both. */
  function addRun(start: number, end: number): void {
    let beforeRow = rowFrom(beforeElements, 0, start);
    let afterRow = rowFrom(afterElements, 0, start);
    for (;;) {
      const element = Math.min(beforeElements[beforeRow] ?? Infinity, afterElements[afterRow] ?? Infinity);
      if (element >= end) return;
      const hasBefore = beforeElements[beforeRow] === element;
      const hasAfter = afterElements[afterRow] === element;
      const group = groupOf?.[element] ?? 0;
      const isComparable =
        (!hasBefore || isWhollyKnown(beforeCodes[beforeRow]!)) &&
        (!hasAfter || isWhollyKnown(afterCodes[afterRow]!));
      if (!isComparable) notComparable[group]!++;
      if (hasBefore) before.add(group, beforeRow++, isComparable);
      if (hasAfter) after.add(group, afterRow++, isComparable);
    }
  }

  const changeIn = (from: number, to: number): LossChange => {
    const count = sumBetween(selected, from, to);
    return {
      selected: count,
      before: before.known(from, to, count),
      after: after.known(from, to, count),
      comparable: {
        count: count - sumBetween(notComparable, from, to),
        before: before.comparable(from, to),
        after: after.comparable(from, to),
      },
    };
  };

  return {
    add({ ranges }) {
      for (let run = 0; run < ranges.length; run += 2) {
        const [start, end] = [ranges[run]!, ranges[run + 1]!];
        if (groupOf === undefined) selected[0]! += end - start;
        else for (let element = start; element < end; element++) selected[groupOf[element]!]!++;
        addRun(start, end);
      }
    },
    read: () => ({
      whole: changeIn(0, groups),
      regions: Array.from({ length: groups - 1 }, (_, region) => changeIn(region, region + 1)),
      outside: changeIn(groups - 1, groups),
    }),
  };
}

/** One side's sums by group. */
function sideTally({ code, damage }: LossRows, groups: number) {
  const withCode = new Float64Array(groups * codes);
  const all = new Float64Array(groups * bounds.length);
  const comparable = new Float64Array(groups * bounds.length);
  const estimate = (sums: Float64Array, from: number, to: number): Estimate => {
    const [min, value, max] = columnSums(sums, bounds.length, from, to);
    return { min: min!, value: value!, max: max! };
  };
  return {
    add(group: number, row: number, isComparable: boolean): void {
      withCode[group * codes + code[row]!]!++;
      // What is in no sum.
      if (Number.isNaN(damage.value[row]!)) return;
      for (let bound = 0; bound < bounds.length; bound++) {
        const amount = damage[bounds[bound]!][row]!;
        all[group * bounds.length + bound]! += amount;
        if (isComparable) comparable[group * bounds.length + bound]! += amount;
      }
    },
    known(from: number, to: number, selected: number): KnownSum {
      const counts = new Float64Array(countsOfCodes);
      for (const [each, count] of columnSums(withCode, codes, from, to).entries())
        addCode(counts, 0, each, count);
      const known = readCounts(counts, 0, selected);
      return { ...known, sum: known.isKnown ? estimate(all, from, to) : null };
    },
    comparable: (from: number, to: number) => estimate(comparable, from, to),
  };
}

const sumBetween = (sums: Float64Array, from: number, to: number): number =>
  columnSums(sums, 1, from, to)[0]!;

/** Rows of so many numbers, added up from one row until another. */
function columnSums(rows: Float64Array, width: number, from: number, to: number): Float64Array {
  const sums = new Float64Array(width);
  for (let row = from; row < to; row++)
    for (let column = 0; column < width; column++) sums[column]! += rows[row * width + column]!;
  return sums;
}
