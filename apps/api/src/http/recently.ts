/**
 * Answers from memory what was asked in the last `ttlMs`, so that the tiles of one pan ask the database once.
 * Failures are not kept. Entries leave in the order they came once there are `most` of them.
 */
export function recently<T>(
  ttlMs: number,
  load: (key: string) => Promise<T>,
  most = 10_000,
): (key: string) => Promise<T> {
  const keptAnswers = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  return (key) => {
    const found = keptAnswers.get(key);
    if (found !== undefined && performance.now() - found.at < ttlMs) return found.value;
    const value = load(key);
    keptAnswers.delete(key);
    keptAnswers.set(key, { at: performance.now(), value });
    value.catch(() => keptAnswers.delete(key));
    const [oldest] = keptAnswers.keys();
    if (keptAnswers.size > most && oldest !== undefined) keptAnswers.delete(oldest);
    return value;
  };
}
