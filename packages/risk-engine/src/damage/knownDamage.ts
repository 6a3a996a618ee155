import { forEachElement, type Selection } from "../columns/selection.ts";
import { damageStates } from "./damageStates.ts";
import { lackCodes } from "./recordedDamage.ts";

/** How much is known of a sum of damage over some elements and scenarios. */
export interface KnownDamage {
  /** Whether there is a sum: what the hazards do nothing to costs nothing, what nobody knows costs nobody knows what. */
  readonly isKnown: boolean;
  /** Exposed in one of the scenarios at least, or lacking there what would tell what it loses below the least class. */
  readonly exposed: number;
  /** Of these, in the sum. */
  readonly counted: number;
  /** Exposed and not in the sum, by what they lack first. */
  readonly withoutCost: number;
  readonly withoutFunction: number;
  readonly withoutIntensity: number;
  /** Exposed in none of the scenarios, and not assessed in one at least. */
  readonly notAssessed: number;
  /** In the sum, and not known in every scenario, where nothing is counted for them: above 0 the sum is a lower bound. */
  readonly partly: number;
  /** Not assessed in any scenario; of no scenarios nobody is. */
  readonly never: number;
}

export interface KnownDamageTally {
  /**
   * @param states of {@link damageStates}, by element of the layer: those of one scenario.
   * @param part of the elements, which may come one after the other.
   */
  add(states: Uint8Array, part: Selection): void;
  /** Adds what another tally knew of its scenarios: `codes` of `elements`, the others having nothing happen to them. */
  merge(elements: Uint32Array, codes: Uint8Array): void;
  /**
   * Whether an element is in a sum over the scenarios: where its damage is known in one at least that does something to it,
   * or none does anything to it.
   */
  isIn(element: number): boolean;
  /** All that is known of an element, for {@link addCode}. @param isIn as `count` has it. */
  codeOf(element: number, isIn?: (element: number) => boolean): number;
  /** @param isIn where the sum goes by another rule: what several hazards do together is known where each one's is. */
  count(selection: Selection, isIn?: (element: number) => boolean): KnownDamage;
}

/** What the scenarios said of an element. */
const assessed = 1;
const missed = 2;
const known = 4;
const exposed = 8;
/** Beside those in a code: whether it is in the sum, and what it lacks first. */
const inSum = 16;
const lackShift = 5;

/** The code of an element that every scenario assessed and none does anything to: it is in no count. */
export const untouched = assessed | inSum;

/**
 * Gathers, scenario by scenario, what one sum of damage is of: the one rule for a hazard by the year, for several together
 * and for the report of an import.
 * @param of elements in the layer.
 */
export function tallyKnownDamage(of: number): KnownDamageTally {
  const flags = new Uint8Array(of);
  const lackOf = new Uint8Array(of);
  const isIn = (element: number) => lackOf[element] === lackCodes.nothing || (flags[element]! & known) > 0;
  const codeOf: KnownDamageTally["codeOf"] = (element, isCounted = isIn) =>
    flags[element]! | (isCounted(element) ? inSum : 0) | (lackOf[element]! << lackShift);
  return {
    add(states, part) {
      forEachElement(part, (element) => {
        const state = states[element]!;
        if (isLack(state)) lackOf[element] ||= state;
        flags[element]! |= flagsOf[state]!;
      });
    },
    merge(elements, codes) {
      for (let element = 0, row = 0; element < of; element++) {
        const code = elements[row] === element ? codes[row++]! : assessed;
        flags[element]! |= code & (inSum - 1);
        lackOf[element] ||= code >> lackShift;
      }
    },
    isIn,
    codeOf,
    count(selection, isCounted) {
      const counts = new Float64Array(countsOfCodes);
      forEachElement(selection, (element) => addCode(counts, 0, codeOf(element, isCounted)));
      return readCounts(counts, 0, selection.count);
    },
  };
}

/** Whether the element of a code is in the sum. */
export const isInSum = (code: number): boolean => (code & inSum) > 0;

/** Whether the damage of the element of a code is known in every scenario: the sum holds all that it loses. */
export const isWhollyKnown = (code: number): boolean =>
  isInSum(code) && (code & missed) === 0 && code >> lackShift === lackCodes.nothing;

/** Numbers that {@link addCode} counts in. */
export const countsOfCodes = 9;

/** Counts an element, or so many, among those of its code, in the numbers from `at` on. */
export function addCode(counts: Float64Array, at: number, code: number, times = 1): void {
  const facts = factsOfCode[code]!;
  for (let fact = 0; fact < countsOfCodes; fact++) counts[at + fact]! += ((facts >> fact) & 1) * times;
}

/** @param selected how many elements were asked about, those of which nothing is to be said included. */
export function readCounts(counts: Float64Array, at: number, selected: number): KnownDamage {
  const of = (fact: Fact) => counts[at + factNames.indexOf(fact)]!;
  const isKnown = of("counted") + of("knownBelow") > 0 || (of("exposed") === 0 && of("never") < selected);
  return {
    isKnown,
    exposed: of("exposed"),
    counted: of("counted"),
    withoutCost: of("withoutCost"),
    withoutFunction: of("withoutFunction"),
    withoutIntensity: of("withoutIntensity"),
    notAssessed: of("notAssessed"),
    partly: of("partly"),
    never: of("never"),
  };
}

const isLack = (state: number) => state > damageStates.nothing && state < damageStates.counted;

/** By state. What lacks nothing is left out where what several hazards put at stake in it is not known. */
const lackNames = ["withoutCost", "withoutCost", "withoutFunction", "withoutIntensity"] as const;

/** By state; what is lacking, an element is exposed to. */
const flagsOf = new Uint8Array(256).fill(assessed | exposed);
flagsOf[damageStates.nothing] = assessed;
flagsOf[damageStates.counted] = assessed | exposed | known;
flagsOf[damageStates.below] = assessed | known;
flagsOf[damageStates.notAssessed] = missed;

/** What an element may be counted as; in no order of their own. */
const factNames = [
  "exposed",
  "counted",
  "withoutCost",
  "withoutFunction",
  "withoutIntensity",
  "notAssessed",
  "partly",
  "never",
  // Not exposed, and its damage is known and in the sum.
  "knownBelow",
] as const;
type Fact = (typeof factNames)[number];

/** A bit for each of {@link factNames}, by code. */
const factsOfCode = Uint16Array.from({ length: lackNames.length << lackShift }, (_, code) =>
  factsIn(code).reduce((bits, fact) => bits | (1 << factNames.indexOf(fact)), 0),
);

function factsIn(code: number): Fact[] {
  const has = (flag: number) => (code & flag) > 0;
  const isSummed = has(inSum);
  const lack = code >> lackShift;
  const facts: Fact[] = [];
  if (has(exposed)) facts.push("exposed", isSummed ? "counted" : lackNames[lack]!);
  else {
    if (has(missed)) facts.push("notAssessed");
    if (has(known) && isSummed) facts.push("knownBelow");
  }
  if (has(missed) && !has(assessed)) facts.push("never");
  else if (isSummed && (has(missed) || isLack(lack))) facts.push("partly");
  return facts;
}
