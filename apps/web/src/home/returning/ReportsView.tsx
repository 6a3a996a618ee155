import { AnchorButton, Button } from "@blueprintjs/core";
import { DownloadIcon } from "@blueprintjs/icons";
import type { Job } from "@stopbank/contract/jobs";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { Link } from "wouter";
import { fileSize, jobWords } from "../../jobs/jobWords.ts";

export interface ReportsViewProps {
  /** The newest first. */
  readonly jobs: Loadable<readonly Job[]>;
  /** What is being fetched: a job's id and a file's name with a space between. */
  readonly busy: ReadonlySet<string>;
  /** Where reports are made; undefined where the client has no such page. */
  readonly makeAt: string | undefined;
  readonly onDownload: (id: string, name: string) => void;
}

/** So many are shown: the rest are in the menu's list. */
const most = 4;

/** What somebody had made last, to be taken home. */
export const ReportsView = ({ jobs, busy, makeAt, onDownload }: ReportsViewProps) => (
  <Loaded
    label="Loading reports"
    of={jobs}
    skeleton={<Skeleton height={72} />}
    what="Reports could not be loaded"
  >
    {(list) => {
      const shown = list
        .filter(({ files, ended_at }) => files.length > 0 || ended_at === undefined)
        .slice(0, most);
      return shown.length === 0 ? (
        <>
          <p className="sb-muted">
            Reports and exports that you have made are found here for as long as they are kept.
          </p>
          {makeAt !== undefined && (
            <Link asChild href={makeAt}>
              <AnchorButton size="small" text="Make a report of a map" variant="outlined" />
            </Link>
          )}
        </>
      ) : (
        <ul className="home-list">
          {shown.map((job) => (
            <li key={job.id}>
              <strong>{job.title}</strong>
              <span className="sb-muted sb-small">
                {job.ended_at === undefined ? jobWords(job) : formatDateTime(new Date(job.ended_at))}
              </span>
              {job.files.map(({ name, bytes }) => (
                <Button
                  icon={<DownloadIcon />}
                  key={name}
                  loading={busy.has(`${job.id} ${name}`)}
                  onClick={() => onDownload(job.id, name)}
                  size="small"
                  variant="outlined"
                >
                  <span className="sb-visually-hidden">Download </span>
                  {name} <span className="sb-muted">{fileSize(bytes)}</span>
                </Button>
              ))}
            </li>
          ))}
        </ul>
      );
    }}
  </Loaded>
);
