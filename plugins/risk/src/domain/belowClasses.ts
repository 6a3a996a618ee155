import { type WireClass, wireClasses } from "@stopbank/contract/risk";

/**
 * Dollars of a total that no damage class has: damage of elements that are not exposed, where a curve begins below the
 * least class. Undefined where there is less than a dollar of it.
 */
export function belowClasses(dollars: Readonly<Record<WireClass | "total", number>>): number | undefined {
  const below = wireClasses.reduce((rest, name) => rest - dollars[name], dollars.total);
  return below >= 1 ? below : undefined;
}
