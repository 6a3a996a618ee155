import { partsOf, type Selection } from "@stopbank/risk-engine/select";
import type { Asker } from "./asker.ts";

/** Waits for the caller's next turn of the event loop: a scenario of a million elements takes a tenth of a second. */
export type Turn = Asker["turn"];

/** Who waits for what is done in turns. */
export type Waiter = Pick<Asker, "turn" | "signal">;

/** Turns of who waits, which throw why once nobody wants the work any more. */
export const turnWhile =
  ({ turn, signal }: Waiter): Turn =>
  async () => {
    await turn();
    signal.throwIfAborted();
  };

/** Does each in a turn of its own. */
export async function inTurns<T>(turn: Turn, items: Iterable<T>, each: (item: T) => void): Promise<void> {
  for (const item of items) {
    await turn();
    each(item);
  }
}

/** Does what stops after each part, each in a turn of its own. */
export async function partByPart<T>(turn: Turn, work: Generator<void, T>): Promise<T> {
  for (;;) {
    await turn();
    const part = work.next();
    if (part.done) return part.value;
  }
}

/** Elements whose damage is worked out in some 10 ms. */
const mostInTurn = 8_192;

/** Does what goes element by element in turns. */
export const partsInTurns = (
  turn: Turn,
  selection: Selection,
  each: (part: Selection) => void,
): Promise<void> => inTurns(turn, partsOf(selection, mostInTurn), each);
