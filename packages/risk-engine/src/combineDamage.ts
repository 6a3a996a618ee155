import type { CostColumns } from "./summarise.ts";

type Bounds = Required<CostColumns>;
const bounds = ["min", "value", "max"] as const;

/**
 * What several hazards in one event cost each element: each damages what the others have left, so with ratios r of the
 * replacement cost the element loses 1 - (1 - r1)(1 - r2)... of it. No less than the worst of them, no more than their
 * sum, never more than the element is worth, and the same in whatever order they come.
 *
 * @param damages by hazard, an entry per element: 0 where it is not exposed, NaN where its damage is not known.
 * @param costs bounds of a damage are shares of the same bound of the cost.
 * @returns NaN for an element whose damage by any of the hazards is not known.
 */
export function damageTogether(damages: readonly Bounds[], costs: CostColumns): Bounds {
  return eachBound(costs, damages, (of, cost) => {
    let lost = 0;
    // The first takes no share of what others left, so an element without a cost may have one damage.
    for (const damage of of) if (damage !== 0) lost += lost === 0 ? damage : damage * (1 - lost / cost);
    return lost;
  });
}

/**
 * Expected annual damage of several hazards that come independently of each other: the sum of theirs, element by
 * element no more than its replacement cost, since nothing can lose more than it is worth.
 * @param damages as {@link damageTogether} has them, a year.
 */
export function annualDamageTogether(damages: readonly Bounds[], costs: CostColumns): Bounds {
  return eachBound(costs, damages, (of, cost) => {
    let sum = 0;
    for (const damage of of) sum += damage;
    // Asked this way round, a cost that is not known caps nothing.
    if (sum > cost) return cost;
    return sum;
  });
}

function eachBound(
  costs: CostColumns,
  damages: readonly Bounds[],
  combine: (damages: Float64Array, cost: number) => number,
): Bounds {
  const count = costs.value.length;
  const together: Bounds = {
    min: new Float64Array(count),
    value: new Float64Array(count),
    max: new Float64Array(count),
  };
  const of = new Float64Array(damages.length);
  for (const bound of bounds)
    for (let element = 0; element < count; element++) {
      for (let hazard = 0; hazard < of.length; hazard++) of[hazard] = damages[hazard]![bound][element]!;
      const given = costs[bound]?.[element];
      // As damage has it: a bound that is not given is the cost itself.
      const cost = given === undefined || Number.isNaN(given) ? costs.value[element]! : given;
      together[bound][element] = combine(of, cost);
    }
  return together;
}
