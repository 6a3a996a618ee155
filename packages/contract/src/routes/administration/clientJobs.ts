import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  ClientJob,
  ClientJobsPage,
  ClientJobsQuery,
  JobName,
} from "../../schemas/administration/clientJob.ts";

/** Everybody's jobs in the client, for its administrators. What came of a job stays its owner's. */
export const clientJobRoutes = defineRoutes({
  clientJobs: {
    method: "GET",
    path: "/client/jobs",
    access: "admin",
    tag: "Administration",
    summary: "Everybody's jobs in the client in use, newest first, 50 at a time, without their files.",
    query: ClientJobsQuery,
    response: ClientJobsPage,
  },
  clientJobKinds: {
    method: "GET",
    path: "/client/jobs/kinds",
    access: "admin",
    tag: "Administration",
    summary: "The kinds of jobs that the client in use has had.",
    response: Type.Array(Type.String()),
  },
  cancelClientJob: {
    method: "DELETE",
    path: "/client/jobs/:job_id",
    access: "admin",
    tag: "Administration",
    summary:
      "Has somebody's job given up. It answers the job as it is now; one that runs ends a moment later.",
    params: JobName,
    response: ClientJob,
  },
});
