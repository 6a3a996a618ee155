import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { DomainError } from "@stopbank/errors";
import type { ExportTask } from "@stopbank/exports/task";
import { resultOf } from "../work/outcome.ts";
import type { FromExportThread, ToExportThread } from "./exportMessages.ts";

const thread = new URL("./exportWorker.ts", import.meta.url);
/** What a thread's heap may take; columns lie outside of it, in memory that is shared. */
const heapMegabytes = 256;

/**
 * The bytes of an export, made in a thread that begins and ends with them. It makes no more than is read, and where the reader
 * goes it ends at once.
 *
 * @param folder where it has one of its own for files on the way, which goes with it.
 */
export function exportThread(task: ExportTask, folder: string): Readable {
  const scratch = mkdtempSync(join(folder, "export-"));
  const worker = new Worker(thread, {
    workerData: { task, scratch },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  /** It has said how it went. */
  let isOver = false;
  const tell = (message: ToExportThread) => worker.postMessage(message);
  const bytes = new Readable({
    highWaterMark: 256 * 1_024,
    read: () => tell("more"),
    destroy: (error, done) => {
      worker
        .terminate()
        .then(() => rm(scratch, { recursive: true, force: true }))
        .then(
          () => done(error),
          (cause: Error) => done(error ?? cause),
        );
    },
  });
  worker.on("message", (message: FromExportThread) => {
    if ("chunk" in message) return void bytes.push(message.chunk);
    isOver = true;
    try {
      resultOf(message);
      bytes.push(null);
    } catch (error) {
      bytes.destroy(error as Error);
    }
  });
  worker.once("error", (error: NodeJS.ErrnoException) =>
    bytes.destroy(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuchMemory() : error),
  );
  worker.once("exit", () => {
    if (!isOver) bytes.destroy(new Error("The thread of an export ended without a word."));
  });
  return bytes;
}

const tooMuchMemory = () =>
  new DomainError(
    "too-large",
    "export/too-much-memory",
    "This takes more memory than there is for it. Choose fewer scenarios or a smaller area, or another format.",
  );
