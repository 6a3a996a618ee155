import { DomainError } from "@stopbank/errors";
import type { Places } from "@stopbank/fair-queue/places";
import { Piscina } from "piscina";
import { type Asker, askerGone } from "./asker.ts";
import { type Outcome, resultOf } from "./outcome.ts";
import { createPlaces } from "./places.ts";
import type { Tasks } from "./tasks.ts";

export interface WorkerPool {
  /**
   * Does a task in a thread of its own, so that the event loop stays free.
   *
   * @throws DomainError what the task throws; `work/too-many-at-once`, `work/busy`, `work/takes-too-long`, `work/failed`
   * when its thread ended, `work/gone`.
   */
  run<Name extends keyof Tasks>(
    name: Name,
    task: Parameters<Tasks[Name]>[0],
    asker: Asker,
  ): Promise<ReturnType<Tasks[Name]>>;
  /** Ends every thread; what is under way fails. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  readonly threads: number;
  /** What takes longer is broken off. */
  readonly mostSeconds: number;
  /** The module that has the tasks; the product's own unless a test brings another. */
  readonly tasks?: URL;
  readonly mostWaitingEach?: number;
  readonly mostWaiting?: number;
  /** What a thread's heap may take. */
  readonly megabytes?: number;
}

/** Threads are started when there is work for them and end after a minute without. */
export function createWorkerPool({
  threads,
  mostSeconds,
  tasks = new URL("./worker.ts", import.meta.url),
  mostWaitingEach = 12,
  mostWaiting = 96,
  // Room for one body of the greatest size, read.
  megabytes = 768,
}: WorkerPoolOptions): WorkerPool {
  const places = createPlaces({ places: threads, mostWaitingEach, mostWaiting, mostSeconds });
  const pool = new Piscina({
    filename: tasks.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  return {
    run: (name, task, asker) => runIn(places, pool, mostSeconds, name, task, asker),
    close: () => pool.destroy(),
  };
}

async function runIn<Name extends keyof Tasks>(
  places: Places,
  pool: Piscina,
  mostSeconds: number,
  name: Name,
  task: Parameters<Tasks[Name]>[0],
  asker: Asker,
): Promise<ReturnType<Tasks[Name]>> {
  const leave = await places.enter(asker);
  const limit = AbortSignal.timeout(mostSeconds * 1_000);
  try {
    const signal = AbortSignal.any([asker.signal, limit]);
    const outcome: Outcome<ReturnType<Tasks[Name]>> = await pool
      .run(task, { name, signal })
      .catch((cause) => {
        if (asker.signal.aborted) throw askerGone();
        throw limit.aborted ? takesTooLong(name, mostSeconds) : failed(name, cause);
      });
    return resultOf(outcome);
  } finally {
    leave();
  }
}

/** Tasks that are about no area that somebody drew. */
const ranks: ReadonlySet<keyof Tasks> = new Set(["rankStability", "mostMoving"]);

const takesTooLong = (name: keyof Tasks, mostSeconds: number) =>
  new DomainError(
    "too-large",
    "work/takes-too-long",
    ranks.has(name)
      ? `The ranks take more than ${mostSeconds} seconds to work out just now. Try again in a moment.`
      : `This area takes more than ${mostSeconds} seconds to work out, because its outline winds through so much of the layer. Draw a simpler one or choose regions.`,
  );

const failed = (name: keyof Tasks, cause: unknown) =>
  new DomainError(
    "unavailable",
    "work/failed",
    ranks.has(name)
      ? "The ranks could not be worked out just now. Try again."
      : "The area could not be worked out just now. Try again; if it stays, draw a simpler one.",
    { cause, retryAfterSeconds: 2 },
  );
