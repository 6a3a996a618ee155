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
  /**
   * Whether an element is in a sum over the scenarios: where its damage is known in one at least that does something to it,
   * or none does anything to it.
   */
  isIn(element: number): boolean;
  /** @param isIn where the sum goes by another rule: what several hazards do together is known where each one's is. */
  count(selection: Selection, isIn?: (element: number) => boolean): KnownDamage;
}

/** What the scenarios said of an element. */
const assessed = 1;
const missed = 2;
const known = 4;
const exposed = 8;

/**
 * Gathers, scenario by scenario, what one sum of damage is of: the one rule for a hazard by the year, for several together
 * and for the report of an import.
 * @param of elements in the layer.
 */
export function tallyKnownDamage(of: number): KnownDamageTally {
  const flags = new Uint8Array(of);
  const lackOf = new Uint8Array(of);
  const isIn = (element: number) => lackOf[element] === lackCodes.nothing || (flags[element]! & known) > 0;
  return {
    add(states, part) {
      forEachElement(part, (element) => {
        const state = states[element]!;
        if (isLack(state)) lackOf[element] ||= state;
        flags[element]! |= flagsOf[state]!;
      });
    },
    isIn,
    count(selection, isCounted = isIn) {
      const counts = { exposed: 0, counted: 0, notAssessed: 0, partly: 0, never: 0 };
      const lacks = { withoutCost: 0, withoutFunction: 0, withoutIntensity: 0 };
      let knownBelow = 0;
      forEachElement(selection, (element) => {
        const flag = flags[element]!;
        const isMissed = (flag & missed) > 0;
        const isSummed = isCounted(element);
        if ((flag & exposed) > 0) {
          counts.exposed++;
          if (isSummed) counts.counted++;
          else lacks[lackNames[lackOf[element]!]!]++;
        } else {
          if (isMissed) counts.notAssessed++;
          if ((flag & known) > 0 && isSummed) knownBelow++;
        }
        if (isMissed && (flag & assessed) === 0) counts.never++;
        else if (isSummed && (isMissed || isLack(lackOf[element]!))) counts.partly++;
      });
      const isKnown =
        counts.counted + knownBelow > 0 || (counts.exposed === 0 && counts.never < selection.count);
      return { isKnown, ...counts, ...lacks };
    },
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
