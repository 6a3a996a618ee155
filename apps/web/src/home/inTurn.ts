import type { Lazy } from "@stopbank/plugin-api/browser";

const turns = new WeakMap<Lazy, Lazy>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Loads code after what was asked for before it, and never while a page is drawn: to have a browser fetch the files of several parts at
 * once holds a slow one up.
 *
 * @returns for the same code the same each time.
 */
export function inTurn(load: Lazy): Lazy {
  const former = turns.get(load);
  if (former !== undefined) return former;
  const turn: Lazy = () => {
    const begun = last.then(nextTask).then(() => ({ code: load() }));
    last = begun.catch(() => undefined);
    return begun.then(({ code }) => code);
  };
  turns.set(load, turn);
  return turn;
}

const nextTask = () => new Promise((done) => setTimeout(done));
