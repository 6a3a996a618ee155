import { firstInOrder } from "../columns/firstInOrder.ts";

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

/** @param most how many are kept, 1 at least. */
export function rankElements(most: number): Ranking {
  const kept = firstInOrder<RankedElement>(most, (a, b) => b.amount - a.amount || a.element - b.element);
  let count = 0;
  return {
    add(element, amount) {
      if (!(amount > 0)) return;
      count++;
      kept.offer({ element, amount });
    },
    get count() {
      return count;
    },
    top: () => kept.read(),
  };
}
