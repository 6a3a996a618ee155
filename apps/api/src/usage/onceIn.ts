/**
 * Whether something has not been said in the last `forMs`: a map asks for a layer's tiles by the hundred, and that is one use of it.
 * What was said stays in this process's memory alone, the newest `most` of it.
 */
export function onceIn(
  forMs: number,
  most: number,
  now: () => number = () => performance.now(),
): (key: string) => boolean {
  const saidAt = new Map<string, number>();
  return (key) => {
    const before = saidAt.get(key);
    if (before !== undefined && now() - before < forMs) return false;
    saidAt.delete(key);
    saidAt.set(key, now());
    const [oldest] = saidAt.keys();
    if (saidAt.size > most && oldest !== undefined) saidAt.delete(oldest);
    return true;
  };
}
