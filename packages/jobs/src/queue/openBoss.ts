import { randomUUID } from "node:crypto";
import type { Store } from "@stopbank/store";
import { QUEUE_SCHEMA } from "@stopbank/store/jobs";
import type { FastifyBaseLogger } from "fastify";
import { PgBoss, type Queue } from "pg-boss";

export interface BossOptions {
  /** Whether this process looks after the queues, as one that works does. */
  readonly looksAfter: boolean;
}

/** pg-boss over the store, with these queues. Closed by `stop({ graceful: false })`. */
export async function openBoss(
  store: Store,
  queues: readonly (Omit<Queue, "name"> & { readonly name: string })[],
  log: FastifyBaseLogger,
  { looksAfter }: BossOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: store.queue,
    schema: QUEUE_SCHEMA,
    backend: store.engine === "pglite" ? "pglite" : "postgres",
    migrate: false,
    reindex: false,
    schedule: false,
    supervise: looksAfter,
    useListenNotify: looksAfter,
  });
  // A queue that cannot be reached now is asked again; without a listener the error would end the process.
  boss.on("error", (error) => log.warn({ err: error }, "the queue"));
  try {
    await boss.start();
    for (const { name, ...settings } of queues) {
      await boss.createQueue(name, settings);
      // A first question outside of a transaction, so that a send within one has none left to ask.
      await boss.findJobs(name, { id: randomUUID() });
    }
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return boss;
}
