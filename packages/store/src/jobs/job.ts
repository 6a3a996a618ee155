import { type Selectable, sql } from "kysely";
import type { Database, DescribedOutput, JobState } from "../engine/database.ts";

/** A job as its owner sees it. */
export interface Job {
  readonly id: string;
  /** `<plugin>.<name>` */
  readonly kind: string;
  readonly title: string;
  readonly state: JobState;
  /** How often it has been begun. */
  readonly attempt: number;
  /** 0 to 1. */
  readonly progress: number;
  /** What it is at, in words. */
  readonly step: string;
  readonly isCancelAsked: boolean;
  /** Whether its owner is told by mail when it has come to an end. */
  readonly isMailWanted: boolean;
  /** Its files, without what they hold: `findJobOutput` reads one. */
  readonly outputs: readonly DescribedOutput[];
  /** Why it failed; while it waits to be tried again, why the last try did. */
  readonly error: JobError | undefined;
  readonly createdAt: Date;
  readonly startedAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** Whether what it was asked is kept, so that it can be asked again; of long lists only the newest are. */
  readonly isRequestKept: boolean;
  readonly expiresAt: Date;
}

export interface JobError {
  readonly code: string;
  /** A sentence its owner can act on. */
  readonly message: string;
}

const columns = [
  "id",
  "kind",
  "title",
  "state",
  "attempt",
  "progress",
  "step",
  "cancel_requested_at",
  "mail_wanted",
  "described_outputs",
  "error_code",
  "error_message",
  "created_at",
  "started_at",
  "ended_at",
  "expires_at",
] as const;

export const jobColumns = [
  ...columns,
  sql<boolean>`octet_length(jobs.sealed_parameters) > 0`.as("is_request_kept"),
] as const;

type JobRow = Pick<Selectable<Database["jobs"]>, (typeof columns)[number]> & {
  readonly is_request_kept: boolean;
};

export const jobFromRow = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  attempt: row.attempt,
  progress: row.progress,
  step: row.step,
  isCancelAsked: row.cancel_requested_at !== null,
  isMailWanted: row.mail_wanted,
  outputs: row.described_outputs,
  error:
    row.error_code === null || row.error_message === null
      ? undefined
      : { code: row.error_code, message: row.error_message },
  createdAt: row.created_at,
  startedAt: row.started_at ?? undefined,
  endedAt: row.ended_at ?? undefined,
  isRequestKept: row.is_request_kept,
  expiresAt: row.expires_at,
});
