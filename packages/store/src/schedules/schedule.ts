import { sql } from "kysely";
import type { ClientTransaction, JobState } from "../engine/database.ts";

/** A job that is done by itself each time the client's dataset is another one. */
export interface Schedule {
  readonly id: string;
  readonly ownerUserId: string;
  /** Of the job: `<plugin>.<name>`. */
  readonly kind: string;
  readonly title: string;
  readonly parameters: unknown;
  /** Whether its owner is told by mail when a job of it has come to an end. */
  readonly isMailWanted: boolean;
  readonly isPaused: boolean;
  readonly createdAt: Date;
  /** The newest; undefined before the first. */
  readonly lastRun: ScheduleRun | undefined;
}

/** What became of a schedule at one version of the dataset. */
export interface ScheduleRun {
  readonly version: string;
  readonly begunAt: Date;
  /** `refused`: its owner may not have it done any more. A job that is gone was done or failed, by whether it left its facts. */
  readonly state: JobState | "refused";
  /** Why there is nothing. */
  readonly error: { readonly code: string; readonly message: string } | undefined;
}

/** The schedules of this client with their newest run. */
export const schedulesOf = (tx: ClientTransaction) =>
  tx
    .selectFrom("schedules")
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom("schedule_runs as run")
          .leftJoin("jobs as job", (join) =>
            join.onRef("job.client_id", "=", "run.client_id").onRef("job.id", "=", "run.job_id"),
          )
          .select([
            "run.version",
            "run.begun_at",
            sql<ScheduleRun["state"]>`case
              when run.job_id is null then 'refused'
              when run.done_at is not null then 'done'
              else coalesce(job.state, 'failed') end`.as("state"),
            sql<string | null>`coalesce(run.error_code, job.error_code)`.as("error_code"),
            sql<string | null>`coalesce(run.error_message, job.error_message)`.as("error_message"),
          ])
          .where("run.client_id", "=", tx.clientId)
          .whereRef("run.schedule_id", "=", "schedules.id")
          .orderBy("run.begun_at", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select([
      "schedules.id",
      "schedules.owner_user_id",
      "schedules.kind",
      "schedules.title",
      "schedules.parameters",
      "schedules.mail_wanted",
      "schedules.paused_at",
      "schedules.created_at",
      "last.version",
      "last.begun_at",
      "last.state",
      "last.error_code",
      "last.error_message",
    ])
    .where("schedules.client_id", "=", tx.clientId);

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof schedulesOf>["executeTakeFirstOrThrow"]>>;

export const scheduleFromRow = (row: ScheduleRow): Schedule => ({
  id: row.id,
  ownerUserId: row.owner_user_id,
  kind: row.kind,
  title: row.title,
  parameters: row.parameters,
  isMailWanted: row.mail_wanted,
  isPaused: row.paused_at !== null,
  createdAt: row.created_at,
  lastRun:
    row.version === null || row.begun_at === null || row.state === null
      ? undefined
      : {
          version: row.version,
          begunAt: row.begun_at,
          state: row.state,
          error:
            row.error_code === null || row.error_message === null
              ? undefined
              : { code: row.error_code, message: row.error_message },
        },
});
