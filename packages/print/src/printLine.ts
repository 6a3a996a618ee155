import { createFairQueue } from "@stopbank/fair-queue";
import { tooManyWaiting } from "./faults.ts";
import type { PrintLimits } from "./limits.ts";

/** Who waits to be printed. */
export interface PrintLine {
  readonly atWork: number;
  readonly waiting: number;
  /**
   * Waits for a turn; clients are served in turn, however much each has brought.
   *
   * @returns what gives the place back.
   * @throws DomainError `print/too-many` where too many wait; the signal's reason where it is aborted.
   */
  enter(client: string, signal: AbortSignal): Promise<() => void>;
}

export type LineLimits = Pick<PrintLimits, "printsAtOnce" | "mostWaiting" | "mostWaitingEach">;

/** @param secondsEach what a print takes of late, for saying when to come again. */
export function createPrintLine(limits: LineLimits, secondsEach: () => number): PrintLine {
  const queue = createFairQueue<() => void>();
  let atWork = 0;
  const leave = () => {
    const next = queue.shift();
    if (next === undefined) atWork--;
    else next();
  };
  const leaveOnce = () => {
    let hasLeft = false;
    return () => {
      if (!hasLeft) leave();
      hasLeft = true;
    };
  };
  return {
    get atWork() {
      return atWork;
    },
    get waiting() {
      return queue.size;
    },
    async enter(client, signal) {
      signal.throwIfAborted();
      if (atWork < limits.printsAtOnce) {
        atWork++;
        return leaveOnce();
      }
      if (queue.size >= limits.mostWaiting || queue.sizeOf(client) >= limits.mostWaitingEach)
        throw tooManyWaiting(Math.ceil(((queue.size + 1) * secondsEach()) / limits.printsAtOnce));
      return new Promise((resolve, reject) => {
        const go = () => {
          signal.removeEventListener("abort", giveUp);
          resolve(leaveOnce());
        };
        const giveUp = () => {
          queue.remove(client, go);
          reject(signal.reason);
        };
        signal.addEventListener("abort", giveUp, { once: true });
        queue.push(client, go);
      });
    },
  };
}
