/** What a look finds, or `late` after so many milliseconds: what does not answer then may answer the next look. */
export function within<T>(ms: number, look: Promise<T>, late: T): Promise<T> {
  const { promise: limit, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(late), ms);
  return Promise.race([look, limit]).finally(() => clearTimeout(timer));
}
