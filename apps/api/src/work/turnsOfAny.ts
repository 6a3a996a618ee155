import type { Turn, Waiter } from "./inTurns.ts";

/** Turns for what several wait for: the first that any of them has. */
export interface TurnsOfAny {
  add(waiter: Waiter): void;
  /** Who has left is not asked for turns any more. */
  remove(waiter: Waiter): void;
  /** Comes at once where nobody is left; fails where the last one's does. */
  readonly turn: Turn;
}

/**
 * Turns are given out caller by caller, and among those of one caller one by one: work that went by the turns of whoever had it begun would
 * keep all who wait for it behind whatever else that one has asked for.
 */
export function createTurnsOfAny(): TurnsOfAny {
  /** Whether a waiter has been asked for a turn that has not come. */
  const asked = new Map<Waiter, boolean>();
  const waiting: Array<{ readonly go: () => void; readonly fail: (why: unknown) => void }> = [];
  const ask = (waiter: Waiter) => {
    if (waiting.length === 0 || asked.get(waiter) !== false) return;
    asked.set(waiter, true);
    const come = () => {
      if (asked.has(waiter)) asked.set(waiter, false);
      waiting.shift()?.go();
      ask(waiter);
    };
    const fail = (why: unknown) => {
      asked.delete(waiter);
      if (asked.size === 0) for (const each of waiting.splice(0)) each.fail(why);
    };
    waiter.turn().then(come, fail);
  };
  return {
    add(waiter) {
      if (!asked.has(waiter)) asked.set(waiter, false);
      ask(waiter);
    },
    remove(waiter) {
      asked.delete(waiter);
      if (asked.size === 0) for (const { go } of waiting.splice(0)) go();
    },
    turn: () =>
      new Promise((go, fail) => {
        if (asked.size === 0) return go();
        waiting.push({ go, fail });
        for (const waiter of asked.keys()) ask(waiter);
      }),
  };
}
