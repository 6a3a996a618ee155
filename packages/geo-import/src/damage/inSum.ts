import { noClass } from "../sampling/sampled.ts";
import type { Damage } from "./damageModel.ts";

/** What an element is to a sum of damage: the greater of two counts where several scenarios are summed. */
export const inSum = {
  /** It was not assessed, or the hazard does nothing to it. */
  nothing: 0,
  /** It is left out: exposed, or below the least class with something to lose, and its damage is not known. */
  missing: 1,
  /** It is exposed or loses something below the least class, and its damage is known. */
  counted: 2,
} as const;

/** What is known of a layer's elements in a scenario, an entry per element. */
export interface FoundDamage {
  /** 0 where the study did not look. */
  readonly isAssessed: Uint8Array;
  /** Damage class, `noClass` where an element is not exposed. */
  readonly classes: Uint8Array;
  readonly damage: Damage;
}

/** By element, a code of `inSum`. */
export function sumCodes({ isAssessed, classes, damage: { cost, mayLose } }: FoundDamage): Uint8Array {
  return isAssessed.map((is, element) => {
    if (is === 0) return inSum.nothing;
    const isExposed = classes[element] !== noClass;
    if (Number.isNaN(cost.value[element]))
      return isExposed || mayLose[element] === 1 ? inSum.missing : inSum.nothing;
    return isExposed || cost.max[element] !== 0 ? inSum.counted : inSum.nothing;
  });
}
