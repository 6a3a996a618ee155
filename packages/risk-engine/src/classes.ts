import type { DamageClass } from "./columns.ts";

/**
 * Damage classes from the least to the most severe; the position is the stored code. What is not yet known about
 * damage stands below what is: see {@link severityOrder} for which of several hazards counts as the worst.
 */
export const damageClasses = [
  "unspecified",
  "potential",
  "exposed",
  "insignificant",
  "low",
  "moderate",
  "high",
] as const satisfies readonly DamageClass[];

/**
 * The order in which one class outweighs another when several hazards meet in an element: the specification's order
 * of damage classes. An element exposed to an unknown degree outweighs one known to suffer nothing worth mention;
 * between unspecified and insignificant, which rank alike there, the one that says something about damage wins.
 */
export const severityOrder = [
  "unspecified",
  "insignificant",
  "exposed",
  "potential",
  "low",
  "moderate",
  "high",
] as const satisfies readonly DamageClass[];
