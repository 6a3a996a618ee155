import { ApiError } from "@stopbank/contract/client";
import type { Job } from "@stopbank/contract/jobs";
import type { DeliveryWords, PageJobs } from "@stopbank/plugin-api/browser";
import type { Toaster } from "@stopbank/ui/toaster";
import type { createAwaited } from "./awaited.ts";
import type { JobCalls } from "./jobCalls.ts";
import type { LiveJobs } from "./liveJobs.ts";

export interface DeliveriesParts {
  readonly live: Pick<LiveJobs, "get" | "subscribe" | "refresh">;
  readonly calls: Pick<JobCalls, "start" | "find" | "file">;
  readonly awaited: ReturnType<typeof createAwaited>;
  readonly toaster: Pick<Toaster, "info" | "success" | "error" | "dismiss">;
  readonly save: (name: string, content: Blob) => void;
  /** Whether the page is being left or loaded anew, which ends what it fetches; asked once that has failed. */
  readonly isLeft: () => Promise<boolean>;
}

/** Saves what comes of jobs once they have ended, whoever told of it: the socket, a look, or the page that was loaded anew. */
export function createDeliveries({
  live,
  calls,
  awaited,
  toaster,
  save,
  isLeft,
}: DeliveriesParts): Pick<PageJobs, "deliver" | "follow" | "look"> {
  const told = new Map<string, () => void>();
  const begun = new Map<string, number>();
  const finishing = new Set<string>();

  const finish = async (job: Job, words: DeliveryWords) => {
    const said = begun.get(job.id);
    if (said !== undefined) toaster.dismiss(said);
    begun.delete(job.id);
    try {
      if (job.state === "done") {
        if (words.fetching !== undefined) toaster.info(words.fetching);
        for (const { name } of job.files) save(name, await calls.file(job.id, name));
        if (words.ready !== undefined) toaster.success(words.ready);
      } else if (job.state !== "cancelled")
        toaster.error(words.isReasonTold === false ? words.failed : `${words.failed} ${reasonOf(job)}`);
      awaited.take(job.id);
    } catch (error) {
      // Whoever comes back is still waiting for it.
      if (isAbort(error) || (!isAnswered(error) && (await isLeft()))) return;
      awaited.take(job.id);
      // It is made and kept: what failed is to fetch it.
      toaster.error(`${words.failed} ${wordsOf(error)} It can be fetched from Jobs.`);
    } finally {
      finishing.delete(job.id);
      told.get(job.id)?.();
      told.delete(job.id);
    }
  };
  const takeEnded = (jobs: readonly Job[]) => {
    for (const { id, words } of awaited.all()) {
      const job = jobs.find((one) => one.id === id);
      if (job?.ended_at === undefined || finishing.has(id)) continue;
      // It stays awaited until it is saved: the page may be loaded anew before.
      finishing.add(id);
      void finish(job, words);
    }
  };
  live.subscribe(() => takeEnded(live.get().jobs ?? []));
  // Those of before the page was loaded anew may be older than what lists of jobs have.
  for (const { id, words } of awaited.all())
    calls.find(id).then(
      (job) => takeEnded([job]),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404 && awaited.take(id))
          toaster.error(`${words.failed} It is no longer kept.`);
      },
    );

  const follow = async (id: string, words: DeliveryWords) => {
    const ended = new Promise<void>((resolve) => told.set(id, resolve));
    awaited.add({ id, words });
    takeEnded(live.get().jobs ?? []);
    await live.refresh().catch(() => undefined);
    await ended;
  };
  return {
    deliver: async (kind, params, words, isMailWanted) => {
      const said = toaster.info(words.begun);
      try {
        const { id } = await calls.start(kind, params, isMailWanted);
        begun.set(id, said);
        await follow(id, words);
      } catch (error) {
        toaster.dismiss(said);
        if (!isAbort(error)) toaster.error(`${words.failed} ${wordsOf(error)}`);
      }
    },
    follow,
    look: () => void live.refresh().catch(() => undefined),
  };
}

const reasonOf = ({ state, error }: Job) =>
  error?.message ?? (state === "expired" ? "It is no longer kept." : "Try again.");
const wordsOf = (error: unknown) =>
  error instanceof ApiError ? error.message : "Something went wrong on this page. Try again.";
/** Whether a server said so: no page that is left had a part in it. */
const isAnswered = (error: unknown) => error instanceof ApiError && error.status > 0;
const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
