import { createFairQueue } from "./fairQueue.ts";

export interface FairPlaces {
  /**
   * Waits for a place. Those who wait get theirs in turn by caller, however much each has waiting.
   *
   * @param gone says that the caller has left, with why: it waits no longer.
   * @returns gives the place back, called once or more than once.
   * @throws why it has left; what the maker of this says where too many wait, or it has waited too long.
   */
  enter(caller: string, gone: AbortSignal): Promise<() => void>;
}

export interface FairPlacesLimits {
  /** How many are taken at a time. */
  readonly places: number;
  readonly mostWaiting: number;
  readonly mostWaitMs: number;
  /** Made for who waits too long, or finds too many waiting. */
  readonly busy: () => Error;
}

/** Places for what a process does a few of at a time, whoever asks. */
export function createFairPlaces({ places, mostWaiting, mostWaitMs, busy }: FairPlacesLimits): FairPlaces {
  const waiting = createFairQueue<() => void>();
  let taken = 0;
  const leaving = () => {
    taken++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      taken--;
      waiting.shift()?.();
    };
  };
  return {
    async enter(caller, gone) {
      gone.throwIfAborted();
      if (taken < places) return leaving();
      if (waiting.size >= mostWaiting) throw busy();
      return new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer);
          gone.removeEventListener("abort", leave);
        };
        const go = () => {
          settle();
          resolve(leaving());
        };
        const giveUp = (why: Error) => {
          settle();
          waiting.remove(caller, go);
          reject(why);
        };
        const leave = () => giveUp(gone.reason as Error);
        const timer = setTimeout(() => giveUp(busy()), mostWaitMs);
        gone.addEventListener("abort", leave, { once: true });
        waiting.push(caller, go);
      });
    },
  };
}
