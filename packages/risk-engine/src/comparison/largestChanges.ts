import { firstInOrder } from "../columns/firstInOrder.ts";
import type { Selection } from "../columns/selection.ts";
import type { Measures } from "../totals/tally.ts";
import { type ElementState, elementStates, type Sides, stateCount, stateRanks } from "./states.ts";

export interface ChangedElement {
  readonly element: number;
  readonly before: ElementState;
  readonly after: ElementState;
}

export interface ChangedPage {
  readonly wanted: "worse" | "better";
  /** Of all of them, so many are passed over. */
  readonly from: number;
  /** So many are given. */
  readonly most: number;
}

/** Found part by part, for whoever has to pause between them. */
export interface LargestChangesTally {
  add(selection: Selection): void;
  /** A page of them, and how many there are. */
  read(): { readonly total: number; readonly elements: readonly ChangedElement[] };
}

/** Sizes of changes: how many steps there are between the least and the worst state, and none. */
const steps = Math.max(...stateRanks) + 1;

/**
 * The selected elements that became worse, or better, by how far: those that move over the most classes first, among equals
 * those whose worse state is the worst, then the greatest replacement cost, then the greatest metric, then the layer's order.
 */
export function tallyLargestChanges(
  { before, after }: Sides,
  { metric, replacementCost }: Measures,
  { wanted, from, most }: ChangedPage,
): LargestChangesTally {
  const sizes = sizeOfPair(wanted === "worse" ? 1 : -1);
  const sizeOf = (element: number) => sizes[before[element]! * stateCount + after[element]!]!;
  const costs = replacementCost?.value;
  const greater = (x: number, y: number) => (x === y ? 0 : x > y ? -1 : 1);
  const costOf = (element: number) => {
    const cost = costs?.[element] ?? Number.NaN;
    return Number.isNaN(cost) ? -Infinity : cost;
  };
  const first = firstInOrder<number>(
    from + most,
    (a, b) =>
      greater(sizeOf(a), sizeOf(b)) ||
      greater(costOf(a), costOf(b)) ||
      greater(metric?.[a] ?? 1, metric?.[b] ?? 1) ||
      a - b,
  );
  let total = 0;
  const stateOf = (code: number) => elementStates[code]!;
  return {
    add({ ranges }) {
      for (let run = 0; run < ranges.length; run += 2)
        for (let element = ranges[run]!; element < ranges[run + 1]!; element++) {
          if (sizeOf(element) === 0) continue;
          total++;
          first.offer(element);
        }
    },
    read: () => ({
      total,
      elements: first
        .read()
        .slice(from)
        .map((element) => ({
          element,
          before: stateOf(before[element]!),
          after: stateOf(after[element]!),
        })),
    }),
  };
}

/** Larger numbers for larger changes; 0 for a pair that is none, or the other way. */
const sizeOfPair = (sign: 1 | -1) =>
  Uint8Array.from({ length: stateCount * stateCount }, (_, pair) => {
    const start = stateRanks[Math.floor(pair / stateCount)]!;
    const end = stateRanks[pair % stateCount]!;
    const moved = (end - start) * sign;
    return start < 0 || end < 0 || moved <= 0 ? 0 : moved * steps + Math.max(start, end);
  });
