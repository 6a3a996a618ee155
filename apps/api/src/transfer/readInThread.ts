import { DomainError } from "@stopbank/errors";
import { Piscina } from "piscina";
import { type Outcome, resultOf } from "../work/outcome.ts";
import type { PackedContent } from "./packedContent.ts";
import type { ContentSource } from "./readWorker.ts";

/** A folder of thousands of documents takes some seconds; what takes longer was written to. */
const mostMs = 120_000;

/**
 * Reads content in a thread of its own, which ends with it: while one is unpacked and parsed, nobody else waits, and what was written to
 * do harm takes no more than the thread's memory and time.
 *
 * @throws DomainError those of `readFolder` and `readZip`; `content/too-much`.
 */
export async function readInThread(source: ContentSource): Promise<PackedContent> {
  const thread = new Piscina({
    filename: new URL("./readWorker.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const outcome: Outcome<PackedContent> = await thread.run(source, { signal: AbortSignal.timeout(mostMs) });
    return resultOf(outcome);
  } catch (error) {
    if (error instanceof DomainError || !isOverLimit(error)) throw error;
    throw new DomainError(
      "too-large",
      "content/too-much",
      "This content takes longer to read, or more memory, than an import may. Divide it.",
      { error },
    );
  } finally {
    await thread.destroy();
  }
}

const isOverLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" ||
    error.name === "TimeoutError" ||
    ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));
