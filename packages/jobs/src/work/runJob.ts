import { once } from "node:events";
import { setTimeout as later } from "node:timers/promises";
import { DomainError } from "@stopbank/errors";
import type { Reporter } from "@stopbank/http-edge/reporting";
import type { Get } from "@stopbank/plugin-api";
import {
  type CallAs,
  createJobServices,
  type DoorsAs,
  type JobsOf,
  type OfferedKind,
} from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { findClient } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import {
  type ClaimedJob,
  claimJob,
  clientOfJob,
  endCancelledJob,
  failJob,
  findJob,
  finishJob,
  issueJobGrant,
  type JobOutput,
  type JobSeal,
  keepNewestWithin,
  ownerOfEndedJob,
  releaseJob,
  retryAfterSeconds,
  retryJob,
} from "@stopbank/store/jobs";
import { findRunOfJob, finishRun } from "@stopbank/store/schedules";
import type { FastifyBaseLogger } from "fastify";
import { requireAllowed } from "../allowed.ts";
import { tellJobChange } from "../changes.ts";
import type { JobFolders } from "../files/jobFolders.ts";
import { type KeptFiles, keepOutputs } from "../files/keptFiles.ts";
import type { JobQueue } from "../queue/jobQueue.ts";
import { keptRun } from "../schedules/scheduledRun.ts";
import { failureOf } from "./failureOf.ts";
import { type Hold, holdJob, type StopReason } from "./holdJob.ts";
import { watchOverdue } from "./watchOverdue.ts";
import { whileHeld } from "./whileHeld.ts";

/** Posts the mail about a job's end. */
export type MailOfEnd = (
  tx: ClientTransaction,
  job: { readonly id: string; readonly ownerUserId: string },
) => Promise<void>;

export interface RunParts {
  readonly store: Store;
  readonly queue: JobQueue;
  readonly seal: JobSeal;
  readonly kinds: ReadonlyMap<string, OfferedKind>;
  /** What plugins share. */
  readonly get: Get;
  readonly jobsOf: JobsOf;
  readonly callAs: CallAs;
  /** None where jobs neither print nor fetch files, as in tests. */
  readonly doorsAs?: DoorsAs | undefined;
  readonly kept: KeptFiles;
  readonly folders: JobFolders;
  readonly log: FastifyBaseLogger;
  /** Told of what failed and was not expected to. */
  readonly reporter?: Pick<Reporter, "report"> | undefined;
  readonly leaseSeconds: number;
  /** How long a job that was told to stop has to do so, before it is written down without it. */
  readonly patienceSeconds: number;
  /** Tells whoever wanted to be told that a job has come to an end, in the transaction that ends it. */
  readonly mailOfEnd?: MailOfEnd | undefined;
  /** Jobs under work here, by id. */
  readonly holds: Map<string, Hold>;
}

/** Does a job that the queue handed over, if it is still to be done and nobody else has it. Whatever it comes to is written down. */
export async function runJob(parts: RunParts, kindId: string, id: string): Promise<void> {
  const { store, kinds, seal, leaseSeconds } = parts;
  const offered = kinds.get(kindId);
  const clientId = await clientOfJob(store, id);
  if (offered === undefined || clientId === undefined) return;
  const job = await store.withClient(clientId, (tx) =>
    claimJob(tx, seal, id, { leaseSeconds, most: offered.kind.retries + 1 }),
  );
  const tell = (ownerUserId: string) => tellJobChange(store, { clientId, userId: ownerUserId, id });
  if (job === undefined) {
    // It may have ended of being taken: given up meanwhile, begun too often, or not to be read.
    const owner = await store.withClient(clientId, (tx) => ownerOfEndedJob(tx, id));
    if (owner !== undefined) await tell(owner);
    return;
  }
  await tell(job.ownerUserId);
  const log = parts.log.child({ job: id, kind: kindId, attempt: job.attempt });
  const hold = holdJob({
    store,
    clientId,
    held: job,
    leaseSeconds,
    timeoutSeconds: offered.kind.timeoutSeconds,
    log,
    onTold: () => void tell(job.ownerUserId),
  });
  parts.holds.set(id, hold);
  const stopOverdue = watchOverdue(offered.kind.timeoutSeconds, log);
  try {
    const work = attempt({ ...parts, log }, offered, clientId, job, hold);
    const outcome = await Promise.race([work, outOfPatience(hold.signal, parts.patienceSeconds)]);
    const reason = hold.signal.aborted ? (hold.signal.reason as StopReason) : undefined;
    try {
      await whileHeld(hold, log, () => writeDown({ ...parts, log }, offered, clientId, job, reason, outcome));
      await hold.end();
      await tell(job.ownerUserId);
    } finally {
      // What goes on regardless keeps its place, for as long as the queue waits for anybody (`expireInSeconds`): another beside
      // it would be one too many.
      await work;
    }
  } finally {
    stopOverdue();
    await hold.end();
    // It may be under work here anew, where its lease was lost.
    if (parts.holds.get(id) === hold) parts.holds.delete(id);
  }
}

/** What is kept of one person in one client. */
const mostKeptBytes = 4 * 2 ** 30;

/** A grant ends with its job; its own end is for one that nobody ends. */
const GRANT_GRACE_SECONDS = 60;

