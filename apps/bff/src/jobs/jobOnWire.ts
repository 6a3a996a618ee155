import type { Job as JobOnWire } from "@stopbank/contract/jobs";
import type { Store } from "@stopbank/store";
import { type Job, listJobs } from "@stopbank/store/jobs";

/** A job as its owner is shown it: what its files hold is asked for by itself. */
export const jobOnWire = (job: Job): JobOnWire => ({
  id: job.id,
  kind: job.kind,
  title: job.title,
  state: job.state,
  attempt: job.attempt,
  progress: job.progress,
  step: job.step,
  cancel_asked: job.isCancelAsked,
  mail_wanted: job.isMailWanted,
  files: job.outputs.map(({ name, mediaType, bytes }) => ({ name, media_type: mediaType, bytes })),
  ...(job.error === undefined ? {} : { error: job.error }),
  created_at: job.createdAt.toISOString(),
  ...(job.startedAt === undefined ? {} : { started_at: job.startedAt.toISOString() }),
  ...(job.endedAt === undefined ? {} : { ended_at: job.endedAt.toISOString() }),
  expires_at: job.expiresAt.toISOString(),
});

/** How many of the newest are listed. */
const MOST_LISTED = 50;

/** Somebody's jobs in a client, the newest first. */
export async function newestJobs(store: Store, clientId: string, userId: string): Promise<JobOnWire[]> {
  const jobs = await store.withClient(clientId, (tx) => listJobs(tx, userId, MOST_LISTED));
  return jobs.map(jobOnWire);
}
