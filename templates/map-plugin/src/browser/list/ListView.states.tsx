import type { Job } from "@stopbank/contract/jobs";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ListView } from "./ListView.tsx";

const common = { onStart: unheard, onSave: unheard };
const started = (state: Job["state"], more: Partial<Job> = {}) => ({
  ...common,
  job: {
    id: "7",
    kind: "sample-sites.list",
    title: "List of 1 site",
    state,
    attempt: 1,
    progress: 0,
    step: "",
    cancel_asked: false,
    mail_wanted: false,
    files: [],
    created_at: "2026-01-01T00:00:00Z",
    expires_at: "2026-01-08T00:00:00Z",
    may_run_again: false,
    ...more,
  },
});

export default statesOf(ListView, {
  "none yet": { ...common, job: undefined },
  queued: started("queued"),
  running: started("running", { step: "Site 3 of 7" }),
  "running, just begun": started("running"),
  done: started("done"),
  "given up": started("cancelled"),
  failed: started("failed", { error: { code: "x", message: "The map is away." } }),
  expired: started("expired"),
});
