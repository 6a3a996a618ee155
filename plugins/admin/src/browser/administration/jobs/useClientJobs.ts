import type { ClientJob, ClientJobsPage } from "@stopbank/contract/client-jobs";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { isUnderWay } from "../../../domain/activity/clientJobWords.ts";
import { refusalWords } from "../../../domain/refusalWords.ts";
import type { ClientJobsFilter, ClientJobsViewProps } from "./ClientJobsView.tsx";

/** How often it is asked how far jobs are, while any is under way, and whether there are new ones, while none is. */
const underWayMs = 2_000;
const quietMs = 30_000;

export interface ClientJobs extends Omit<ClientJobsViewProps, "onCancel"> {
  /** Has a job given up. */
  readonly cancel: (job: ClientJob) => Promise<void>;
}

/** Everybody's jobs, page after page, by what they are filtered by. */
export function useClientJobs(): ClientJobs {
  const call = useCall();
  const { name } = useClient();
  const toaster = useToaster();
  const [filter, setFilter] = useState<ClientJobsFilter>({ state: "", kind: "" });
  const query = { ...(filter.state && { state: filter.state }), ...(filter.kind && { kind: filter.kind }) };
  const kinds = useSWR<readonly string[], Error>([name, "job-kinds"], () => call(routes.clientJobKinds, {}), {
    revalidateOnMount: true,
  });
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<ClientJobsPage, Error>(
    (index, before: ClientJobsPage | null) =>
      index > 0 && before?.next_cursor == null
        ? null
        : [name, "client-jobs", JSON.stringify(query), before?.next_cursor ?? ""],
    ([, , asked, cursor]: readonly [string, string, string, string]) =>
      call(routes.clientJobs, {
        query: { ...(JSON.parse(asked) as object), ...(cursor === "" ? {} : { cursor }) },
      }),
    {
      revalidateOnMount: true,
      revalidateAll: true,
      keepPreviousData: true,
      refreshInterval: (pages) =>
        pages?.some(({ jobs }) => jobs.some(isUnderWay)) === true ? underWayMs : quietMs,
    },
  );

  const cancel = async ({ id, title }: ClientJob): Promise<void> => {
    try {
      const job = await call(routes.cancelClientJob, { params: { job_id: id } });
      await mutate();
      if (!isUnderWay(job) && job.state !== "cancelled")
        toaster.info(`${title} had ended before it could be cancelled.`);
      else toaster.success(isUnderWay(job) ? `${title} is being cancelled.` : `${title} is cancelled.`);
    } catch (failure) {
      toaster.error(refusalWords(failure, `${title} could not be cancelled.`));
    }
  };

  return {
    jobs: mapLoadable(toLoadable({ data, error, mutate }), (pages) => pages.flatMap(({ jobs }) => jobs)),
    filter,
    kinds: kinds.data ?? [],
    now: new Date(),
    hasMore: data?.at(-1)?.next_cursor != null,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    cancel,
    onFilter: setFilter,
    onMore: () => void setSize(size + 1),
  };
}
