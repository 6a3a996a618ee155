import type { Job as JobOnWire, Jobs as JobsOnWire } from "@stopbank/contract/jobs";
import type { Jobs } from "@stopbank/jobs";
import type { Store } from "@stopbank/store";
import { type Job, listJobs } from "@stopbank/store/jobs";
import { countSchedules } from "@stopbank/store/schedules";

/**
 * A job as its owner is shown it: what its files hold is asked for by itself.
 *
 * @param allowed kinds that they may have done now.
 */
export const jobOnWire = (job: Job, allowed: ReadonlySet<string>): JobOnWire => ({
  id: job.id,
  kind: job.kind,
  title: job.title,
  state: job.state,
  attempt: job.attempt,
  progress: job.progress,
  step: job.step,
  cancel_asked: job.isCancelAsked,
  mail_wanted: job.isMailWanted,
  may_run_again: job.endedAt !== undefined && job.isRequestKept && allowed.has(job.kind),
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
export type NewestJobs = (clientId: string, userId: string) => Promise<JobsOnWire>;

export const createNewestJobs =
  (store: Store, allowedKinds: Jobs["allowedKinds"]): NewestJobs =>
  (clientId, userId) =>
    store.withClient(clientId, async (tx) => {
      const jobs = await listJobs(tx, userId, MOST_LISTED);
      const allowed = await allowedKinds(tx, userId);
      return {
        jobs: jobs.map((job) => jobOnWire(job, allowed)),
        schedules: await countSchedules(tx, userId),
      };
    });