/** What comes of a job that was told to stop and does not: its owner waits for it no longer. */
async function outOfPatience(signal: AbortSignal, seconds: number): Promise<Outcome> {
  if (!signal.aborted) await once(signal, "abort");
  await later(seconds * 1_000, undefined, { ref: false });
  return { error: signal.reason };
}

type Outcome =
  | {
      readonly outputs: readonly JobOutput[];
      /** Of a schedule's job: what the next is compared with. */
      readonly facts: unknown;
    }
  | { readonly error: unknown };

async function attempt(
  { store, get, jobsOf, callAs, doorsAs, kept, folders, log }: RunParts,
  offered: OfferedKind,
  clientId: string,
  job: ClaimedJob,
  { signal, tell }: Hold,
): Promise<Outcome> {
  const { kind, plugin } = offered;
  const { ownerUserId, parameters } = job;
  let made: Promise<string> | undefined;
  const folder = () => {
    made ??= folders.make();
    return made;
  };
  try {
    const client = await findClient(store.shared, clientId);
    if (client === undefined) throw new DomainError("not-found", "client/none", "This organisation is gone.");
    // Whoever was let in when they asked may have been shown out since.
    const role = await store.withClient(clientId, (tx) => requireAllowed(tx, offered, ownerUserId));
    const owner = {
      userId: ownerUserId,
      role,
      client: { id: client.id, name: client.clientName, displayName: client.displayName },
    };
    const asOwner = async () => {
      const seconds = kind.timeoutSeconds + GRANT_GRACE_SECONDS;
      const token = await store.withClient(clientId, (tx) => issueJobGrant(tx, job, seconds));
      if (token === undefined)
        throw new DomainError("unavailable", "jobs/lost", "The job is another process's by now.");
      const doors = () => {
        if (doorsAs === undefined)
          throw new DomainError("unavailable", "jobs/no-door", "Reports and files are not made here.");
        return doorsAs(token, client.clientName);
      };
      return { call: callAs(token, client.clientName), doors };
    };
    const own = createJobServices(owner, { openStore: async () => store, log, plugin, jobsOf, asOwner, get });
    const ofSchedule = await store.withClient(clientId, (tx) => findRunOfJob(tx, job.id));
    const run = ofSchedule && keptRun(ofSchedule);
    const files = await kind.run({
      params: parameters,
      get: own,
      signal,
      folder,
      progress: tell,
      ...(run && { scheduled: run.scheduled }),
    });
    return { outputs: await keepOutputs(files, { ...job, clientId }, kept, signal), facts: run?.facts() };
  } catch (error) {
    return { error };
  } finally {
    if (made !== undefined) await made.then(folders.remove).catch(() => undefined);
  }
}

async function writeDown(
  { store, queue, log, reporter, mailOfEnd }: RunParts,
  { kind }: OfferedKind,
  clientId: string,
  job: ClaimedJob,
  reason: StopReason | undefined,
  outcome: Outcome,
): Promise<void> {
  const write = <T>(work: Parameters<typeof store.withClient<T>>[1]) => store.withClient(clientId, work);
  const end = (work: (tx: ClientTransaction) => Promise<boolean>) =>
    write(async (tx) => {
      const isKept = await work(tx);
      const isWanted = isKept && (await findJob(tx, job.ownerUserId, job.id))?.isMailWanted === true;
      if (isWanted) await mailOfEnd?.(tx, job);
      return isKept;
    });
  const tellOf = async (error: unknown) => {
    if (reporter === undefined) return;
    // Where the store is what failed, less is told rather than nothing.
    const client = await findClient(store.shared, clientId).catch(() => undefined);
    reporter.report(error, { requestId: job.id, method: "JOB", route: kind.id, client: client?.clientName });
  };
  if ("outputs" in outcome) {
    // What came to an end is done, also where it was to be given up a moment before.
    const isKept = await end(async (tx) => {
      const isDone = await finishJob(tx, job, outcome.outputs, kind.expiresAfterDays);
      // Nobody fills the disk: what is oldest of theirs goes first, and can be made again.
      if (isDone) await keepNewestWithin(tx, job.ownerUserId, mostKeptBytes);
      if (isDone) await finishRun(tx, job.id, outcome.facts);
      return isDone;
    });
    log.info({ isKept }, "a job is done");
    return;
  }
  switch (reason) {
    case "lost":
      log.warn("a job was another's before it was done, and nothing is written");
      return;
    case "cancelled":
      await write((tx) => endCancelledJob(tx, job));
      return;
    case "stopping":
      await write((tx) => releaseJob(tx, job));
      await queue.sendAgain(kind.id, [job.id]);
      return;
    case "too-long": {
      log.error({ code: "jobs/too-long" }, "a job is given up");
      await end((tx) => failJob(tx, job, tooLong));
      await tellOf(new DomainError("unavailable", tooLong.code, tooLong.message));
      return;
    }
  }
  const { mayPass, ...failure } = failureOf(outcome.error);
  if (mayPass && job.attempt <= kind.retries) {
    const afterSeconds = retryAfterSeconds(job.attempt);
    log.warn({ err: outcome.error, afterSeconds }, "a job failed and is tried again");
    await write((tx) => retryJob(tx, job, failure, afterSeconds));
    return;
  }
  log[mayPass ? "error" : "info"]({ err: outcome.error, code: failure.code }, "a job is given up");
  await end((tx) => failJob(tx, job, failure));
  if (mayPass) await tellOf(outcome.error);
}

const tooLong = { code: "jobs/too-long", message: "This took longer than it may, and was stopped." };
