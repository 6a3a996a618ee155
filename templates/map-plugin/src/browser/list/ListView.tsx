import { Button } from "@blueprintjs/core";
import { DownloadIcon, ListIcon } from "@blueprintjs/icons";
import type { Job } from "@stopbank/contract/jobs";
import { isUnderWay } from "./useListJob.ts";

export interface ListViewProps {
  /** The one that was started last. */
  readonly job: Job | undefined;
  readonly onStart: () => void;
  readonly onSave: () => void;
}

/** Starts the list, says how it goes, and hands it over. */
export function ListView({ job, onStart, onSave }: ListViewProps) {
  const isBusy = job !== undefined && isUnderWay(job);
  return (
    <>
      <Button
        disabled={isBusy}
        icon={<ListIcon />}
        onClick={onStart}
        text="Write a list"
        variant="outlined"
      />
      {job?.state === "done" && (
        <Button icon={<DownloadIcon />} onClick={onSave} text="Download the list" variant="outlined" />
      )}
      <p role="status">{job === undefined ? "" : wordsOf(job)}</p>
    </>
  );
}

function wordsOf({ state, step, error }: Job): string {
  switch (state) {
    case "queued":
      return "The list waits for its turn.";
    case "running":
      return `${step || "Writing the list"}…`;
    case "done":
      return "The list is ready.";
    case "cancelled":
      return "The list was given up.";
    default:
      return error?.message ?? "The list could not be written.";
  }
}
