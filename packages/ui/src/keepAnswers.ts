import { type Middleware, unstable_serialize, useSWRConfig } from "swr";

const changedAt = new WeakMap<object, number>();

/** Whoever changed something on the server has all that was answered before asked again when it is next shown. */
export const askAllAnew = (cache: object): void => void changedAt.set(cache, Date.now());

/**
 * Asks nothing again that was answered less than `freshMs` ago, and what is older when it is next shown. One for each
 * client in use; of two of them, the one that is nearer to the hook decides. SWR's own way, a `dedupingInterval` as long, keeps each answer in a timer for all that time, whoever the
 * page is for by then.
 *
 * @param answered what has been answered just now, by the key that SWR keeps it under.
 */
export function keepAnswers(freshMs: number, answered: readonly string[] = []): Middleware {
  const now = Date.now();
  const answeredAt = new Map(answered.map((name) => [name, now]));
  return (useNext) => (key, fetcher, config) => {
    const name = unstable_serialize(key);
    const ask =
      fetcher &&
      ((...parts: Parameters<typeof fetcher>) => {
        const answer = fetcher(...parts);
        return Promise.resolve(answer).then((arrived) => {
          answeredAt.set(name, Date.now());
          return arrived;
        });
      });
    const at = answeredAt.get(name) ?? Number.NEGATIVE_INFINITY;
    const staleSince = changedAt.get(useSWRConfig().cache) ?? Number.NEGATIVE_INFINITY;
    const revalidateIfStale = at <= staleSince || Date.now() - at >= freshMs;
    return useNext(key, ask as typeof fetcher, { ...config, revalidateIfStale });
  };
}
