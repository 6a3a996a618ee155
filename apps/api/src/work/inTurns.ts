import type { Asker } from "./asker.ts";

/** Waits for the caller's next turn of the event loop: a scenario of a million elements takes a tenth of a second. */
export type Turn = Asker["turn"];

/** Does each in a turn of its own. */
export async function inTurns<T>(turn: Turn, items: readonly T[], each: (item: T) => void): Promise<void> {
  for (const item of items) {
    await turn();
    each(item);
  }
}
