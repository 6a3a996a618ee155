import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { keptPlaces, listOpenJobs } from "@stopbank/store/jobs";
import { jobPlace, type KeptFiles } from "./keptFiles.ts";

/**
 * Removes files that no job names: of jobs that have expired or are gone, and of attempts that came to nothing. What an attempt
 * under way has put there stays.
 *
 * @returns how many folders went.
 */
export async function removeForgottenFiles(
  store: Store,
  kept: KeptFiles,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  const remove = async (folder: string) => {
    await kept.remove(folder);
    count++;
  };
  for (const { id: clientId } of await listClients(store.shared)) {
    const jobs = await kept.list(clientId);
    if (jobs.length === 0) continue;
    // Looked up after the listing: whatever began since is not in it.
    const { open, named } = await store.withClient(clientId, async (tx) => ({
      open: new Set(await listOpenJobs(tx)),
      named: new Set(await keptPlaces(tx)),
    }));
    const folders = new Set([...named].map((place) => place.slice(0, place.lastIndexOf("/"))));
    for (const job of jobs.filter((id) => !open.has(id))) {
      if (signal.aborted) return count;
      const place = jobPlace(clientId, job);
      const attempts = (await kept.list(place)).map((fence) => `${place}/${fence}`);
      const forgotten = attempts.filter((attempt) => !folders.has(attempt));
      if (forgotten.length === attempts.length) await remove(place);
      else for (const attempt of forgotten) await remove(attempt);
    }
  }
  return count;
}
