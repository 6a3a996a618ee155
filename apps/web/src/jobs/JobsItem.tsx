import { useClient, useContributions, useNetwork, useSession } from "@stopbank/plugin-api/browser";
import { useEffect, useState, useSyncExternalStore } from "react";
import { JobsEntry } from "./JobsEntry.tsx";
import { JobsPanel } from "./JobsPanel.tsx";
import { pageJobsOf } from "./pageJobs.ts";
import { wordsOfEnds } from "./unseenEnds.ts";
import { useUnseenEnds } from "./useUnseenEnds.ts";

/** The way to one's jobs, for whoever has some or may start some. Fetched by the menu. */
export default function JobsItem() {
  const network = useNetwork();
  const { name } = useClient();
  const [own] = useState(() => pageJobsOf(network, name).own);
  const { live } = own;
  const { jobs, schedules } = useSyncExternalStore(live.subscribe, live.get, live.get);
  const { status } = useSession();
  const starters = useContributions("jobStarters");
  const [isOpen, setOpen] = useState(false);
  const unseen = useUnseenEnds(jobs, isOpen);
  useEffect(() => (status === "signed-in" ? live.follow() : undefined), [live, status]);
  if (starters.length === 0 && (jobs ?? []).length === 0 && schedules === 0) return null;
  return (
    <JobsEntry
      isOpen={isOpen}
      news={wordsOfEnds(unseen)}
      onOpen={setOpen}
      underWay={jobs?.filter(({ ended_at }) => ended_at === undefined).length ?? 0}
    >
      <JobsPanel own={own} />
    </JobsEntry>
  );
}
