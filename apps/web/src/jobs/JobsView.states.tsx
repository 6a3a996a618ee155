import { ApiError } from "@stopbank/contract/client";
import { ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { JobsView } from "./JobsView.tsx";
import starterStates from "./StarterRow.states.tsx";
import { jobAt } from "./testing/jobAt.ts";

const { starter } = starterStates.states.ready;
const away = new ApiError(
  0,
  "network/unreachable",
  "The server cannot be reached. Check your connection and try again.",
);
const empty = {
  jobs: ready([]),
  stale: undefined,
  scheduled: false,
  starters: [starter],
  refused: undefined,
  busy: new Set<string>(),
  onStart: unheard,
  onCancel: unheard,
  onAgain: unheard,
  onMail: unheard,
  onDownload: unheard,
};
const full = { ...empty, jobs: ready([jobAt.done, jobAt.failed, jobAt.cancelled, jobAt.expired]) };

export default statesOf(JobsView, {
  loading: { ...empty, jobs: { state: "loading" } },
  failed: { ...empty, jobs: { state: "failed", error: away, retry: unheard } },
  empty,
  "nothing to start": { ...full, starters: [] },
  full,
  "one under way": { ...empty, jobs: ready([jobAt.running, jobAt.done]) },
  "not connected": { ...full, stale: away },
  refused: {
    ...full,
    refused: {
      what: "The job could not be started",
      error: new ApiError(429, "jobs/too-many", "You have 20 jobs under way. Wait until one has ended."),
    },
  },
});
