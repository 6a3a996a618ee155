import { createFairQueue, type FairQueue } from "./fairQueue.ts";

export interface PlaceLimits {
  /** How many work at a time. Visitors leave one place to members, where there are two. */
  readonly places: number;
  /** How many of one site's may wait. Of each site one works at a time, so that nobody takes every place. */
  readonly mostWaitingEach: number;
  /** How many may wait in all, and visitors half of that: of their sites there is no end. */
  readonly mostWaiting: number;
  /** How long anybody waits: less than a connection may be silent. */
  readonly mostSeconds: number;
  /** Made where a site has too many waiting. */
  readonly tooManyAtOnce: () => Error;
  /** Made where everybody together has, all visitors have, or the wait gets too long. */
  readonly busy: () => Error;
}

/** Who wants a place. */
export interface PlaceSeeker {
  /** Whom places are counted for. */
  readonly site: string;
  readonly isVisitor: boolean;
  /** Ends when they have gone, with why as its reason. */
  readonly signal: AbortSignal;
}

/** Gives the place back, called once or more than once. */
type Leave = () => void;

/** Places to work in, given out in turn to the sites that wait for one, and in turn to members and visitors. */
export interface Places {
  /** @throws what the limits make; why the caller has gone, where it goes while it waits. */
  enter(seeker: PlaceSeeker): Promise<Leave>;
}

/** Those who are served alike. */
interface Line {
  readonly waiting: FairQueue<() => void>;
  readonly mostAtWork: number;
  readonly mostWaiting: number;
  atWork: number;
}

/** Places for what a process does a few of at a time, whoever asks. */
export function createPlaces(limits: PlaceLimits): Places {
  const { places, mostWaitingEach, mostWaiting, mostSeconds, tooManyAtOnce, busy } = limits;
  const members: Line = { waiting: createFairQueue(), mostAtWork: places, mostWaiting, atWork: 0 };
  const visitors: Line = {
    waiting: createFairQueue(),
    mostAtWork: Math.max(1, places - 1),
    mostWaiting: Math.floor(mostWaiting / 2),
    atWork: 0,
  };
  const working = new Set<string>();
  /** Whose turn comes next, where both wait. */
  let next = members;
  const isFree = (line: Line) => (site: string) =>
    working.size < places && line.atWork < line.mostAtWork && !working.has(site);
  const leaving = (line: Line, site: string): Leave => {
    working.add(site);
    line.atWork++;
    next = line === members ? visitors : members;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      working.delete(site);
      line.atWork--;
      // The one who goes may have kept its own next piece from a place, or everybody's.
      const other = next === members ? visitors : members;
      const go = next.waiting.shift(isFree(next)) ?? other.waiting.shift(isFree(other));
      go?.();
    };
  };
  return {
    async enter({ site, isVisitor, signal }) {
      signal.throwIfAborted();
      const line = isVisitor ? visitors : members;
      const { waiting } = line;
      if (isFree(line)(site)) return leaving(line, site);
      if (waiting.sizeOf(site) >= mostWaitingEach) throw tooManyAtOnce();
      if (waiting.size >= line.mostWaiting || members.waiting.size + visitors.waiting.size >= mostWaiting)
        throw busy();
      return new Promise((resolve, reject) => {
        const go = () => {
          stopWaiting();
          resolve(leaving(line, site));
        };
        const giveUp = (why: Error) => {
          stopWaiting();
          waiting.remove(site, go);
          reject(why);
        };
        const leave = () => giveUp(signal.reason as Error);
        const timer = setTimeout(() => giveUp(busy()), mostSeconds * 1_000);
        const stopWaiting = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", leave);
        };
        signal.addEventListener("abort", leave, { once: true });
        waiting.push(site, go);
      });
    },
  };
}
