import { Button, FormGroup, HTMLSelect } from "@blueprintjs/core";
import { type ClientJob, jobStates } from "@stopbank/contract/client-jobs";
import { formatCount } from "@stopbank/numbers";
import { formatDateTime } from "@stopbank/ui/dates";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import {
  isUnderWay,
  jobStateWords,
  kindWords,
  standingWords,
  tookWords,
} from "../../../domain/activity/clientJobWords.ts";
import { tableRole } from "../../tableRole.ts";

export interface ClientJobsFilter {
  /** Empty for all. */
  readonly state: ClientJob["state"] | "";
  readonly kind: string;
}

export interface ClientJobsViewProps {
  readonly jobs: Loadable<readonly ClientJob[]>;
  readonly filter: ClientJobsFilter;
  /** The kinds there are to choose from. */
  readonly kinds: readonly string[];
  readonly now: Date;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onFilter: (filter: ClientJobsFilter) => void;
  readonly onCancel: (job: ClientJob) => void;
  readonly onMore: () => void;
}

/** What everybody in the client has had done in the background, newest first. */
export const ClientJobsView = ({ jobs, filter, kinds, onFilter, ...list }: ClientJobsViewProps) => (
  <section aria-label="Jobs" className="admin-panel sb-card">
    <p className="sb-muted admin-about">
      Work that goes on in the background, of everybody in this organisation. What a job has made is for
      whoever started it alone.
    </p>
    <div className="admin-filter">
      <FormGroup label="State" labelFor="jobs-state">
        <HTMLSelect
          id="jobs-state"
          onChange={({ currentTarget }) =>
            onFilter({ ...filter, state: currentTarget.value as ClientJobsFilter["state"] })
          }
          options={[
            { value: "", label: "All" },
            ...jobStates.map((value) => ({ value, label: jobStateWords[value] })),
          ]}
          value={filter.state}
        />
      </FormGroup>
      <FormGroup label="Kind" labelFor="jobs-kind">
        <HTMLSelect
          id="jobs-kind"
          onChange={({ currentTarget }) => onFilter({ ...filter, kind: currentTarget.value })}
          options={[
            { value: "", label: "All" },
            ...kinds.map((value) => ({ value, label: kindWords(value) })),
          ]}
          value={filter.kind}
        />
      </FormGroup>
    </div>
    <Loaded
      label="Loading the jobs"
      of={jobs}
      skeleton={<Skeleton height={320} />}
      what="The jobs could not be loaded"
    >
      {(all) =>
        all.length > 0 ? (
          <JobTable {...list} all={all} />
        ) : (
          <Empty>
            {filter.state === "" && filter.kind === ""
              ? "Nobody has started a job yet."
              : "There is no such job."}
          </Empty>
        )
      }
    </Loaded>
  </section>
);

type JobTableProps = Pick<
  ClientJobsViewProps,
  "now" | "hasMore" | "isLoadingMore" | "onCancel" | "onMore"
> & {
  readonly all: readonly ClientJob[];
};

const JobTable = ({ all, now, hasMore, isLoadingMore, onCancel, onMore }: JobTableProps) => (
  <>
    <table aria-label="Jobs" className="admin-table admin-jobs" {...tableRole("table")}>
      <thead {...tableRole("rowgroup")}>
        <tr {...tableRole("row")}>
          {columns.map((name) => (
            <th key={name} scope="col" {...tableRole("columnheader")}>
              {name}
            </th>
          ))}
          <th aria-label="Actions" scope="col" {...tableRole("columnheader")} />
        </tr>
      </thead>
      <tbody {...tableRole("rowgroup")}>
        {all.map((job) => (
          <tr key={job.id} {...tableRole("row")}>
            {cellsOf(job, now).map((cell, at) => (
              <td data-label={columns[at]} key={columns[at]} {...tableRole("cell")}>
                <div>{cell}</div>
              </td>
            ))}
            <td {...tableRole("cell")}>
              {isUnderWay(job) && (
                <Button
                  aria-label={`Cancel ${job.title} of ${job.owner.email}`}
                  disabled={job.cancel_asked}
                  onClick={() => onCancel(job)}
                  size="small"
                  text="Cancel"
                  variant="outlined"
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {hasMore && <Button fill loading={isLoadingMore} onClick={onMore} text="Show older" variant="outlined" />}
  </>
);

const columns = ["Started", "Job", "Who", "State", "Took", "Tries"] as const;

/** In the order of the columns. */
const cellsOf = (job: ClientJob, now: Date): readonly ReactNode[] => [
  <time dateTime={job.created_at} key="at">
    {formatDateTime(new Date(job.created_at))}
  </time>,
  job.title,
  job.owner.email,
  <Standing job={job} key="state" />,
  <span className="admin-figure" key="took">
    {tookWords(job, now) ?? "–"}
  </span>,
  <span className="admin-figure" key="tries">
    {formatCount(job.attempt)}
  </span>,
];

const Standing = ({ job }: { readonly job: ClientJob }) => (
  <>
    <span className={job.state === "failed" ? "admin-jobs-failed" : undefined}>{standingWords(job)}</span>
    {job.state === "running" && (
      <>
        <progress aria-label={`Progress of ${job.title}`} max={1} value={job.progress} />
        <span className="sb-muted sb-small">{job.step}</span>
      </>
    )}
    {job.error !== undefined && <span className="sb-small">{job.error.message}</span>}
  </>
);
