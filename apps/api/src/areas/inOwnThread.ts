import { Worker } from "node:worker_threads";
import { DomainError } from "@stopbank/errors";
import { type Outcome, resultOf } from "../work/outcome.ts";

export interface ThreadLimits {
  /** Ends the thread. */
  readonly signal: AbortSignal;
  readonly mostSeconds: number;
  /** What its heap may take, beside WebAssembly. */
  readonly megabytes: number;
  /** Its folder for temporary files, which whoever starts it clears away: what is ended does not. */
  readonly scratch: string;
}

/**
 * Does one task in a thread that begins with it and ends with it, so that nothing of a stranger's file is left for the next.
 *
 * @param module posts one `Outcome`.
 * @throws DomainError what the task throws; `area-file/takes-too-long`, `area-file/too-much-memory`; the signal's reason.
 */
export function inOwnThread<T>(
  module: URL,
  task: unknown,
  { signal, mostSeconds, megabytes, scratch }: ThreadLimits,
): Promise<T> {
  signal.throwIfAborted();
  const temporary = { TMPDIR: scratch, TEMP: scratch, TMP: scratch };
  const worker = new Worker(module, {
    workerData: task,
    env: { ...process.env, ...temporary },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  });
  const done = new Promise<T>((resolve, reject) => {
    worker.once("message", (outcome: Outcome<T>) => {
      try {
        resolve(resultOf(outcome));
      } catch (error) {
        reject(error);
      }
    });
    worker.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuchMemory() : error),
    );
    worker.once("exit", () => reject(new Error("A thread ended without an answer.")));
    const limit = AbortSignal.timeout(mostSeconds * 1_000);
    AbortSignal.any([signal, limit]).addEventListener(
      "abort",
      () => reject(signal.aborted ? signal.reason : takesTooLong(mostSeconds)),
      { once: true },
    );
  });
  return done.finally(() => worker.terminate());
}

const takesTooLong = (mostSeconds: number) =>
  new DomainError(
    "too-large",
    "area-file/takes-too-long",
    `This takes more than ${mostSeconds} seconds to work out. Choose fewer or simpler shapes.`,
  );

const tooMuchMemory = () =>
  new DomainError(
    "too-large",
    "area-file/too-much-memory",
    "This takes more memory than there is for it. Choose fewer or simpler shapes.",
  );
