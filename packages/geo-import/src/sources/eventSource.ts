import { annualDamageOfEvents } from "../damage/eventDamage.ts";
import type { EventsEntry } from "../description/sources.ts";
import type { IndexedLayer } from "../elements/indexedLayer.ts";
import { readEventSet } from "../events/eventSet.ts";
import { type PlacesOfElements, placeFinder, placeKeys } from "../events/placesOfElements.ts";
import { startSampled } from "../sampling/sampled.ts";
import { checkJoin } from "./checkJoin.ts";
import type { HazardSource } from "./hazardSource.ts";

/**
 * A probabilistic set of events, as CLIMADA has them. An element's intensity is the greatest of any event; its annual
 * damage is the sum over events of damage times frequency. A place that no event reaches is assessed, with no
 * intensity; an element that has no place near enough is not assessed.
 *
 * @throws DomainError as `readEventSet` and `placeFinder`.
 */
export async function eventSource(
  folder: string,
  hazardId: string,
  entry: EventsEntry,
): Promise<HazardSource> {
  const set = await readEventSet(folder, hazardId, entry);
  const { find, tables } = await placeFinder(folder, hazardId, entry, set.places);
  const found = new Map<IndexedLayer, PlacesOfElements>();
  const placesOf = (indexed: IndexedLayer) => {
    const places = found.get(indexed) ?? find(indexed);
    found.set(indexed, places);
    return places;
  };
  return {
    tables: [...set.tables, ...tables],
    async check(_plans, layers) {
      if (entry.places !== undefined) return;
      const rowKeys = new Set(set.places);
      const keys = new Map(layers.map((each) => [each, placeKeys(entry, each.layer)]));
      for (const [indexed, elementKeys] of keys) {
        const { type } = indexed.layer.entry;
        const otherLayersKeys = [...keys].flatMap(([each, own]) => (each === indexed ? [] : [own]));
        checkJoin(
          { place: set.place, rows: "places", type, elementKeys, rowKeys, otherLayersKeys },
          entry.matchAtLeast,
        );
      }
    },
    async sample(indexed) {
      const { elements, isCovered } = placesOf(indexed);
      const sampled = { ...startSampled(indexed.index.count), isCovered };
      for (const { count, place, intensity } of set.hits)
        for (let row = 0; row < count; row++)
          for (const element of elements[place[row]!]!) {
            sampled.isHit[element] = 1;
            if (!(intensity[row]! <= sampled.value[element]!)) sampled.value[element] = intensity[row]!;
          }
      return sampled;
    },
    async annualDamage(indexed, model, isAssessed) {
      return annualDamageOfEvents(set, placesOf(indexed), model, isAssessed);
    },
  };
}
