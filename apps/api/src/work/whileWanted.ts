import { askerGone } from "./asker.ts";
import type { Waiter } from "./inTurns.ts";
import { createTurnsOfAny, type TurnsOfAny } from "./turnsOfAny.ts";

/** Work that several callers wait for, done once at a time for each key, and ended when the last of them has gone. */
export interface WhileWanted<T> {
  /**
   * @param work is given turns of whoever waits for it, and what says that nobody does any more, at which it looks between its pieces.
   * @throws DomainError what the work throws; `work/gone` to a caller who has left.
   */
  run(key: string, asker: Waiter, work: (wanted: Waiter) => Promise<T>): Promise<T>;
}

interface UnderWay<T> {
  readonly outcome: Promise<T>;
  readonly ending: AbortController;
  readonly turns: TurnsOfAny;
  callers: number;
}

export function createWhileWanted<T>(): WhileWanted<T> {
  const underWay = new Map<string, UnderWay<T>>();
  const begin = (key: string, asker: Waiter, work: (wanted: Waiter) => Promise<T>): UnderWay<T> => {
    const ending = new AbortController();
    const turns = createTurnsOfAny();
    turns.add(asker);
    const outcome = work({ turn: turns.turn, signal: ending.signal }).finally(() => underWay.delete(key));
    const begun = { outcome, ending, turns, callers: 0 };
    underWay.set(key, begun);
    return begun;
  };
  return {
    async run(key, asker, work) {
      const { signal } = asker;
      let shared = underWay.get(key);
      // What ends because nobody wanted it is no answer for whoever comes now.
      while (shared?.ending.signal.aborted) {
        await shared.outcome.catch(() => undefined);
        shared = underWay.get(key);
      }
      if (signal.aborted) throw askerGone();
      shared?.turns.add(asker);
      const joined = shared ?? begin(key, asker, work);
      joined.callers++;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(askerGone());
          joined.turns.remove(asker);
          if (--joined.callers === 0) joined.ending.abort(askerGone());
        };
        signal.addEventListener("abort", leave, { once: true });
        const stay = () => signal.removeEventListener("abort", leave);
        joined.outcome.then(resolve, reject).finally(stay);
      });
    },
  };
}
