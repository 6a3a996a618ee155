import { Worker } from "node:worker_threads";

export interface IndexTask {
  /** Where datasets lie, as `openStorage` takes it. */
  readonly address: string;
  readonly client: string;
  readonly version: string;
  /** Of the index, which is not there yet. */
  readonly path: string;
  readonly mostBytes: number;
}

const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

/**
 * Writes the search index of a published dataset that has none, in a thread of its own that keeps no process from ending.
 *
 * @param signal ends the thread half-way.
 * @throws what `indexDataset` throws, or that the thread ended before it was done; part of the file may be there then.
 */
export async function indexInThread(task: IndexTask, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./indexThread.ts", import.meta.url), {
      workerData: task,
      resourceLimits,
    });
    worker.unref();
    const stop = () => void worker.terminate();
    signal.addEventListener("abort", stop, { once: true });
    worker.once("error", reject);
    worker.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      if (code === 0) resolve();
      else reject(signal.aborted ? signal.reason : new Error(`The thread that indexes ended with ${code}.`));
    });
  });
}
