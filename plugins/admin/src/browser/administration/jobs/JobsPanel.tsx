import "./jobs.css";
import type { ClientJob } from "@stopbank/contract/client-jobs";
import { useState } from "react";
import { CancelJobView } from "./CancelJobView.tsx";
import { ClientJobsView } from "./ClientJobsView.tsx";
import { useClientJobs } from "./useClientJobs.ts";

/** Everybody's jobs in the client in use. */
export default function JobsPanel() {
  const { cancel, ...view } = useClientJobs();
  const [asked, setAsked] = useState<ClientJob>();
  const [isOpen, setOpen] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const confirm = async () => {
    if (asked === undefined) return;
    setWorking(true);
    await cancel(asked);
    setWorking(false);
    setOpen(false);
  };
  const ask = (job: ClientJob) => {
    setAsked(job);
    setOpen(true);
  };
  return (
    <>
      <ClientJobsView {...view} onCancel={ask} />
      <CancelJobView
        isOpen={isOpen}
        isWorking={isWorking}
        job={asked}
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
