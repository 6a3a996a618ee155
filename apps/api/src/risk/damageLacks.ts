import type { DamageCost, Estimate } from "@stopbank/risk-engine/damage";
import type { PeriodsAssessed } from "@stopbank/risk-engine/periods-assessed";

/** How many elements a sum of damage leaves out, and why, as the wire names it. */
export const lacksOf = (
  { counted, withoutCost, withoutFunction, withoutIntensity, notAssessed }: DamageCost,
  { partly, never }: PeriodsAssessed,
) => ({
  exposed_count: counted + withoutCost + withoutFunction + withoutIntensity,
  counted_count: counted,
  without_cost_count: withoutCost,
  without_curve_count: withoutFunction,
  without_intensity_count: withoutIntensity,
  not_assessed_count: notAssessed,
  partly_assessed_count: partly,
  never_assessed_count: never,
});

export type Lacks = ReturnType<typeof lacksOf>;

/**
 * Nothing exposed costs nothing; exposed elements of which nothing is known cost nobody knows what. What elements lose
 * below the least class is known, though they are not counted.
 */
export const isKnown = (
  { counted_count, exposed_count, not_assessed_count }: Lacks,
  { max }: Estimate,
  selected: number,
): boolean => counted_count > 0 || max > 0 || (exposed_count === 0 && not_assessed_count < selected);
