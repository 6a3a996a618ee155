/**
 * Answers from memory what was asked in the last `ttlMs`, so that the tiles of one pan ask the database once.
 * Failures are not kept. Entries leave in the order they came once there are `most` of them, and when they are to be forgotten.
 */
export function recently<T>(ttlMs: number, load: (key: string) => Promise<T>, most = 10_000): Recently<T> {
  const keptAnswers = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  const ask = (key: string) => {
    const found = keptAnswers.get(key);
    if (found !== undefined && performance.now() - found.at < ttlMs) return found.value;
    const value = load(key);
    keptAnswers.delete(key);
    keptAnswers.set(key, { at: performance.now(), value });
    value.catch(() => {
      // Not one that was asked anew meanwhile.
      if (keptAnswers.get(key)?.value === value) keptAnswers.delete(key);
    });
    const [oldest] = keptAnswers.keys();
    if (keptAnswers.size > most && oldest !== undefined) keptAnswers.delete(oldest);
    return value;
  };
  return Object.assign(ask, { forget: (key: string) => void keptAnswers.delete(key) });
}

interface Recently<T> {
  (key: string): Promise<T>;
  /** Whoever asks from now on is answered anew. */
  forget(key: string): void;
}
