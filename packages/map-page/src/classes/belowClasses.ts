import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";

/**
 * The part of a total amount that no damage class has: damage of elements that are not exposed, where a curve begins below the
 * least class. Undefined where there is less than 1 of it.
 */
export function belowClasses(amounts: Readonly<Record<WireClass | "total", number>>): number | undefined {
  const below = wireClasses.reduce((rest, name) => rest - amounts[name], amounts.total);
  return below >= 1 ? below : undefined;
}
