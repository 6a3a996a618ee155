import { type Asker, askerGone } from "./asker.ts";

/** Work that several callers wait for, done once at a time for each key, and ended when the last of them has gone. */
export interface WhileWanted<T> {
  /**
   * @param work is given what says that nobody waits any more, and looks at it between its pieces.
   * @throws DomainError what the work throws; `work/gone` to a caller who has left.
   */
  run(key: string, asker: Pick<Asker, "signal">, work: (wanted: AbortSignal) => Promise<T>): Promise<T>;
}

interface UnderWay<T> {
  readonly outcome: Promise<T>;
  readonly ending: AbortController;
  callers: number;
}

export function createWhileWanted<T>(): WhileWanted<T> {
  const underWay = new Map<string, UnderWay<T>>();
  const begin = (key: string, work: (wanted: AbortSignal) => Promise<T>): UnderWay<T> => {
    const ending = new AbortController();
    const outcome = work(ending.signal).finally(() => underWay.delete(key));
    const begun = { outcome, ending, callers: 0 };
    underWay.set(key, begun);
    return begun;
  };
  return {
    async run(key, { signal }, work) {
      let shared = underWay.get(key);
      // What ends because nobody wanted it is no answer for whoever comes now.
      while (shared?.ending.signal.aborted) {
        await shared.outcome.catch(() => undefined);
        shared = underWay.get(key);
      }
      if (signal.aborted) throw askerGone();
      const joined = shared ?? begin(key, work);
      joined.callers++;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(askerGone());
          if (--joined.callers === 0) joined.ending.abort(askerGone());
        };
        signal.addEventListener("abort", leave, { once: true });
        const stay = () => signal.removeEventListener("abort", leave);
        joined.outcome.then(resolve, reject).finally(stay);
      });
    },
  };
}
