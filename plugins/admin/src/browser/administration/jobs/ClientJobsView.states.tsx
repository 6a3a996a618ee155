import type { ClientJob } from "@stopbank/contract/client-jobs";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ClientJobsView } from "./ClientJobsView.tsx";

const job = (id: string, rest: Partial<ClientJob>): ClientJob => ({
  id,
  kind: "admin.verify-dataset",
  title: "Verify dataset",
  state: "done",
  attempt: 1,
  progress: 1,
  step: "",
  cancel_asked: false,
  created_at: "2026-11-24T02:00:00Z",
  started_at: "2026-11-24T02:00:01Z",
  ended_at: "2026-11-24T02:01:13Z",
  expires_at: "2026-12-24T02:00:00Z",
  owner: { user_uuid: "1", email: "kiri@larkhaven.example" },
  ...rest,
});
const { ended_at: _, ...unended } = job("1", {});
const list: readonly ClientJob[] = [
  { ...unended, state: "running", progress: 0.42, step: "tiles/buildings.pmtiles" },
  { ...unended, id: "2", state: "running", cancel_asked: true },
  {
    ...unended,
    id: "3",
    state: "queued",
    attempt: 2,
    error: { code: "a/b", message: "The store was away." },
  },
  job("4", {}),
  job("5", {
    state: "failed",
    attempt: 3,
    title: "A report with a very long name of many words about many layers of many hazards in many places",
    owner: {
      user_uuid: "2",
      email: "a.very.long.name.of.somebody.with.many.names@larkhaven-district-council.example",
    },
    error: { code: "a/b", message: "The dataset could not be read. Import it again." },
  }),
];
const many = {
  jobs: ready(list),
  filter: { state: "", kind: "" } as const,
  kinds: ["admin.verify-dataset", "risk.summary-report"],
  now: new Date("2026-11-24T02:00:43Z"),
  hasMore: true,
  isLoadingMore: false,
  onFilter: unheard,
  onCancel: unheard,
  onMore: unheard,
};

export default statesOf(ClientJobsView, {
  loading: { ...many, jobs: loading },
  failed: {
    ...many,
    jobs: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  many,
  "no more": { ...many, hasMore: false },
  "loading more": { ...many, isLoadingMore: true },
  empty: { ...many, jobs: ready([]) },
  "none found": { ...many, jobs: ready([]), filter: { state: "failed", kind: "" } },
});
