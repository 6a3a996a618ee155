import type { OfferedKind } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { listIdleJobs } from "@stopbank/store/jobs";
import type { JobQueue } from "../queue/jobQueue.ts";

/**
 * Sees to it that every job that is due and that nobody has is in the queue: left by a process that is gone, put back, or lost
 * on its way.
 */
export async function tendJobs(
  store: Store,
  queue: JobQueue,
  kinds: ReadonlyMap<string, OfferedKind>,
  signal: AbortSignal,
): Promise<void> {
  for (const { id: clientId } of await listClients(store.shared)) {
    if (signal.aborted) return;
    const idle = await store.withClient(clientId, listIdleJobs);
    for (const kind of kinds.keys()) {
      const ids = idle.filter((job) => job.kind === kind).map(({ id }) => id);
      await queue.sendAgain(kind, ids);
    }
  }
}
