import type { FastifyBaseLogger } from "fastify";

const GRACE_SECONDS = 60;

/**
 * Says so, in a line that alarms can be set on, where a job goes on a minute after the time it may take: it was told to stop,
 * and holds a place that others wait for.
 *
 * @returns what ends the watch.
 */
export function watchOverdue(timeoutSeconds: number, log: Pick<FastifyBaseLogger, "error">): () => void {
  const timer = setTimeout(
    () => log.error({ code: "jobs/overdue", metric: "jobs_overdue", value: 1 }, "a job does not stop"),
    (timeoutSeconds + GRACE_SECONDS) * 1_000,
  );
  timer.unref();
  return () => clearTimeout(timer);
}
