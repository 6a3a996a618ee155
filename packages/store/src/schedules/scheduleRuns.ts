import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { type Schedule, scheduleFromRow, schedulesOf } from "./schedule.ts";

/** How many runs of a schedule are kept: which versions it has had, and what was found. */
const mostRuns = 50;

/** This client's schedules that go on and have no run at this version of the dataset. */
export async function listDueSchedules(tx: ClientTransaction, version: string): Promise<Schedule[]> {
  const rows = await schedulesOf(tx)
    .where("schedules.paused_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("schedule_runs as known")
            .select("known.version")
            .where("known.client_id", "=", tx.clientId)
            .whereRef("known.schedule_id", "=", "schedules.id")
            .where("known.version", "=", version),
        ),
      ),
    )
    .orderBy("schedules.created_at")
    .execute();
  return rows.map(scheduleFromRow);
}

/** What a run begins with: its job, or why there is none. */
export type RunStart =
  | { readonly jobId: string }
  | { readonly error: { readonly code: string; readonly message: string } };

/**
 * Notes what becomes of a schedule at a version, in the transaction that starts its job.
 *
 * @returns false where that has been noted before, or the schedule is gone or paused by now: then nothing is to be started.
 */
export async function beginRun(
  tx: ClientTransaction,
  { scheduleId, version, ...start }: { readonly scheduleId: string; readonly version: string } & RunStart,
): Promise<boolean> {
  const alive = await tx
    .selectFrom("schedules")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", scheduleId)
    .where("paused_at", "is", null)
    // Nobody deletes it before the run is there, and two begin one after another.
    .forUpdate()
    .executeTakeFirst();
  if (alive === undefined) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("schedule_runs")
    .values({
      client_id: tx.clientId,
      schedule_id: scheduleId,
      version,
      ...("jobId" in start
        ? { job_id: start.jobId }
        : { error_code: start.error.code, error_message: start.error.message }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await tx
    .deleteFrom("schedule_runs")
    .where("client_id", "=", tx.clientId)
    .where("schedule_id", "=", scheduleId)
    .where("version", "in", (query) =>
      query
        .selectFrom("schedule_runs")
        .select("version")
        .where("client_id", "=", tx.clientId)
        .where("schedule_id", "=", scheduleId)
        .orderBy("begun_at", "desc")
        .offset(mostRuns),
    )
    .execute();
  return true;
}

/** A run as its job sees it. */
export interface RunOfJob {
  readonly scheduleId: string;
  readonly version: string;
  /** What the newest run before it found; undefined for the first. */
  readonly before: { readonly facts: unknown; readonly doneAt: Date } | undefined;
}

/** The run that a job is of; undefined for every job that a person started. */
export async function findRunOfJob(tx: ClientTransaction, jobId: string): Promise<RunOfJob | undefined> {
  const run = await tx
    .selectFrom("schedule_runs")
    .select(["schedule_id", "version", "begun_at"])
    .where("client_id", "=", tx.clientId)
    .where("job_id", "=", jobId)
    .executeTakeFirst();
  if (run === undefined) return undefined;
  const before = await tx
    .selectFrom("schedule_runs")
    .select(["facts", "done_at"])
    .where("client_id", "=", tx.clientId)
    .where("schedule_id", "=", run.schedule_id)
    .where("version", "<>", run.version)
    .where("facts", "is not", null)
    .where("begun_at", "<=", run.begun_at)
    .orderBy("begun_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    scheduleId: run.schedule_id,
    version: run.version,
    before:
      before === undefined || before.done_at === null
        ? undefined
        : { facts: before.facts, doneAt: before.done_at },
  };
}

/** Notes that a run's job is done, with what it found, in the transaction that ends the job. Jobs that are no run's are let be. */
export async function finishRun(tx: ClientTransaction, jobId: string, facts: unknown): Promise<void> {
  await tx
    .updateTable("schedule_runs")
    .set({
      done_at: sql<Date>`clock_timestamp()`,
      ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }),
    })
    .where("client_id", "=", tx.clientId)
    .where("job_id", "=", jobId)
    .execute();
}
