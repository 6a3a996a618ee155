import type { KnownDamage } from "@stopbank/risk-engine/known-damage";

/** How many elements a sum of damage leaves out, and why, as the wire names it. */
export const lacksOf = (known: KnownDamage) => ({
  exposed_count: known.exposed,
  counted_count: known.counted,
  without_cost_count: known.withoutCost,
  without_curve_count: known.withoutFunction,
  without_intensity_count: known.withoutIntensity,
  not_assessed_count: known.notAssessed,
  partly_assessed_count: known.partly,
  never_assessed_count: known.never,
});

export type Lacks = ReturnType<typeof lacksOf>;
