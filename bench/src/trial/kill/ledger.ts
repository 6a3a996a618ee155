import type { Job } from "@stopbank/contract/jobs";
import { awakeMs } from "./awakeMs.ts";
import type { Order } from "./orders.ts";
import type { Person } from "./person.ts";

/** A job as its owner saw it, from when it was accepted. */
export interface Followed {
  readonly id: string;
  readonly order: Order;
  readonly owner: Person;
  job: Job;
  /** How often a process was killed over it. */
  kills: number;
  /** When a process was killed over it that nobody has begun it again after. */
  killedAt: number | undefined;
  /** What was found in its files, once they were fetched. */
  delivered: "whole" | readonly string[] | undefined;
}

/** What owners see of their jobs, and how soon those are begun again whose process was killed. */
export interface Ledger {
  readonly jobs: ReadonlyMap<string, Followed>;
  readonly open: readonly Followed[];
  /** Seconds from a kill to the next beginning. */
  readonly waits: readonly number[];
  /** What was no job's history: an end that changed, an attempt that went back, a job that nobody asked for. */
  readonly faults: readonly string[];
  accept(job: Job, order: Order, owner: Person): void;
  see(jobs: readonly Job[], owner: Person): void;
  /** The process is gone that had all that runs. */
  killed(): number;
}

export function createLedger(): Ledger {
  const jobs = new Map<string, Followed>();
  const waits: number[] = [];
  const faults: string[] = [];
  const see = (job: Job, followed: Followed) => {
    const { job: before } = followed;
    if (isOver(before) && (job.state !== before.state || job.ended_at !== before.ended_at))
      faults.push(`${job.id} ended as ${before.state}, and then as ${job.state}`);
    if (job.attempt < before.attempt)
      faults.push(`${job.id} went from attempt ${before.attempt} to ${job.attempt}`);
    if (followed.killedAt !== undefined && (job.attempt > before.attempt || isOver(job))) {
      // What had come to its end just before was not begun again.
      if (job.attempt > before.attempt) {
        waits.push((awakeMs() - followed.killedAt) / 1_000);
        followed.kills++;
      }
      followed.killedAt = undefined;
    }
    followed.job = job;
  };
  return {
    jobs,
    waits,
    faults,
    get open() {
      return [...jobs.values()].filter(({ job }) => !isOver(job));
    },
    accept: (job, order, owner) => {
      if (jobs.has(job.id)) faults.push(`${job.id} answers for two orders`);
      jobs.set(job.id, {
        id: job.id,
        order,
        owner,
        job,
        kills: 0,
        killedAt: undefined,
        delivered: undefined,
      });
    },
    see: (seen, owner) => {
      for (const job of seen) {
        const followed = jobs.get(job.id);
        if (followed === undefined) continue;
        if (followed.owner !== owner) faults.push(`${job.id} is listed to ${owner.email} in ${owner.client}`);
        else see(job, followed);
      }
    },
    killed: () => {
      const now = awakeMs();
      const running = [...jobs.values()].filter(({ job }) => job.state === "running");
      for (const each of running) each.killedAt ??= now;
      return running.length;
    },
  };
}

export const isOver = ({ state }: Job) => state !== "queued" && state !== "running";
