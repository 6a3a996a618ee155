import { keepAnswers } from "@stopbank/ui/keep-answers";
import { type Cache, type Middleware, useSWRConfig } from "swr";

const dayMs = 24 * 60 * 60 * 1000;

interface Kept {
  readonly use: Middleware[];
}

/** By the cache, of which each client that is in use has one: nothing of a client is left when another takes over. */
const keptIn = new WeakMap<Cache, Kept>();

/** For what follows from the dataset, whose version is in the key: asked once in 24 hours (specification 2, section 4). */
export function useKeptForADay(): Kept {
  const { cache } = useSWRConfig();
  const kept = keptIn.get(cache) ?? { use: [keepAnswers(dayMs)] };
  keptIn.set(cache, kept);
  return kept;
}
