/**
 * Answers from memory what was asked in the last `ttlMs`, so that the tiles of one pan ask the database once.
 * Failures are not kept. Entries leave in the order they came once there are `most` of them.
 */
export function recently<T>(
  ttlMs: number,
  load: (key: string) => Promise<T>,
  most = 10_000,
): (key: string) => Promise<T> {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<T> }>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined && performance.now() - found.at < ttlMs) return found.value;
    const value = load(key);
    kept.delete(key);
    kept.set(key, { at: performance.now(), value });
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
