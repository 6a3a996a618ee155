import { type Static, Type } from "typebox";
import { Job } from "../client/job.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;
export const jobStates = ["queued", "running", "done", "failed", "cancelled", "expired"] as const;

export const JobName = Type.Object({
  job_id: Type.String({ pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$" }),
});

/** `cursor` is what the page before answered as `next_cursor`. */
export const ClientJobsQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum(jobStates)),
    kind: Type.Optional(Type.String({ maxLength: 200, pattern: "^[a-z0-9-]+\\.[a-z0-9-]+$" })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  },
  strict,
);
export type ClientJobsQuery = Static<typeof ClientJobsQuery>;

const { files: _, mail_wanted: _own, may_run_again: _owners, ...told } = Job.properties;

/** A job of somebody's, without its files and whether its owner wants to be told by mail: those are the owner's alone. */
export const ClientJob = Type.Object({
  ...told,
  owner: Type.Object({ user_uuid: Type.String(), email: Type.String() }),
});
export type ClientJob = Static<typeof ClientJob>;

export const ClientJobsPage = Type.Object({
  jobs: Type.Array(ClientJob),
  next_cursor: nullable(Type.String()),
});
export type ClientJobsPage = Static<typeof ClientJobsPage>;
