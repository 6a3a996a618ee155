export type { DescribedOutput, JobOutput, JobState } from "../engine/database.ts";
export { QUEUE_SCHEMA, type QueueDatabase } from "../engine/queueDatabase.ts";
export { type AskedOfJob, findAskedOfJob } from "./askedOfJob.ts";
export { type ClaimedJob, claimJob, clientOfJob, ownerOfEndedJob } from "./claimJob.ts";
export {
  type ClientJob,
  type ClientJobFilter,
  cancelClientJob,
  findClientJob,
  listClientJobKinds,
  listClientJobs,
} from "./clientJobs.ts";
export { forgetClientWithoutJobs, listClientsWithJobs } from "./clientsWithJobs.ts";
export { countOpenJobs, createJob, type JobRequest, type MostJobs } from "./createJob.ts";
export {
  beatJob,
  endCancelledJob,
  failJob,
  finishJob,
  type HeldJob,
  type JobHold,
  releaseJob,
  retryJob,
  tellProgress,
} from "./heldJob.ts";
export type { Job, JobError } from "./job.ts";
export { findJobGrant, isJobToken, issueJobGrant, type JobGrant } from "./jobGrants.ts";
export { wantJobMail } from "./jobMail.ts";
export { createJobSeal, homeJobsKey, type JobSeal } from "./jobSeal.ts";
export {
  dropOldRequests,
  expireJobs,
  freeJobs,
  keepNewestWithin,
  listIdleJobs,
  purgeJobs,
  vacuumJobs,
} from "./jobUpkeep.ts";
export { keptPlaces, listOpenJobs } from "./keptPlaces.ts";
export { cancelJob, findJob, findJobOutput, listJobs } from "./ownJobs.ts";
export { queueWithin } from "./queueWithin.ts";
export { retryAfterSeconds } from "./retryAfter.ts";
