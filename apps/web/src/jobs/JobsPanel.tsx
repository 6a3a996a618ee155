import type { Job } from "@stopbank/contract/jobs";
import { useContributions, useOnReturn } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import { saveFile } from "@stopbank/ui/save-file";
import { useState, useSyncExternalStore } from "react";
import { JobsView, type Trouble } from "./JobsView.tsx";
import type { OwnJobs } from "./ownJobs.ts";
import { SchedulesPanel } from "./schedules/SchedulesPanel.tsx";

/** Everything about one's own jobs: to start, to follow, to give up and to take home. */
export function JobsPanel({ own: { live, calls } }: { own: OwnJobs }) {
  const { jobs, schedules, trouble } = useSyncExternalStore(live.subscribe, live.get, live.get);
  const starters = useContributions("jobStarters");
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Trouble>();
  /** @param what is said when it fails: "The job could not be started". */
  const act = async (name: string, what: string, work: () => Promise<void>) => {
    setBusy((names) => new Set([...names, name]));
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      // The client was left, and this with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setRefused({ what, error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      setBusy((names) => new Set([...names].filter((other) => other !== name)));
    }
  };
  const refresh = () => void act("list", "Jobs could not be loaded", live.refresh);
  useOnReturn(refresh);
  return (
    <JobsView
      scheduled={schedules > 0 && <SchedulesPanel jobsAre={statesOf(jobs)} live={live} />}
      busy={busy}
      jobs={listOf(jobs, trouble, refresh)}
      onCancel={(id) =>
        void act(id, "The job could not be cancelled", async () => {
          await calls.cancel(id);
          await live.refresh();
        })
      }
      onAgain={(id) =>
        void act(`${id} again`, "The job could not be run again", async () => {
          await calls.again(id);
          await live.refresh();
        })
      }
      onMail={(id, isWanted) =>
        void act(`${id} mail`, "The mail could not be asked for", async () => {
          await calls.mail(id, isWanted);
          await live.refresh();
        })
      }
      onDownload={(id, name) =>
        void act(`${id} ${name}`, `${name} could not be fetched`, async () =>
          saveFile(name, await calls.file(id, name)),
        )
      }
      onStart={(kind) =>
        void act(kind, "The job could not be started", async () => {
          await calls.start(kind);
          await live.refresh();
        })
      }
      refused={refused}
      starters={starters}
      stale={jobs === undefined ? undefined : trouble}
    />
  );
}

/** What became of schedules may be something else where a job of theirs is in another state. */
const statesOf = (jobs: readonly Job[] | undefined): string =>
  (jobs ?? []).map(({ id, state }) => `${id} ${state}`).join();

function listOf<T>(jobs: T | undefined, trouble: Error | undefined, retry: () => void): Loadable<T> {
  if (jobs !== undefined) return { state: "ready", value: jobs };
  return trouble === undefined ? { state: "loading" } : { state: "failed", error: trouble, retry };
}
