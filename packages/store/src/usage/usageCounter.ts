import type { UseKind } from "../engine/database.ts";
import { isForeignKeyViolation } from "../engine/databaseErrors.ts";
import type { Store } from "../scope/store.ts";
import { addUses, type Uses } from "./usageCounts.ts";
import { usageDay } from "./usageDay.ts";

/**
 * Counts what is done in clients, in memory, and writes it down in batches: counting takes no time of a request's. A process that
 * is killed loses what it counted since it last wrote, three seconds' worth at most; one that is stopped loses nothing.
 *
 * What is kept says nothing of anybody: a client, a day, what was done, with which layer, and how often. Nobody is told apart, so
 * it cannot say how many people did it either.
 */
export interface UsageCounter {
  /** @param subject such as the client's own data has: others would grow the table without end. */
  count(clientId: string, kind: UseKind, subject?: string): void;
  /** Writes what was counted until now. What cannot be written is kept for the next time. */
  flush(): Promise<void>;
  /** Counts no more in the background, and writes the rest. */
  stop(): Promise<void>;
}

export interface UsageCounterOptions {
  readonly log: { error(facts: object, message: string): void };
  /** At most so long after something was counted it is written. */
  readonly flushMs?: number;
  readonly now?: () => Date;
}

/** What may wait to be written, as while the database is away. Beyond it only what waits already is counted on. */
const mostWaiting = 10_000;

export function createUsageCounter(
  store: Store,
  { log, flushMs = 3_000, now = () => new Date() }: UsageCounterOptions,
): UsageCounter {
  let waiting = new Map<string, { readonly clientId: string; readonly uses: Uses }>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isStopped = false;

  const add = (clientId: string, uses: Uses) => {
    const key = JSON.stringify([clientId, uses.day, uses.kind, uses.subject]);
    const before = waiting.get(key);
    if (before === undefined && waiting.size >= mostWaiting) return;
    const count = uses.count + (before?.uses.count ?? 0);
    waiting.set(key, { clientId, uses: { ...uses, count } });
  };
  const flushLater = () => {
    if (timer !== undefined || isStopped || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush().then(flushLater);
    }, flushMs);
    // It keeps no process alive.
    timer.unref();
  };
  const write = async () => {
    const counted = Map.groupBy(waiting.values(), ({ clientId }) => clientId);
    waiting = new Map();
    for (const [clientId, all] of counted)
      try {
        const uses = all.map((each) => each.uses);
        await store.withClient(clientId, (tx) => addUses(tx, uses));
      } catch (error) {
        // A client that is gone has nothing to be counted any more.
        if (isForeignKeyViolation(error)) continue;
        log.error({ err: error }, "usage was not written, and is tried again");
        for (const { uses } of all) add(clientId, uses);
      }
  };
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    count: (clientId, kind, subject = "") => {
      add(clientId, { day: usageDay(now()), kind, subject, count: 1 });
      flushLater();
    },
    flush,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await flush();
    },
  };
}
