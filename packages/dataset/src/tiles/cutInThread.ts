import { Worker } from "node:worker_threads";
import { untilDone } from "../threads/untilDone.ts";
import type { ElementArchive } from "./writeElementArchive.ts";

/** What is made for a tile goes with it: a small nursery is swept sooner and keeps the process smaller. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Writes an element archive in a thread of its own.
 * @param signal ends the thread half-way.
 */
export function cutInThread(archive: ElementArchive, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL("./tileThread.ts", import.meta.url), {
    workerData: archive,
    transferList: buffersOf(archive),
    resourceLimits,
  });
  return untilDone(worker, "cuts tiles", signal);
}

/** Handed over rather than copied. */
function buffersOf({ geometry }: ElementArchive): ArrayBuffer[] {
  const columns = Object.values(geometry) as readonly (string | Int32Array | Float64Array)[];
  return columns.flatMap((column) =>
    typeof column !== "string" && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  );
}
