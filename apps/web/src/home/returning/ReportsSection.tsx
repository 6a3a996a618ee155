import { useClient, useNetwork, useToaster } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import { saveFile } from "@stopbank/ui/save-file";
import { useState, useSyncExternalStore } from "react";
import { useFlags } from "../../host/hostContext.ts";
import { pageJobsOf } from "../../jobs/pageJobs.ts";
import { ReportsView } from "./ReportsView.tsx";

/** What the person had made last, from the very list that the menu shows. */
export default function ReportsSection() {
  const network = useNetwork();
  const { name } = useClient();
  const toaster = useToaster();
  const isOn = useFlags();
  const [{ live, calls }] = useState(() => pageJobsOf(network, name).own);
  const { jobs, trouble } = useSyncExternalStore(live.subscribe, live.get, live.get);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const download = async (id: string, file: string) => {
    const key = `${id} ${file}`;
    setBusy((names) => new Set([...names, key]));
    try {
      saveFile(file, await calls.file(id, file));
    } catch (error) {
      // The client was left, and this with it.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toaster.error(`${file} could not be fetched.`);
    }
    setBusy((names) => new Set([...names].filter((other) => other !== key)));
  };
  return (
    <ReportsView
      busy={busy}
      jobs={loadableOf(jobs, trouble, () => void live.refresh().catch(() => undefined))}
      makeAt={isOn("riskModuleIsInDevelopment") ? undefined : "/risk"}
      onDownload={(id, file) => void download(id, file)}
    />
  );
}

function loadableOf<T>(value: T | undefined, trouble: Error | undefined, retry: () => void): Loadable<T> {
  if (value !== undefined) return { state: "ready", value };
  return trouble === undefined ? { state: "loading" } : { state: "failed", error: trouble, retry };
}
