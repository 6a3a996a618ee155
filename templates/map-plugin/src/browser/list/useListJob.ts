import type { Job } from "@stopbank/contract/jobs";
import { useClient, useNetwork, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import useSWR from "swr";
import type { Site } from "../../domain/site.ts";
import { listKind } from "../../wire.ts";
import { useOwnJson } from "../useOwnJson.ts";
import { saveFile } from "./saveFile.ts";

export interface ListJob {
  /** The job that was started last, as it stands. */
  readonly job: Job | undefined;
  start(): Promise<void>;
  /** Hands over what the job left, as a download. */
  save(): Promise<void>;
}

/** Has the sites written down as a list, which outlives this page. Failures are said in toasts. */
export function useListJob(sites: readonly Site[]): ListJob {
  const ask = useOwnJson();
  const network = useNetwork();
  const toaster = useToaster();
  const { name } = useClient();
  const [id, setId] = useState<string>();
  const { data: job } = useSWR<Job, Error>(
    id === undefined ? null : [name, "job", id],
    () => ask<Job>(`/bff/jobs/${id}`),
    { refreshInterval: (latest) => (latest === undefined || isUnderWay(latest) ? 500 : 0) },
  );
  const told = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toaster.error(error instanceof Error ? error.message : "Something went wrong.");
    }
  };
  return {
    job,
    start: () =>
      told(async () => {
        const body = JSON.stringify({ kind: listKind, params: { sites } });
        const headers = { "content-type": "application/json" };
        setId((await ask<Job>("/bff/jobs", { method: "POST", headers, body })).id);
      }),
    save: () =>
      told(async () => {
        for (const file of job?.files ?? []) await saveFile(network, `/bff/jobs/${job?.id}/files`, file.name);
      }),
  };
}

export const isUnderWay = ({ state }: Job): boolean => state === "queued" || state === "running";
