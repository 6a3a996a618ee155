import type { Estimate } from "@stopbank/risk-engine/damage";
import type { KnownDamage, KnownDamageTally } from "@stopbank/risk-engine/known-damage";
import { forEachElement, type Selection } from "@stopbank/risk-engine/select";
import type { Damages } from "./hazardDamage.ts";

/** A sum of damage over the selected elements, and how much of it is known. */
export interface KnownSum extends KnownDamage {
  /** Null where it is of nothing that is known. */
  readonly sum: Estimate | null;
}

/**
 * @param tally of every scenario that the damages are of.
 * @param damages over all scenarios, NaN for an element that is left out; undefined where none gives any.
 */
export function knownSum(
  selection: Selection,
  tally: KnownDamageTally,
  damages: Damages | undefined,
): KnownSum {
  const isIn = (element: number) => damages !== undefined && !Number.isNaN(damages.value[element]!);
  const known = tally.count(selection, isIn);
  return { ...known, sum: damages !== undefined && known.isKnown ? sumOf(selection, damages) : null };
}

function sumOf(selection: Selection, { min, value, max }: Damages): Estimate {
  const sum = { min: 0, value: 0, max: 0 };
  forEachElement(selection, (element) => {
    if (Number.isNaN(value[element]!)) return;
    sum.min += min[element]!;
    sum.value += value[element]!;
    sum.max += max[element]!;
  });
  return sum;
}
