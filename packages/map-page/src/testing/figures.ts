import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";
import type { AmountUnit } from "@stopbank/numbers";
import type { Costs } from "../figures/Headline.tsx";

/** An element layer whose elements a hazard reaches, and one whose elements go out. */
export const buildings = { display_name: "Buildings", is_cascading: false };
export const outages = { display_name: "Substations", is_cascading: true };

/**
 * Amounts by class, of eight million NZD assessed.
 *
 * @param least how much of each it may be at least, as a share; it may be as much more at most.
 * @param below what no class has.
 */
export function costs(
  of: Costs["of"],
  byClass: Partial<Record<WireClass, number>>,
  least = 1,
  below = 0,
  unit: AmountUnit = { currency: "NZD" },
): Costs {
  const times = (factor: number) => {
    const amounts = Object.fromEntries(
      wireClasses.map((name) => [name, (byClass[name] ?? 0) * factor]),
    ) as Record<WireClass, number>;
    const total = Object.values(amounts).reduce((sum, amount) => sum + amount, below * factor);
    return { ...amounts, total };
  };
  return {
    of,
    ...unit,
    assessed_total: 8_000_000,
    min: times(least),
    value: times(1),
    max: times(2 - least),
  };
}
