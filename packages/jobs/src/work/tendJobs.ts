import type { OfferedKind } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import {
  countOpenJobs,
  forgetClientWithoutJobs,
  type JobSeal,
  listClientsWithJobs,
  listIdleJobs,
} from "@stopbank/store/jobs";
import type { JobQueue } from "../queue/jobQueue.ts";

/**
 * Sees to it that every job that is due and that nobody has is in the queue: left by a process that is gone, put back, or lost
 * on its way. Clients that have none are not asked: each would be a transaction, every few seconds, of every process that does jobs.
 */
export async function tendJobs(
  store: Pick<Store, "shared" | "withClient">,
  queue: Pick<JobQueue, "sendAgain">,
  kinds: ReadonlyMap<string, OfferedKind>,
  seal: Pick<JobSeal, "keyId">,
  signal: AbortSignal,
): Promise<void> {
  for (const clientId of await listClientsWithJobs(store.shared)) {
    if (signal.aborted) return;
    const idle = await store.withClient(clientId, async (tx) => {
      if ((await countOpenJobs(tx)) === 0) await forgetClientWithoutJobs(tx);
      return listIdleJobs(tx, seal);
    });
    for (const kind of kinds.keys()) {
      const ids = idle.filter((job) => job.kind === kind).map(({ id }) => id);
      await queue.sendAgain(kind, ids);
    }
  }
}
