import type { Bounds } from "../../manifest/place.ts";
import type { NamedThing } from "../../names/NamedThing.ts";
import { searchKey, searchWords } from "../../names/searchWords.ts";

export interface KeyedThing extends NamedThing {
  readonly key: string;
}

/** A name that so many pieces of a layer have is none: "Unnamed", "House". */
const mostPieces = 200;

/** What one name takes in the table and in memory beside its texts. */
const bytesBeside = 80;

/**
 * The names of one layer, each once: pieces that are called alike, as the stretches of a road are, become one thing with
 * the bounds of all.
 */
export class NameCollection {
  readonly #things = new Map<string, { thing: KeyedThing; pieces: number }>();
  readonly #budgetBytes: number;
  #bytes = 0;

  /** @param budgetBytes the most that names may take. Beyond it nothing is kept any more. */
  constructor(budgetBytes: number) {
    this.#budgetBytes = budgetBytes;
  }

  /** What the names take, about. */
  get bytes(): number {
    return this.#bytes;
  }

  get isOverBudget(): boolean {
    return this.#bytes > this.#budgetBytes;
  }

  add(thing: NamedThing): void {
    const key = searchKey(searchWords(thing.title));
    if (key === "" || this.isOverBudget) return;
    const former = this.#things.get(key);
    if (former === undefined) {
      const texts = thing.title.length + key.length + (thing.elementId?.length ?? 0);
      this.#bytes += texts + bytesBeside;
      this.#things.set(key, { thing: { ...thing, key }, pieces: 1 });
      if (this.isOverBudget) this.#things.clear();
      return;
    }
    former.pieces++;
    former.thing = joined(former.thing, thing);
  }

  things(): KeyedThing[] {
    return [...this.#things.values()].filter(({ pieces }) => pieces <= mostPieces).map(({ thing }) => thing);
  }
}

/** The first one's place, and the bounds of both. Which element is meant is open then. */
function joined({ elementId: _, ...first }: KeyedThing, other: NamedThing): KeyedThing {
  const [a, b] = [boundsOf(first), boundsOf(other)];
  return {
    ...first,
    bounds: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])],
  };
}

const boundsOf = ({ bounds, position: [x, y] }: NamedThing): Bounds => bounds ?? [x, y, x, y];
