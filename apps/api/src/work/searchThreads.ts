import type { FoundThing } from "@stopbank/dataset/search";
import { DomainError } from "@stopbank/errors";
import { Piscina } from "piscina";
import type { Asker } from "./asker.ts";
import { type Outcome, resultOf } from "./outcome.ts";
import { createPlaces } from "./places.ts";
import type { SearchTask } from "./searchWorker.ts";

/** Searches of indexes: SQLite answers where it is asked, so it is asked in threads of its own. */
export interface SearchThreads {
  /**
   * One search of a caller runs at a time; a few more wait. Who types on leaves, and what they waited for is not done.
   *
   * @throws DomainError `search/too-many-at-once`, `search/busy`, `work/gone`, `search/failed`, `dataset/corrupt-file`.
   */
  find(task: SearchTask, asker: Asker): Promise<FoundThing[]>;
  close(): Promise<void>;
}

/** Threads end after so long without work. */
const idleMs = 300_000;

export function createSearchThreads({ threads }: { readonly threads: number }): SearchThreads {
  const pool = new Piscina({
    filename: new URL("./searchWorker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // What a search leaves behind is short-lived: with more room for it a thread takes 200 MB, and is no faster.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 },
  });
  const places = createPlaces({
    ...{ places: threads, mostWaitingEach: 8, mostWaiting: 400, mostSeconds: 10 },
    ...{ tooManyAtOnce, busy },
  });
  return {
    async find(task, asker) {
      const leave = await places.enter(asker);
      try {
        // What has begun takes milliseconds, and is not broken off.
        const outcome: Outcome<FoundThing[]> = await pool
          .run(task, { name: "find" })
          .catch((cause: unknown) => {
            throw failed(cause);
          });
        return resultOf(outcome);
      } finally {
        leave();
      }
    },
    close: () => pool.destroy(),
  };
}

const tooManyAtOnce = () =>
  new DomainError(
    "too-many",
    "search/too-many-at-once",
    "Too many searches at once from where you are. Wait for the answers to those, then search again.",
    { retryAfterSeconds: 1 },
  );

const busy = () =>
  new DomainError(
    "unavailable",
    "search/busy",
    "Too many people are searching just now. Try again in a moment.",
    { retryAfterSeconds: 2 },
  );

const failed = (cause: unknown) =>
  new DomainError("unavailable", "search/failed", "The search failed just now. Try again in a moment.", {
    cause,
    retryAfterSeconds: 2,
  });
