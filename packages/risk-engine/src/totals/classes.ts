import type { DamageClass } from "../columns/columns.ts";

/** Damage classes by their stored codes, and nothing more: which is worse than which says {@link severityOrder}. */
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
 * Damage classes from the least to the most severe: the one order by which a class outweighs another, wherever several
 * hazards meet in an element and wherever classes are listed. It is the specification's order of damage classes. An
 * element exposed to an unknown degree outweighs one known to suffer nothing worth mention; between unspecified and
 * insignificant, which rank alike there, the one that says something about damage wins.
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
