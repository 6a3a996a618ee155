import { type KeptFiles, removeForgottenFiles } from "@stopbank/jobs";
import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { dropOldRequests, expireJobs, purgeJobs, vacuumJobs } from "@stopbank/store/jobs";

/** How long it can be seen that there was a job. */
const SEEN_DAYS = 30;

/** Of long lists that a person had done in a client: a hundred of the longest there are. */
const MOST_REQUEST_BYTES = 50_000_000;

/** Removes what jobs left and is no longer kept, and later the jobs themselves. */
export async function removeOldJobs(store: Store, kept: KeptFiles, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const { id } of await listClients(store.shared)) {
    const inPieces = async (piece: () => Promise<number>) => {
      for (let removed = 1; removed > 0 && !signal.aborted; ) {
        removed = await piece();
        count += removed;
      }
    };
    // Texts are in the rows, and go with them.
    await inPieces(() => store.withClient(id, expireJobs));
    await inPieces(() => store.withClient(id, (tx) => dropOldRequests(tx, MOST_REQUEST_BYTES)));
    await inPieces(() => store.withClient(id, (tx) => purgeJobs(tx, SEEN_DAYS)));
  }
  if (count > 0) await vacuumJobs(store);
  return count + (await removeForgottenFiles(store, kept, signal));
}
