import type { NamedThing } from "../../names/NamedThing.ts";
import { type KeyedThing, NameCollection } from "./NameCollection.ts";

/** What all names of a dataset may take, on disk and in memory: about 60,000 names. */
export const namesBudgetBytes = 8 * 2 ** 20;

export interface ChosenNames {
  readonly things: readonly KeyedThing[];
  /** Layers whose names are too many. */
  readonly leftOut: readonly string[];
}

/**
 * The names of a dataset while it is being written. Places, regions and contextual layers come first, then element
 * layers, those with the fewest names first, while there is room: a list of every address is not for the map's search.
 */
export class DraftNames {
  readonly #budgetBytes: number;
  readonly #places: NameCollection;
  readonly #regions: NameCollection[] = [];
  readonly #layers: { readonly layer: string; readonly names: NameCollection }[] = [];

  constructor(budgetBytes = namesBudgetBytes) {
    this.#budgetBytes = budgetBytes;
    this.#places = new NameCollection(budgetBytes);
  }

  addPlaces(places: readonly NamedThing[]): void {
    for (const place of places) this.#places.add(place);
  }

  addRegions(regions: readonly NamedThing[]): void {
    this.#regions.push(this.#collected(regions));
  }

  addLayer(layer: string, names: NameCollection | readonly NamedThing[]): void {
    this.#layers.push({ layer, names: names instanceof NameCollection ? names : this.#collected(names) });
  }

  chosen(): ChosenNames {
    const leftOut: string[] = [];
    const things: KeyedThing[] = [];
    let bytes = 0;
    const take = (names: NameCollection, layer: string) => {
      if (bytes + names.bytes > this.#budgetBytes) {
        leftOut.push(layer);
        return;
      }
      bytes += names.bytes;
      for (const thing of names.things()) things.push(thing);
    };
    take(this.#places, "places");
    for (const names of this.#regions) take(names, "regions");
    for (const { layer, names } of this.#layers.toSorted((a, b) => a.names.bytes - b.names.bytes))
      take(names, layer);
    return { things, leftOut };
  }

  #collected(things: readonly NamedThing[]): NameCollection {
    const names = new NameCollection(this.#budgetBytes);
    for (const thing of things) names.add(thing);
    return names;
  }
}
