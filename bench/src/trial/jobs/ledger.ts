import { createHash } from "node:crypto";
import type { Checks } from "../compose/checks.ts";
import type { News, SeenJob } from "./messages.ts";
import { textOf } from "./spell.ts";
import type { Worker } from "./worker.ts";

/** What processes told of jobs, and what it has to come to. */
export interface Ledger {
  /** Jobs by name that no process has accepted yet. */
  readonly unaccepted: ReadonlySet<string>;
  ask(name: string): void;
  hear(news: News, from: Worker): void;
  /** Whatever this process had begun is begun by another from now on. */
  killed(worker: Worker): void;
  /** As last looked at. */
  readonly open: number;
  readonly looks: number;
  /** How many were accepted, and had not ended by what was heard or last looked at: who is killed may not get to say it. */
  readonly waiting: number;
  /** How many came to an end that was kept. */
  readonly ends: number;
  /** How often a job was begun. */
  readonly begins: number;
  judge(checks: Checks): void;
}

export function createLedger(): Ledger {
  const unaccepted = new Set<string>();
  /** The newest job of a name, and all that were accepted. */
  const ids = new Map<string, string>();
  const accepted = new Set<string>();
  /** Who began a job last, and when that process was killed. */
  const begun = new Map<string, { readonly by: Worker; killedAt?: number }>();
  const done = new Map<string, number>();
  const waits: number[] = [];
  let begins = 0;
  let refused = 0;
  let looks = 0;
  let seen: readonly SeenJob[] = [];
  return {
    unaccepted,
    get open() {
      return seen.filter(({ state }) => state === "queued" || state === "running").length;
    },
    get looks() {
      return looks;
    },
    get waiting() {
      const ended = new Set(seen.filter(({ state }) => state === "done").map(({ id }) => id));
      return [...accepted].filter((id) => !done.has(id) && !ended.has(id)).length;
    },
    get ends() {
      return done.size;
    },
    get begins() {
      return begins;
    },
    ask: (name) => void unaccepted.add(name),
    hear: (news, from) => {
      if ("accepted" in news) {
        const { accepted: name, id } = news;
        ids.set(name, id);
        accepted.add(id);
        unaccepted.delete(name);
      } else if ("begun" in news) {
        begins++;
        const { killedAt } = begun.get(news.begun) ?? {};
        if (killedAt !== undefined) waits.push((performance.now() - killedAt) / 1_000);
        begun.set(news.begun, { by: from });
      } else if ("done" in news) {
        if (news.isKept) done.set(news.done, (done.get(news.done) ?? 0) + 1);
        else refused++;
      } else if ("jobs" in news) {
        seen = news.jobs;
        looks++;
      }
    },
    killed: (worker) => {
      const killedAt = performance.now();
      for (const [name, { by }] of begun)
        if (by === worker && !done.has(ids.get(name) ?? "")) begun.set(name, { by, killedAt });
    },
    judge: ({ check }) => {
      const unfinished = seen.filter(({ state }) => state !== "done");
      const lost = [...accepted].filter((id) => !seen.some((job) => job.id === id));
      const broken = seen.filter(({ name, state, files, sha256 }) => {
        const whole = createHash("sha256").update(textOf(name)).digest("hex");
        return state === "done" && (files !== 1 || sha256 !== whole);
      });
      const again = seen.filter((job) => seen.some((other) => other !== job && isRepeatOf(job, other)));
      const needless = again.filter((job) =>
        seen.some((other) => isRepeatOf(job, other) && !isLongAfter(job, other)),
      );
      const twice = [...done].filter(([, times]) => times > 1);
      waits.sort((a, b) => a - b);
      const wait = (share: number) => (waits[Math.ceil(waits.length * share) - 1] ?? 0).toFixed(1);
      const most = Math.max(0, ...seen.map(({ attempt }) => attempt));
      console.log(
        `${seen.length} jobs (${again.length} of them asked for again, long after they were done, by whoever was not told), begun ${begins} times (one of them ${most}); what was killed was begun again after ${wait(0.5)} s (median), ${wait(0.99)} s (p99), ${wait(1)} s (longest of ${waits.length}); ${refused} were another's by then, and nothing was written`,
      );
      check("each job that was accepted is there, and all are done", lost.length + unfinished.length === 0, [
        ...lost,
        ...unfinished.map(({ id }) => id),
      ]);
      check("what was asked for twice is one job, unless it was done long before", needless.length === 0, [
        ...needless.map(({ name }) => name),
      ]);
      check("none is done twice", twice.length === 0, twice);
      check(
        "what they left is whole",
        broken.length === 0,
        broken.map(({ name }) => name),
      );
      check("what was killed was begun again within 45 s, 99 times of 100", Number(wait(0.99)) <= 45);
    },
  };
}

const isRepeatOf = (job: SeenJob, other: SeenJob) =>
  job.name === other.name && job.createdAt > other.createdAt;

/** A job that was done so many seconds ago no longer answers for a request with its key. */
const repeatMs = 10_000;
const isLongAfter = (job: SeenJob, { endedAt }: SeenJob) =>
  endedAt !== undefined && job.createdAt >= endedAt + repeatMs;
