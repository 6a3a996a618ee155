import { setTimeout as later } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Hold } from "./holdJob.ts";

/** A database that is away comes back within the lease or too late: what fails for longer will not pass. */
const LONGEST_MS = 60_000;

/** Writes what a job came to, again where that fails while the job is held: an hour's work is not lost to a moment without a database. */
export async function whileHeld(
  hold: Pick<Hold, "isHeld">,
  log: Pick<FastifyBaseLogger, "warn">,
  write: () => Promise<void>,
): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  for (let pauseMs = 100; ; pauseMs = Math.min(2 * pauseMs, 2_000)) {
    try {
      return await write();
    } catch (error) {
      if (!hold.isHeld() || performance.now() > until) throw error;
      log.warn({ err: error }, "what a job came to could not be written down, which is tried again");
    }
    await later(pauseMs);
  }
}
