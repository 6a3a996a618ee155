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
  /** How often a job was begun. */
  readonly begins: number;
  judge(checks: Checks): void;
}

export function createLedger(): Ledger {
  const unaccepted = new Set<string>();
  const ids = new Map<string, string>();
  /** Who began a job last, and when that process was killed. */
  const begun = new Map<string, { readonly by: Worker; killedAt?: number }>();
  const done = new Map<string, number>();
  const waits: number[] = [];
  let begins = 0;
  let refused = 0;
  let looks = 0;
  let seen: readonly SeenJob[] = [];
  const faults: string[] = [];
  return {
    unaccepted,
    get open() {
      return seen.filter(({ state }) => state === "queued" || state === "running").length;
    },
    get looks() {
      return looks;
    },
    get begins() {
      return begins;
    },
    ask: (name) => void unaccepted.add(name),
    hear: (news, from) => {
      if ("accepted" in news) {
        const { accepted, id } = news;
        if (ids.has(accepted) && ids.get(accepted) !== id) faults.push(`${accepted} is two jobs`);
        ids.set(accepted, id);
        unaccepted.delete(accepted);
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
      const byId = new Map(seen.map((job) => [job.id, job]));
      const lost = [...ids].filter(([, id]) => byId.get(id)?.state !== "done");
      const broken = [...ids].filter(([name, id]) => {
        const job = byId.get(id);
        const whole = createHash("sha256").update(textOf(name)).digest("hex");
        return job?.state === "done" && (job.files !== 1 || job.sha256 !== whole);
      });
      const twice = [...done].filter(([, times]) => times > 1);
      waits.sort((a, b) => a - b);
      const wait = (share: number) => (waits[Math.ceil(waits.length * share) - 1] ?? 0).toFixed(1);
      const most = Math.max(0, ...seen.map(({ attempt }) => attempt));
      console.log(
        `${ids.size} jobs, begun ${begins} times (one of them ${most}); what was killed was begun again after ${wait(0.5)} s (median), ${wait(0.99)} s (p99), ${wait(1)} s (longest of ${waits.length}); ${refused} were another's by then, and nothing was written`,
      );
      check("each job that was accepted is one job, and is done", lost.length + faults.length === 0, [
        ...lost,
        ...faults,
      ]);
      check("there is no job that nobody was told of", seen.length === ids.size, seen.length);
      check("none is done twice", twice.length === 0, twice);
      check("what they left is whole", broken.length === 0, broken);
      check("what was killed was begun again within 45 s, 99 times of 100", Number(wait(0.99)) <= 45);
    },
  };
}
