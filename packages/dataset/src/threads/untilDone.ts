import type { Worker } from "node:worker_threads";

/**
 * Waits for a thread that begins and ends with one piece of work.
 *
 * @param does what the thread does: "cuts tiles".
 * @param signal ends the thread half-way.
 * @throws what the thread throws, the signal's reason, or that it ended before it was done.
 */
export function untilDone(worker: Worker, does: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => void worker.terminate();
    signal.addEventListener("abort", stop, { once: true });
    worker.once("error", reject);
    worker.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      if (code === 0) resolve();
      else reject(signal.aborted ? signal.reason : new Error(`The thread that ${does} ended with ${code}.`));
    });
  });
}
