import type { Job } from "@stopbank/contract/jobs";

const minute = (at: number) => new Date(Date.UTC(2026, 10, 22, 8, at)).toISOString();

const at = (state: Job["state"], rest: Partial<Job> = {}): Job => ({
  id: `job-${state}`,
  kind: "admin.verify-dataset",
  title: "Verify dataset",
  state,
  attempt: 1,
  progress: 0,
  step: "",
  cancel_asked: false,
  mail_wanted: false,
  may_run_again: false,
  files: [],
  created_at: minute(0),
  expires_at: "2026-12-22T08:00:00.000Z",
  ...rest,
});

const ended = { started_at: minute(1), ended_at: minute(2), progress: 1, may_run_again: true };

/** A job in each of the states it can be in. */
export const jobAt = {
  waiting: at("queued", { attempt: 0 }),
  again: at("queued", { id: "job-again", started_at: minute(1) }),
  running: at("running", { started_at: minute(1), progress: 0.4, step: "tiles/buildings.pmtiles" }),
  cancelling: at("running", {
    id: "job-cancelling",
    started_at: minute(1),
    progress: 0.4,
    step: "tiles/buildings.pmtiles",
    cancel_asked: true,
  }),
  done: at("done", {
    ...ended,
    files: [
      { name: "verification.txt", media_type: "text/plain", bytes: 812 },
      { name: "verification.json", media_type: "application/json", bytes: 2_750 },
    ],
  }),
  failed: at("failed", {
    ...ended,
    error: { code: "dataset/none", message: "No dataset has been published for this organisation." },
  }),
  cancelled: at("cancelled", ended),
  expired: at("expired", ended),
} as const satisfies Record<string, Job>;
