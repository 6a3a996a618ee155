import { Callout } from "@blueprintjs/core";
import { OfflineIcon } from "@blueprintjs/icons";
import type { Job } from "@stopbank/contract/jobs";
import type { JobStarter } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Failed, Loaded } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { JobRow } from "./JobRow.tsx";
import { StarterRow } from "./StarterRow.tsx";

export interface Trouble {
  /** A short heading. */
  readonly what: string;
  readonly error: Error;
}

export interface JobsViewProps {
  /** The newest first. */
  readonly jobs: Loadable<readonly Job[]>;
  /** Why those may not be as they are any more; undefined while they are heard of. */
  readonly stale: Error | undefined;
  /** What is done by itself; `false` where nothing is. */
  readonly scheduled: ReactNode;
  /** What this reader may start. */
  readonly starters: readonly JobStarter[];
  /** What they asked for last and did not get. */
  readonly refused: Trouble | undefined;
  /** What is being asked for: a kind, a job's id, or that and a file's name with a space between. */
  readonly busy: ReadonlySet<string>;
  readonly onStart: (kind: string) => void;
  readonly onCancel: (id: string) => void;
  /** Has what a job was asked done once more. */
  readonly onAgain: (id: string) => void;
  readonly onMail: (id: string, isWanted: boolean) => void;
  readonly onDownload: (id: string, name: string) => void;
}

/** What can be started, and what has been. */
export function JobsView({ jobs, stale, scheduled, starters, refused, busy, ...on }: JobsViewProps) {
  const known = jobs.state === "ready" ? jobs.value : [];
  return (
    <div className="jobs-body">
      {stale !== undefined && (
        <Callout compact icon={<OfflineIcon />} intent="warning" role="status">
          Not connected: what you see may have changed. Jobs go on without you.
        </Callout>
      )}
      {refused !== undefined && <Failed error={refused.error} what={refused.what} />}
      {starters.length > 0 && (
        <ul className="jobs-starters">
          {starters.map((starter) => (
            <StarterRow
              isBusy={busy.has(starter.kind)}
              isUnderWay={known.some(({ kind, ended_at }) => kind === starter.kind && ended_at === undefined)}
              key={starter.id}
              onStart={() => on.onStart(starter.kind)}
              starter={starter}
            />
          ))}
        </ul>
      )}
      {scheduled}
      <Loaded label="Loading jobs" of={jobs} what="Jobs could not be loaded">
        {(list) =>
          list.length === 0 ? (
            <Empty>What takes longer than a moment is shown here while it runs, and what came of it.</Empty>
          ) : (
            <ol className="jobs-list">
              {list.map((job) => (
                <JobRow
                  busy={busy}
                  job={job}
                  key={job.id}
                  onAgain={() => on.onAgain(job.id)}
                  onCancel={() => on.onCancel(job.id)}
                  onMail={(isWanted) => on.onMail(job.id, isWanted)}
                  onDownload={(name) => on.onDownload(job.id, name)}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
    </div>
  );
}
