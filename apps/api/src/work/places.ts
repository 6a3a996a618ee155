import { DomainError } from "@stopbank/errors";
import { type Asker, gone } from "./asker.ts";
import { createFairQueue } from "./fairQueue.ts";

export interface PlaceLimits {
  /** How many work at a time. */
  readonly places: number;
  /** How many of one caller's may wait. Of each caller one works at a time, so that nobody takes every place. */
  readonly mostWaitingEach: number;
  /** How many may wait in all. */
  readonly mostWaiting: number;
  /** How long anybody waits: less than a connection may be silent. */
  readonly mostSeconds: number;
}

/** Gives the place back. */
type Leave = () => void;

/** Places to work in, given out in turn to the callers who wait for one. */
export interface Places {
  /**
   * @throws DomainError `work/too-many-at-once` when the caller has too many waiting already, `work/busy` when everybody
   * together has or the wait gets too long, `work/gone` when the caller goes while it waits.
   */
  enter(asker: Asker): Promise<Leave>;
}

export function createPlaces({ places, mostWaitingEach, mostWaiting, mostSeconds }: PlaceLimits): Places {
  const waiting = createFairQueue<() => void>();
  const working = new Set<string>();
  const isFree = (who: string) => working.size < places && !working.has(who);
  const leaving = (who: string): Leave => {
    working.add(who);
    return () => {
      working.delete(who);
      // The one who goes may have kept its own next piece from a place, or everybody's.
      waiting.shift(isFree)?.();
    };
  };
  return {
    async enter({ who, signal }) {
      signal.throwIfAborted();
      if (isFree(who)) return leaving(who);
      if (waiting.sizeOf(who) >= mostWaitingEach) throw tooManyAtOnce();
      if (waiting.size >= mostWaiting) throw busy();
      return new Promise((resolve, reject) => {
        const go = () => {
          stopWaiting();
          resolve(leaving(who));
        };
        const giveUp = (why: Error) => {
          stopWaiting();
          waiting.remove(who, go);
          reject(why);
        };
        const leave = () => giveUp(gone());
        const timer = setTimeout(() => giveUp(busy()), mostSeconds * 1_000);
        const stopWaiting = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", leave);
        };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(who, go);
      });
    },
  };
}

const tooManyAtOnce = () =>
  new DomainError(
    "too-many",
    "work/too-many-at-once",
    "Too many large questions at once from where you are. Wait for the answers to those, then ask again.",
    { retryAfterSeconds: 2 },
  );

const busy = () =>
  new DomainError(
    "unavailable",
    "work/busy",
    "Too many people are asking about large areas just now. Try again in a moment.",
    { retryAfterSeconds: 5 },
  );
