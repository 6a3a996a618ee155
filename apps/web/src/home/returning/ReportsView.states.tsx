import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { jobAt } from "../../jobs/testing/jobAt.ts";
import { ReportsView } from "./ReportsView.tsx";

const none: ReadonlySet<string> = new Set();
const file = { name: "Risk summary.pdf", media_type: "application/pdf", bytes: 812_000 };
const done = (id: string) => ({
  ...jobAt.done,
  id,
  title: "Risk summary of Larkhaven",
  files: [file],
  ended_at: "2026-11-28T09:46:00.000Z",
});
const common = { busy: none, makeAt: "/risk", onDownload: unheard };
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });

export default statesOf(ReportsView, {
  loading: { ...common, jobs: loading },
  failed: { ...common, jobs: { state: "failed", error, retry: unheard } },
  empty: { ...common, jobs: ready([]) },
  "none can be made": { ...common, jobs: ready([]), makeAt: undefined },
  many: {
    ...common,
    jobs: ready([jobAt.running, jobAt.failed, ...["1", "2", "3", "4"].map(done)]),
  },
  "being fetched": { ...common, jobs: ready([done("1")]), busy: new Set([`1 ${file.name}`]) },
});
