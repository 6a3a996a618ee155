/** An element and the amount that ranks it. */
export interface RankedElement {
  readonly element: number;
  readonly amount: number;
}

/** The elements of the greatest amounts, while they are gathered: as many as were asked for are kept, never all. */
export interface Ranking {
  /** Amounts of 0 or less, and those that are not known (NaN), rank nothing. */
  add(element: number, amount: number): void;
  /** How many had an amount above 0. */
  readonly count: number;
  /** Greatest first; of equal amounts the lower element first. */
  top(): RankedElement[];
}

/**
 * A heap with the least of the kept on top, so that n elements take n log(most) steps and room for `most`.
 *
 * @param most how many are kept, 1 at least.
 */
export function rankElements(most: number): Ranking {
  const kept: RankedElement[] = [];
  let count = 0;
  return {
    add(element, amount) {
      if (!(amount > 0)) return;
      count++;
      const one = { element, amount };
      if (kept.length < most) {
        kept.push(one);
        rise(kept, kept.length - 1);
      } else if (outranks(one, kept[0]!)) {
        kept[0] = one;
        sink(kept);
      }
    },
    get count() {
      return count;
    },
    top: () => kept.toSorted((a, b) => (outranks(a, b) ? -1 : 1)),
  };
}

const outranks = (a: RankedElement, b: RankedElement) =>
  a.amount > b.amount || (a.amount === b.amount && a.element < b.element);

function rise(heap: RankedElement[], from: number): void {
  for (let at = from; at > 0; ) {
    const parent = (at - 1) >> 1;
    if (!outranks(heap[parent]!, heap[at]!)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: RankedElement[]): void {
  for (let at = 0; ; ) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    let least = at;
    if (left < heap.length && outranks(heap[least]!, heap[left]!)) least = left;
    if (right < heap.length && outranks(heap[least]!, heap[right]!)) least = right;
    if (least === at) return;
    swap(heap, at, least);
    at = least;
  }
}

function swap(heap: RankedElement[], a: number, b: number): void {
  const held = heap[a]!;
  heap[a] = heap[b]!;
  heap[b] = held;
}
