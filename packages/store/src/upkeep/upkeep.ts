import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";

/** Work that a server does by itself from time to time: removing what has expired, and the like. */
export interface UpkeepJob {
  /** `<area>.<what>`, the same in every version: the turns are kept under it. */
  readonly name: string;
  readonly everyMinutes: number;
  /**
   * Does the work, in pieces where it is long, and stops between them once `signal` is aborted: the server is closing, or
   * the turn is over. It may be cut off at any point and is then done again, so what it does twice must do no harm.
   *
   * @returns how many things it dealt with, for the log.
   */
  run(store: Store, signal: AbortSignal): Promise<number>;
}

/** Told what was done, for the log. */
export interface UpkeepLog {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface Upkeep {
  /** Begins no more work and waits for what is running. Before the store is closed. */
  stop(): Promise<void>;
}

/** How often a process asks what is due, give or take a quarter, so that processes started together drift apart. */
const TICK_MS = 60_000;

/**
 * Runs jobs until it is stopped, each once in its period however many processes run it: the turns are in the database.
 *
 * To have something looked after, put a `UpkeepJob` into the list of the server that owns it (`upkeepJobs` in
 * `apps/api/src/upkeepJobs.ts` or `apps/bff/src/upkeep/upkeepJobs.ts`). Rows of clients are seen within one client only: such a job asks
 * `listClients(store.shared)` and then goes through them with `store.withClient`.
 *
 * @param tickMs for tests.
 */
export function startUpkeep(
  store: Store,
  jobs: readonly UpkeepJob[],
  log: UpkeepLog,
  tickMs = TICK_MS,
): Upkeep {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const tickLater = () => {
    timer = setTimeout(
      () => {
        running = runDue(store, jobs, log, stopping.signal).finally(() => {
          if (!stopping.signal.aborted) tickLater();
        });
      },
      tickMs * (0.75 + Math.random() / 2),
    );
    // It keeps no process alive.
    timer.unref();
  };
  tickLater();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Runs the jobs that are due and not another process's turn, one after another. A failure leaves the rest to run. */
async function runDue(
  store: Store,
  jobs: readonly UpkeepJob[],
  log: UpkeepLog,
  stopping: AbortSignal,
): Promise<void> {
  for (const job of jobs) {
    if (stopping.aborted) return;
    try {
      if (!(await takeTurn(store.shared, job))) continue;
      // After a period another process may take the next turn; two at once would only be in each other's way.
      const turnOver = AbortSignal.timeout(job.everyMinutes * 60_000);
      const count = await job.run(store, AbortSignal.any([stopping, turnOver]));
      if (count > 0) log.info({ job: job.name, count }, "upkeep");
    } catch (error) {
      log.error({ err: error, job: job.name }, "upkeep failed, and is tried again in its next turn");
    }
  }
}

/** Whether the job is due and this process may do it: true for one of all that ask. */
async function takeTurn(queries: Queries, { name, everyMinutes }: UpkeepJob): Promise<boolean> {
  const turn = await queries
    .insertInto("upkeep_turns")
    .values({ job: name, due_at: sql<Date>`now() + make_interval(mins => ${everyMinutes})` })
    .onConflict((conflict) =>
      conflict
        .column("job")
        .doUpdateSet((row) => ({ due_at: row.ref("excluded.due_at") }))
        .where(sql<boolean>`upkeep_turns.due_at <= now()`),
    )
    .returning("job")
    .executeTakeFirst();
  return turn !== undefined;
}
