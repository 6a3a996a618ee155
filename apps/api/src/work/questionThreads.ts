import { DomainError } from "@stopbank/errors";
import { createFairQueue } from "@stopbank/fair-queue";
import { Piscina } from "piscina";
import { type Asker, askerGone } from "./asker.ts";
import { type Outcome, resultOf } from "./outcome.ts";
import type { QuestionTasks } from "./questionWorker.ts";

/** Threads for ordinary questions, each a millisecond or some, so that a process uses every core. */
export interface QuestionThreads {
  /** Whether threads have started; where they have not, they start. */
  areReady(): boolean;
  /**
   * Does a task in a thread. Callers wait in turn, and one who has gone waits no more; what has begun is short.
   *
   * @throws DomainError what the task throws, `work/gone`, `work/failed` when its thread ended.
   */
  run<Name extends keyof QuestionTasks>(
    name: Name,
    task: Parameters<QuestionTasks[Name]>[0],
    asker: Pick<Asker, "site" | "signal">,
  ): Promise<ReturnType<QuestionTasks[Name]>>;
  close(): Promise<void>;
}

/** The next task is with its thread before it has done one: a thread does not wait for the event loop. */
const tasksAThread = 2;
/** Threads end after so long without work. */
const idleMs = 300_000;

export function createQuestionThreads({ threads }: { readonly threads: number }): QuestionThreads {
  const pool = new Piscina({
    filename: new URL("./questionWorker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksAThread,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const waiting = createFairQueue<() => void>();
  let atWork = 0;
  let readyUntil = 0;
  let isStarting = false;
  const start = async () => {
    isStarting = true;
    try {
      await Promise.all(
        Array.from({ length: threads * tasksAThread }, () => pool.run(undefined, { name: "ready" })),
      );
      readyUntil = Date.now() + idleMs / 2;
    } catch {
      // The event loop does without: whoever asks next starts them again.
      readyUntil = 0;
    } finally {
      isStarting = false;
    }
  };
  const enter = ({ site, signal }: Pick<Asker, "site" | "signal">) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(askerGone());
      const go = () => {
        signal.removeEventListener("abort", leave);
        atWork++;
        resolve();
      };
      const leave = () => {
        waiting.remove(site, go);
        reject(askerGone());
      };
      if (atWork < threads * tasksAThread) return go();
      signal.addEventListener("abort", leave, { once: true });
      waiting.push(site, go);
    });
  return {
    areReady() {
      if (Date.now() < readyUntil) return true;
      if (!isStarting) void start();
      return false;
    },
    async run(name, task, asker) {
      await enter(asker);
      try {
        const outcome: Outcome<ReturnType<QuestionTasks[typeof name]>> = await pool
          .run(task, { name })
          .catch((cause: unknown) => {
            readyUntil = 0;
            throw failed(cause);
          });
        readyUntil = Date.now() + idleMs / 2;
        return resultOf(outcome);
      } finally {
        atWork--;
        waiting.shift()?.();
      }
    },
    close: () => pool.destroy(),
  };
}

const failed = (cause: unknown) =>
  new DomainError("unavailable", "work/failed", "This could not be worked out just now. Try again.", {
    cause,
    retryAfterSeconds: 2,
  });
