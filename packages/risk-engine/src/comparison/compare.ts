import type { Selection } from "../columns/selection.ts";
import type { Measures } from "../totals/tally.ts";
import { type Change, changeOfPair, changes, pairCount, statesOfPair } from "./changes.ts";
import { type ChangeTotals, sumOf, totalsAt } from "./changeTotals.ts";
import { type ElementState, elementStates, isExposedState, type Sides, stateCount } from "./states.ts";
import { type PairKeys, type PairSums, tallyPairs } from "./tallyPairs.ts";

/** Elements that are in one state before and in another, or the same, after. */
export interface Transition extends ChangeTotals {
  readonly before: ElementState;
  readonly after: ElementState;
}

export interface SideTotals {
  readonly byState: Readonly<Record<ElementState, ChangeTotals>>;
  readonly exposed: ChangeTotals;
}

export interface Comparison {
  readonly selected: ChangeTotals;
  readonly before: SideTotals;
  readonly after: SideTotals;
  readonly byChange: Readonly<Record<Change, ChangeTotals>>;
  /** The exposed of those that both sides assessed: like with like. */
  readonly comparable: { readonly before: ChangeTotals; readonly after: ChangeTotals };
  /** Those that any element is in; they add up to what was selected, and by either side to that side. */
  readonly transitions: readonly Transition[];
}

/** A comparison put together part by part, for whoever has to pause between them. */
export interface ComparisonTally {
  add(selection: Selection): void;
  read(): Comparison;
}

const notComparable = changes.indexOf("notComparable");
const eachPair: PairKeys = {
  keyOfPair: Uint8Array.from({ length: pairCount }, (_, pair) => pair),
  keys: pairCount,
};

/**
 * What differs for the selected elements between two scenarios, or sets of them. Every element is counted once, in the pair of
 * states it is in; all other figures are sums of those pairs, so that they close.
 */
export function tallyComparison(sides: Sides, measures: Measures): ComparisonTally {
  const tally = tallyPairs(sides, measures, eachPair);
  return { add: tally.add, read: () => readComparison(tally.read()) };
}

function readComparison(sums: PairSums): Comparison {
  const sum = (isWanted: (before: number, after: number, pair: number) => boolean) =>
    sumOf(sums, (pair) => isWanted(Math.floor(pair / stateCount), pair % stateCount, pair));
  const side = (stateOn: (before: number, after: number) => number): SideTotals => ({
    byState: Object.fromEntries(
      elementStates.map((name, code) => [name, sum((before, after) => stateOn(before, after) === code)]),
    ) as Record<ElementState, ChangeTotals>,
    exposed: sum((before, after) => isExposedState(stateOn(before, after))),
  });
  return {
    selected: sum(() => true),
    before: side((before) => before),
    after: side((_before, after) => after),
    byChange: Object.fromEntries(
      changes.map((name, code) => [name, sum((_before, _after, pair) => changeOfPair[pair] === code)]),
    ) as Record<Change, ChangeTotals>,
    comparable: {
      before: sum((before, _after, pair) => isExposedState(before) && changeOfPair[pair] !== notComparable),
      after: sum((_before, after, pair) => isExposedState(after) && changeOfPair[pair] !== notComparable),
    },
    transitions: Array.from({ length: pairCount }, (_, pair) => pair)
      .filter((pair) => sums.count[pair]! > 0)
      .map((pair) => ({ ...statesOfPair(pair), ...totalsAt(sums, pair) })),
  };
}
