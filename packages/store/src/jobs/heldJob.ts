import { sql } from "kysely";
import type { ClientTransaction, JobOutput } from "../engine/database.ts";
import { addUses } from "../usage/usageCounts.ts";
import { usageDay } from "../usage/usageDay.ts";
import type { JobError } from "./job.ts";

/**
 * A job that was claimed, and by which claim. Whatever is written for it is written only while that is the newest: a process
 * that slept past its lease finds that the job is another's.
 */
export interface HeldJob {
  readonly id: string;
  readonly fence: number;
}

/** `lost` means that the job is another's, or has ended: stop, and write nothing. */
export type JobHold = "held" | "cancel" | "lost";

/** Holds on for another lease, and hears whether the job is to be given up. */
export async function beatJob(tx: ClientTransaction, job: HeldJob, leaseSeconds: number): Promise<JobHold> {
  const row = await changeHeld(tx, job)
    .set({ lease_until: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)` })
    .returning(sql<boolean>`cancel_requested_at is not null`.as("isCancelAsked"))
    .executeTakeFirst();
  if (row === undefined) return "lost";
  return row.isCancelAsked ? "cancel" : "held";
}

/**
 * Tells the owner how far it is. False when it is no longer this claim's to tell.
 *
 * @param progress 0 to 1.
 * @param step in words, 200 characters at most.
 */
export const tellProgress = (
  tx: ClientTransaction,
  job: HeldJob,
  { progress, step }: { readonly progress: number; readonly step: string },
): Promise<boolean> => isWritten(changeHeld(tx, job).set({ progress, step }));

/**
 * Ends a job with what it has made, kept for so many days; files count as one export of the client's. False when it is no longer
 * this claim's to end.
 */
export async function finishJob(
  tx: ClientTransaction,
  job: HeldJob,
  outputs: readonly JobOutput[],
  keptDays: number,
): Promise<boolean> {
  const done = await changeHeld(tx, job)
    .set({
      ...ended,
      state: "done",
      progress: 1,
      step: "",
      outputs: JSON.stringify(outputs),
      error_code: null,
      error_message: null,
      expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${keptDays}::int)`,
    })
    .returning("kind")
    .executeTakeFirst();
  if (done !== undefined && outputs.length > 0)
    await addUses(tx, [{ day: usageDay(new Date()), kind: "export", subject: done.kind, count: 1 }]);
  return done !== undefined;
}

/** Ends a job that cannot be done. False when it is no longer this claim's to end. */
export const failJob = (tx: ClientTransaction, job: HeldJob, error: JobError): Promise<boolean> =>
  isWritten(
    changeHeld(tx, job).set({
      ...ended,
      state: "failed",
      error_code: error.code,
      error_message: error.message,
    }),
  );

/** Ends a job that was to be given up. False when it is no longer this claim's to end. */
export const endCancelledJob = (tx: ClientTransaction, job: HeldJob): Promise<boolean> =>
  isWritten(changeHeld(tx, job).set({ ...ended, state: "cancelled" }));

/** Puts a job back to be tried again later, unless it was to be given up. False when it is no longer this claim's to put back. */
export const retryJob = (
  tx: ClientTransaction,
  job: HeldJob,
  error: JobError,
  afterSeconds: number,
): Promise<boolean> =>
  isWritten(
    changeHeld(tx, job).set({
      ...putBack,
      error_code: error.code,
      error_message: error.message,
      due_at: sql`clock_timestamp() + make_interval(secs => ${afterSeconds}::float8)`,
    }),
  );

/** Lets go of a job at once for somebody else, as when this process stops; it does not count as an attempt. */
export const releaseJob = (tx: ClientTransaction, job: HeldJob): Promise<boolean> =>
  isWritten(
    changeHeld(tx, job).set({
      ...putBack,
      attempt: sql`attempt - 1`,
      due_at: sql`clock_timestamp()`,
    }),
  );

const ended = { lease_until: null, ended_at: sql<Date>`clock_timestamp()` };
const putBack = {
  lease_until: null,
  state: sql<
    "queued" | "cancelled"
  >`case when cancel_requested_at is null then 'queued' else 'cancelled' end`,
  ended_at: sql<Date | null>`case when cancel_requested_at is not null then clock_timestamp() end`,
};

const changeHeld = (tx: ClientTransaction, { id, fence }: HeldJob) =>
  tx
    .updateTable("jobs")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where("fence", "=", fence)
    .where("state", "=", "running");

async function isWritten(update: {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>;
}): Promise<boolean> {
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}
