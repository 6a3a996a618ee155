import type { Store } from "./store.ts";

/**
 * Answers from memory what `load` read from the store by the same key, until something is written or `ttlMs` have
 * gone by. A change made in one request is therefore seen by the next. With PostgreSQL, where other processes write
 * too, nothing is kept and every call reads.
 *
 * @param ttlMs for what changes with time alone.
 * @param most keys kept at once; one more and all are forgotten.
 */
export function untilWritten<T>(
  store: Pick<Store, "revision">,
  ttlMs: number,
  load: (key: string) => Promise<T>,
  most = 10_000,
): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  let keptRevision: number | undefined;
  return (key) => {
    const revision = store.revision();
    if (revision === undefined) return load(key);
    if (revision !== keptRevision || kept.size >= most) kept.clear();
    keptRevision = revision;
    const found = kept.get(key);
    if (found !== undefined && performance.now() - found.at < ttlMs) return found.value;
    const value = load(key);
    kept.set(key, { at: performance.now(), value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
