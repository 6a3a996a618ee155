import { hearJobChanges } from "../changes.ts";
import type { Hold } from "./holdJob.ts";
import { type RunParts, runJob } from "./runJob.ts";
import { tendJobs } from "./tendJobs.ts";

export interface WorkerParts extends Omit<RunParts, "leaseSeconds" | "patienceSeconds" | "holds"> {
  /** How long a job is held by a process of which nothing is heard. */
  readonly leaseSeconds?: number;
  readonly patienceSeconds?: number;
  readonly tendSeconds?: number;
  /** What jobs under work are left to come to an end when the process stops, before they are told to. */
  readonly graceSeconds?: number;
}

export interface JobWorker {
  /** Takes no more jobs, and lets those under work come to an end or go back to be done by others: within 30 seconds. */
  stop(): Promise<void>;
}

/** Works on jobs as the queue hands them over, until it is stopped. */
export async function startJobWorker({
  leaseSeconds = 15,
  patienceSeconds = 10,
  tendSeconds = 5,
  graceSeconds = 10,
  ...given
}: WorkerParts): Promise<JobWorker> {
  const { store, queue, kinds, seal, log } = given;
  const holds = new Map<string, Hold>();
  const parts = { ...given, leaseSeconds, patienceSeconds, holds };
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const stopHearing = await hearJobChanges(store, ({ id }) => holds.get(id)?.beatNow());

  let tending: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const tend = () => {
    tending = tendJobs(store, queue, kinds, seal, stopping.signal)
      .catch((error: unknown) => log.warn({ err: error }, "jobs could not be looked after"))
      .finally(() => {
        if (stopping.signal.aborted) return;
        // Processes that were started together drift apart.
        timer = setTimeout(tend, tendSeconds * 1_000 * (0.75 + Math.random() / 2));
        timer.unref();
      });
  };

  const take = async (kind: string, id: string) => {
    // Handed over at the last moment: it is for another process.
    if (stopping.signal.aborted) return queue.sendAgain(kind, [id]);
    const run = runJob(parts, kind, id)
      // What could not be written down is found again when the lease is over.
      .catch((error: unknown) => log.error({ err: error, job: id }, "a job was left as it was"));
    running.add(run);
    await run;
    running.delete(run);
  };

  const stop = async () => {
    stopping.abort();
    clearTimeout(timer);
    await queue.stopWork();
    const done = Promise.all(running);
    if (!(await within(graceSeconds, done))) {
      for (const hold of holds.values()) hold.stop("stopping");
      if (!(await within(15, done))) log.error({ jobs: [...holds.keys()] }, "jobs did not stop when told to");
    }
    // A database that does not answer is not waited for.
    await within(5, tending);
    await stopHearing();
  };
  try {
    for (const { kind } of kinds.values()) await queue.work(kind, (id) => take(kind.id, id));
  } catch (error) {
    await stop();
    throw error;
  }
  // At once: what a process left that was here before need not wait.
  tend();
  return { stop };
}

/** Whether it came to an end in so many seconds. */
async function within(seconds: number, done: Promise<unknown>): Promise<boolean> {
  const waiting = new AbortController();
  const late = new Promise<false>((resolve) => {
    const timer = setTimeout(() => resolve(false), seconds * 1_000);
    waiting.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
  const isDone = await Promise.race([done.then(() => true), late]);
  waiting.abort();
  return isDone;
}
