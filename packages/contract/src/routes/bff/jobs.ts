import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { Job, JobMail, JobRequest, Jobs } from "../../schemas/client/job.ts";
import { AsyncExport, AsyncExportRequest } from "../../schemas/export/asyncExport.ts";
import { ElementId, LayerName } from "../../schemas/map/names.ts";
import { jobExamples } from "./jobExamples.ts";

const strict = { additionalProperties: false } as const;
const OneJob = Type.Object({ id: Type.String({ format: "uuid" }) }, strict);
const OneFile = Type.Object(
  { id: Type.String({ format: "uuid" }), name: Type.String({ minLength: 1, maxLength: 200 }) },
  strict,
);

const ofJobs = { access: "signed-in", scope: "exports:read", tag: "Jobs" } as const;

/** Work that outlives its request: the BFF's, which has the jobs. Paths are from the product's own address. */
export const jobRoutes = defineRoutes({
  jobs: {
    ...ofJobs,
    method: "GET",
    path: "/bff/jobs",
    summary:
      "What the caller has had done in the client in use, the newest first, fifty at most. A program with an API token sees its reports and files alone.",
    response: Jobs,
    example: jobExamples.jobs,
  },
  startJob: {
    ...ofJobs,
    method: "POST",
    path: "/bff/jobs",
    summary:
      "Has something done: `risk.export` writes elements with their risk as a file (`params`: format, types, tags; area, regions, identifying_information, n_days and scene where wanted), `risk.report` a report on paper (template, scene, title). 202 where it is new; 200 with the job that is there where the same was asked for already, by `key` or, without one, by the same `params`.",
    body: JobRequest,
    response: Job,
    status: 202,
    also: { 200: Job },
    example: jobExamples.startJob,
  },
  job: {
    ...ofJobs,
    method: "GET",
    path: "/bff/jobs/:id",
    summary:
      "How far a job is: ask every few seconds until `state` is `done`, `failed`, `cancelled` or `expired`.",
    params: OneJob,
    response: Job,
    example: jobExamples.job,
  },
  cancelJob: {
    ...ofJobs,
    method: "DELETE",
    path: "/bff/jobs/:id",
    summary: "Asks that a job ends. One that is over stays as it is.",
    params: OneJob,
    response: Job,
    example: jobExamples.cancelJob,
  },
  mailOfJob: {
    ...ofJobs,
    method: "PUT",
    path: "/bff/jobs/:id/mail",
    summary: "Whether whoever asked is told by mail when a job is over.",
    params: OneJob,
    body: JobMail,
    response: Job,
    example: jobExamples.mailOfJob,
  },
  fileOfJob: {
    ...ofJobs,
    method: "GET",
    path: "/bff/jobs/:id/files/:name",
    summary:
      "A file that a job has left, whole or in part: `Range: bytes=1000-` is answered 206 with the rest, and 416 beyond its end.",
    params: OneFile,
    response: Type.Unknown(),
    produces: "application/octet-stream",
    example: jobExamples.fileOfJob,
  },
  asyncExport: {
    method: "POST",
    path: "/api/report/export/risksummary/:clientName/xlsx",
    access: "signed-in",
    scope: "exports:read",
    flag: "asyncSummaryReport",
    tag: "Exports",
    summary:
      "Has the workbook written by a job. Its end is heard at `wss_url`, a WebSocket that opens for a minute to the caller alone and sends `report_ready` with the path of the file, or an empty message where it could not be made; or it is asked for at `/bff/jobs/{job_id}`.",
    params: Type.Object({ clientName: Type.String({ minLength: 1, maxLength: 63 }) }, strict),
    body: AsyncExportRequest,
    response: AsyncExport,
    status: 202,
    example: jobExamples.asyncExport,
  },
  naturalHazardReport: {
    method: "GET",
    path: "/api/property/natural_hazard_information_report/:assetType/:assetId",
    access: "signed-in",
    scope: "exports:read",
    flag: "propertyPage",
    tag: "Property",
    summary:
      "The natural hazard report of one property, on two pages. It is made by a job of the kind `property.report` and sent when it is there, some ten seconds later; asked for again soon after, it is the same.",
    params: Type.Object({ assetType: LayerName, assetId: ElementId }, strict),
    response: Type.Unknown(),
    produces: "application/pdf",
    example: jobExamples.naturalHazardReport,
  },
});
