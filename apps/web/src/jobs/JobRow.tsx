import { Checkbox, Icon } from "@blueprintjs/core";
import {
  BanCircleIcon,
  DownloadIcon,
  ErrorIcon,
  HistoryIcon,
  TickCircleIcon,
  TimeIcon,
} from "@blueprintjs/icons";
import type { Job } from "@stopbank/contract/jobs";
import { formatDateTime } from "@stopbank/ui/dates";
import { useId, useRef } from "react";
import { HeldButton } from "./HeldButton.tsx";
import { fileSize, jobWords } from "./jobWords.ts";

export interface JobRowProps {
  readonly job: Job;
  /** What is being asked for: a job's id, or that and a file's name with a space between. */
  readonly busy: ReadonlySet<string>;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
  readonly onMail: (isWanted: boolean) => void;
  readonly onDownload: (name: string) => void;
}

const icons = {
  queued: TimeIcon,
  running: TimeIcon,
  done: TickCircleIcon,
  failed: ErrorIcon,
  cancelled: BanCircleIcon,
  expired: HistoryIcon,
} as const;

/** One job: how far it is, why it failed, or what came of it. */
export function JobRow({ job, busy, onCancel, onAgain, onMail, onDownload }: JobRowProps) {
  const { id, title, state, step, progress, files, error, cancel_asked } = job;
  const titleId = useId();
  const row = useRef<HTMLLIElement>(null);
  const cancel = () => {
    // The button goes when the job has ended, and whoever pressed it stays here.
    row.current?.focus();
    onCancel();
  };
  const isUnderWay = job.ended_at === undefined;
  const StateIcon = icons[state];
  const at = new Date(job.ended_at ?? job.started_at ?? job.created_at);
  return (
    <li aria-labelledby={titleId} className={`job job-${state}`} ref={row} tabIndex={-1}>
      <div className="job-head">
        <Icon aria-hidden icon={<StateIcon size={16} />} />
        <div>
          <strong id={titleId}>{title}</strong>
          <p className="sb-muted sb-small">
            {jobWords(job)} · <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
          </p>
        </div>
        {job.may_run_again && (
          <HeldButton
            aria-label={`Run again: ${title}`}
            isHeld={busy.has(`${id} again`)}
            onClick={onAgain}
            size="small"
            text="Run again"
            variant="outlined"
          />
        )}
        {isUnderWay && (
          <HeldButton
            aria-label={`Cancel ${title}`}
            isHeld={cancel_asked || busy.has(id)}
            onClick={cancel}
            size="small"
            text="Cancel"
            variant="outlined"
          />
        )}
      </div>
      {state === "running" && (
        <>
          <progress aria-labelledby={titleId} max={1} value={progress} />
          <p className="job-step sb-muted sb-small">{step}</p>
        </>
      )}
      {isUnderWay && !cancel_asked && (
        <Checkbox
          checked={job.mail_wanted}
          className="job-mail"
          disabled={busy.has(`${id} mail`)}
          onChange={({ currentTarget }) => onMail(currentTarget.checked)}
        >
          Mail me when it is ready<span className="sb-visually-hidden">: {title}</span>
        </Checkbox>
      )}
      {error !== undefined && <p className="job-error">{error.message}</p>}
      {files.length > 0 && (
        <ul className="job-files">
          {files.map(({ name, bytes }) => (
            <li key={name}>
              <HeldButton
                isHeld={busy.has(`${id} ${name}`)}
                icon={<DownloadIcon />}
                onClick={() => onDownload(name)}
                size="small"
                variant="minimal"
              >
                <span className="sb-visually-hidden">Download </span>
                {name} <span className="sb-muted">{fileSize(bytes)}</span>
              </HeldButton>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
