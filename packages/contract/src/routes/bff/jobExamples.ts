import type { RouteExample } from "../../route.ts";
import type { Job } from "../../schemas/client/job.ts";
import type { AsyncExport } from "../../schemas/export/asyncExport.ts";

const asked = { types: ["bridges"], tags: ["river_flood_100yr_present_breach"] };

const queued: Job = {
  id: "52cfbd16-136d-414e-a94b-12aa19a1a0fc",
  kind: "risk.export",
  title: "Risk summary as a spreadsheet",
  state: "queued",
  attempt: 0,
  progress: 0,
  step: "",
  cancel_asked: false,
  mail_wanted: false,
  may_run_again: false,
  files: [],
  created_at: "2026-11-27T14:22:21.383Z",
  expires_at: "2026-12-04T14:22:21.383Z",
};

const done: Job = {
  ...queued,
  state: "done",
  attempt: 1,
  progress: 1,
  may_run_again: true,
  files: [
    {
      name: "RiskSummary.xlsx",
      media_type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      bytes: 34_816,
    },
  ],
  started_at: "2026-11-27T14:22:21.435Z",
  ended_at: "2026-11-27T14:22:23.120Z",
};

const accepted: AsyncExport = {
  wss_url:
    "wss://stopbank.example/bff/report?client=larkhaven&job=52cfbd16-136d-414e-a94b-12aa19a1a0fc&ticket=1795789402.4L7ZkkkyLrr2ZAjP5U1bmygerTFkUSHDAbXMEZWFOWg",
  job_id: queued.id,
};

/** Of the job that the first example started. */
const ofTheFirst = { call: "startJob", params: { id: "$response.body#/id" } } as const;

export const jobExamples = {
  startJob: {
    body: { kind: "risk.export", params: { format: "xlsx", ...asked }, key: "bridges-2026-11-27" },
    response: queued,
  },
  jobs: { response: { jobs: [done], schedules: 0 } },
  job: { after: ofTheFirst, response: done },
  mailOfJob: { after: ofTheFirst, body: { wanted: false }, response: done },
  cancelJob: {
    after: ofTheFirst,
    response: { ...done, cancel_asked: true },
  },
  fileOfJob: {
    after: ofTheFirst,
    params: { name: "RiskSummary.xlsx" },
    headers: {
      "accept-ranges": "bytes",
      "content-disposition": "attachment; filename*=UTF-8''RiskSummary.xlsx",
    },
  },
  asyncExport: {
    params: { clientName: "larkhaven" },
    body: { asset_types: asked.types, hazard_scenarios: asked.tags },
    response: accepted,
  },
  naturalHazardReport: {
    params: { assetType: "properties", assetId: "PROP-00732" },
    headers: { "accept-ranges": "bytes" },
  },
} satisfies Readonly<Record<string, RouteExample>>;
