import { Worker } from "node:worker_threads";
import { untilDone } from "../../threads/untilDone.ts";

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
  const worker = new Worker(new URL("./indexThread.ts", import.meta.url), {
    workerData: task,
    resourceLimits,
  });
  worker.unref();
  return untilDone(worker, "indexes", signal);
}
