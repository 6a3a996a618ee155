import type { EventSet } from "../events/eventSet.ts";
import type { PlacesOfElements } from "../events/placesOfElements.ts";
import type { EventDamage } from "../report/importReport.ts";
import { type Damage, type IntensityDamage, startDamage } from "./damageModel.ts";

/** Damage a year over a whole set of events, and of each event. */
export interface DamageOfEvents extends Damage {
  readonly events: readonly EventDamage[];
}

/**
 * Expected damage of a year: the sum over events of damage times frequency. NaN where an element's damage in one of
 * them is not known; what is not assessed is in no sum.
 */
export function annualDamageOfEvents(
  { events, perYear, hits }: Pick<EventSet, "events" | "perYear" | "hits">,
  { elements }: PlacesOfElements,
  model: Pick<IntensityDamage, "damageAt">,
  isAssessed: Uint8Array,
): DamageOfEvents {
  const annual = startDamage(isAssessed.length);
  const byEvent = new Float64Array(events.length);
  for (const { count: rows, event, place, intensity, fraction } of hits)
    for (let row = 0; row < rows; row++)
      for (const element of elements[place[row]!]!) {
        if (isAssessed[element] === 0) continue;
        const { ratio, cost, mayLose } = model.damageAt(element, intensity[row]!, fraction?.[row]);
        const often = perYear[event[row]!]!;
        annual.ratio[element]! += ratio * often;
        annual.cost.min[element]! += cost.min * often;
        annual.cost.value[element]! += cost.value * often;
        annual.cost.max[element]! += cost.max * often;
        if (mayLose) annual.mayLose[element] = 1;
        byEvent[event[row]!]! += cost.value || 0;
      }
  return {
    ...annual,
    events: events.map((id, code) => ({ event: id, perYear: perYear[code]!, damage: byEvent[code]! })),
  };
}
