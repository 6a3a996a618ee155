import { notAssessed } from "@stopbank/risk-engine/columns";
import type { Estimate } from "@stopbank/risk-engine/damage";
import { tallyPeriods } from "@stopbank/risk-engine/periods-assessed";
import { lackCodes } from "@stopbank/risk-engine/recorded-damage";
import { elementsOf, keepWhere, type Selection } from "@stopbank/risk-engine/select";
import type { Damages, ScenarioDamage } from "./hazardDamage.ts";

/** A sum of damage over the selected elements, and how much of it is known. */
export interface KnownSum {
  /** Null where it is of nothing that is known. */
  readonly sum: Estimate | null;
  /** Exposed in one of the scenarios at least, or below the least class of it and lacking what a sum needs. */
  readonly exposed: number;
  /** Of these, with a damage that is in the sum. */
  readonly counted: number;
  /** Exposed in none, and not assessed in one at least. */
  readonly notAssessed: number;
  /** In the sum, and not known in every scenario: above 0 the sum is a lower bound. */
  readonly partly: number;
  /** Not assessed in any. */
  readonly never: number;
}

export interface KnownSumTally {
  add(scenario: Pick<ScenarioDamage, "exposure" | "recorded">): void;
  /** @param damages over all scenarios, NaN for an element that is left out; undefined where none gives any. */
  of(damages: Damages | undefined): KnownSum;
}

/** Gathers, scenario by scenario, what one sum over the selected elements is of. */
export function tallyKnownSum(selection: Selection): KnownSumTally {
  const periods = tallyPeriods(selection.of);
  const isExposed = new Uint8Array(selection.of);
  const isMissed = new Uint8Array(selection.of);
  return {
    add({ exposure, recorded }) {
      periods.add(exposure, recorded);
      for (const [row, element] of exposure.element.entries())
        (exposure.damageClass[row] === notAssessed ? isMissed : isExposed)[element] = 1;
      for (const [row, element] of (recorded?.element ?? []).entries())
        if (recorded?.lack[row] !== lackCodes.nothing) isExposed[element] = 1;
    },
    of(damages) {
      const isIn = (element: number) => damages !== undefined && !Number.isNaN(damages.value[element]);
      let [exposed, counted, missed] = [0, 0, 0];
      for (const element of elementsOf(selection)) {
        if (isExposed[element] === 1) exposed++;
        else if (isMissed[element] === 1) missed++;
        if (isExposed[element] === 1 && isIn(element)) counted++;
      }
      const { never } = periods.count(selection);
      const { partly } = periods.count(keepWhere(selection, isIn));
      const known = damages && sumOf(selection, damages);
      const isKnown = counted > 0 || (exposed === 0 && never < selection.count) || (known?.max ?? 0) > 0;
      return { sum: isKnown ? (known ?? null) : null, exposed, counted, notAssessed: missed, partly, never };
    },
  };
}

function sumOf(selection: Selection, { min, value, max }: Damages): Estimate {
  const sum = { min: 0, value: 0, max: 0 };
  for (const element of elementsOf(selection)) {
    if (Number.isNaN(value[element])) continue;
    sum.min += min[element]!;
    sum.value += value[element]!;
    sum.max += max[element]!;
  }
  return sum;
}
