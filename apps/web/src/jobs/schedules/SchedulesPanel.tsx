import type { Schedule } from "@stopbank/contract/schedules";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import { useMemo, useState } from "react";
import useSWR from "swr";
import type { OwnJobs } from "../ownJobs.ts";
import { SchedulesView } from "./SchedulesView.tsx";
import { createScheduleCalls } from "./scheduleCalls.ts";

export interface SchedulesPanelProps {
  readonly live: Pick<OwnJobs["live"], "refresh">;
  /** Another text when jobs are in other states: then they are asked for anew. */
  readonly jobsAre: string;
}

/** What is done by itself for this person, and what they change of it. */
export function SchedulesPanel({ live, jobsAre }: SchedulesPanelProps) {
  const network = useNetwork();
  const calls = useMemo(() => createScheduleCalls(network), [network]);
  const found = useSWR(["schedules", jobsAre], calls.list, { keepPreviousData: true });
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Error>();
  const act = async (id: string, work: () => Promise<void>) => {
    setBusy((ids) => new Set([...ids, id]));
    setRefused(undefined);
    try {
      await work();
      await found.mutate();
      await live.refresh();
    } catch (error) {
      // The client was left, and this with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setRefused(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)));
    }
  };
  const schedules: Loadable<readonly Schedule[]> = toLoadable(found);
  return (
    <SchedulesView
      busy={busy}
      onChange={(id, change) => void act(id, () => calls.change(id, change))}
      onDelete={(id) => void act(id, () => calls.remove(id))}
      refused={refused}
      schedules={schedules}
    />
  );
}
