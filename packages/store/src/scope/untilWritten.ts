import type { Revisions } from "./revisions.ts";
import type { Tables } from "./statementTables.ts";
import type { Store } from "./store.ts";

interface Kept<T> {
  readonly at: number;
  readonly revision: number;
  readonly value: Promise<T>;
  /** What it was read from; undefined while it is being read. */
  tables: Tables | undefined;
}

/**
 * Answers from memory what `load` read from the store by the same key, until one of the tables it was read from is written or
 * `ttlMs` have gone by. A change made in one request is therefore seen by the next. Which tables those are is seen from the
 * statements that `load` sends. With PostgreSQL, where other processes write too, nothing is kept and every call reads.
 *
 * @param load reads from this store and nothing else that changes.
 * @param ttlMs for what changes with time alone.
 * @param most keys kept at once; one more and all are forgotten.
 */
export function untilWritten<T>(
  { revisions }: Pick<Store, "revisions">,
  ttlMs: number,
  load: (key: string) => Promise<T>,
  most = 10_000,
): (key: string) => Promise<T> {
  if (revisions === undefined) return load;
  const keptAnswers = new Map<string, Kept<T>>();
  return (key) => {
    const found = keptAnswers.get(key);
    if (found !== undefined && performance.now() - found.at < ttlMs && isStill(revisions, found))
      return found.value;
    if (keptAnswers.size >= most) keptAnswers.clear();
    const reading = revisions.reading(() => load(key));
    const entry: Kept<T> = {
      at: performance.now(),
      revision: revisions.now(),
      value: reading.then(({ value }) => value),
      tables: undefined,
    };
    keptAnswers.set(key, entry);
    reading.then(
      ({ tables }) => {
        entry.tables = tables;
      },
      () => {
        if (keptAnswers.get(key) === entry) keptAnswers.delete(key);
      },
    );
    return entry.value;
  };
}

/** While it is being read nobody knows from what, so then any write counts. */
const isStill = <T>(revisions: Revisions, { revision, tables = "all" }: Kept<T>): boolean =>
  !revisions.isWrittenSince(revision, tables);
