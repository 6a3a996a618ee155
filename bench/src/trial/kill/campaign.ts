import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "@stopbank/contract/jobs";
import { awakeMs } from "./awakeMs.ts";
import { deliver } from "./deliver.ts";
import type { House } from "./house.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { type OrderKind, orderOf } from "./orders.ts";
import { insist, type Person } from "./person.ts";
import type { watchRemains } from "./remains.ts";
import type { Server } from "./server.ts";

export interface Campaign {
  readonly ledger: Ledger;
  /** How often each was killed. */
  readonly victims: ReadonlyMap<string, number>;
  readonly rounds: number;
  /** Jobs that were under work when their process was killed, added up. */
  readonly hit: number;
  /** Asks that had to be put again with the same key. */
  readonly askedAgain: number;
  readonly longestStartSeconds: number;
  /** Most that was seen at once, with the servers up. */
  readonly mostFolders: number;
  readonly strays: number;
}

export interface CampaignParts {
  readonly house: House;
  readonly people: readonly (Person & { readonly displayName: string; readonly isAdmin: boolean })[];
  readonly remains: ReturnType<typeof watchRemains>;
  readonly random: () => number;
  readonly rounds: number;
  /** No new round begins after so many. */
  readonly minutes: number;
}

/** How many may be open at once: what waits for its turn tells nothing of how soon it is begun again. */
const mostOpen = 4;
const mostReports = 1;
/** Every so many rounds a report is asked for: it takes many times as long as the others. */
const reportEvery = 6;
const longestPauseMs = 5_000;
/** From when an attempt is a job's last, it is left to come to its end: what is killed three times is given up, as it should be. */
const lastAttempt = 3;
const patienceMs = 300_000;

/** Kills a process at a random moment in each round, has it started again, and follows what becomes of jobs. */
export async function runCampaign(parts: CampaignParts): Promise<Campaign> {
  const { house, people, remains, random, rounds, minutes } = parts;
  const ledger = createLedger();
  const victims = new Map<string, number>();
  const counts = {
    rounds: 0,
    hit: 0,
    askedAgain: 0,
    longestStartSeconds: 0,
    mostFolders: 0,

    strays: 0,
  };
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  const endAt = awakeMs() + minutes * 60_000;
  let orders = 0;
  let starting: Promise<void> = Promise.resolve();
  const asking = new Set<Promise<void>>();
  const begin = (what: OrderKind) => {
    const person = pick(what === "verification" ? people.filter(({ isAdmin }) => isAdmin) : people);
    const order = orderOf(what, ++orders, person.email, person.client, person.displayName);
    const { kind, params, key } = order;
    const asked = insist(person, "POST", "/bff/jobs", { kind, params, key }).then(({ answer, tries }) => {
      if (tries > 1) counts.askedAgain++;
      if (answer.status >= 300)
        throw new Error(`${kind} is answered ${answer.status}: ${answer.bytes.toString()}`);
      ledger.accept(answer.json<Job>(), order, person);
    });
    asking.add(asked);
    return asked.finally(() => asking.delete(asked));
  };
  const follow = follower(ledger, people, remains);
  try {
    while (counts.rounds < rounds && awakeMs() < endAt) {
      counts.rounds++;
      const reports = ledger.open.filter(({ order }) => order.kind === "risk.report").length;
      const wanted: OrderKind[] = [pick(["spreadsheet", "geojson"] as const)];
      if (counts.rounds % reportEvery === 1 && reports < mostReports) wanted.push("report");
      if (counts.rounds % 2 === 0) wanted.push("verification");
      const begun = wanted.slice(0, Math.max(0, mostOpen - ledger.open.length - asking.size)).map(begin);
      // A third of the kills come while jobs are handed in.
      if (counts.rounds % 3 > 0) {
        await Promise.all(begun);
        await until(() => ledger.open.some(({ job }) => job.state === "running"), 10_000);
      }
      await until(
        () => !ledger.open.some(({ job }) => job.state === "running" && job.attempt >= lastAttempt),
        30_000,
      );
      await sleep(random() * longestPauseMs);
      const name = await killOne();
      if (name === "nobody") {
        counts.rounds--;
        continue;
      }
      victims.set(name, (victims.get(name) ?? 0) + 1);
      await Promise.all(begun);
      await deliver(ledger, people);
      await lookAround();
      if (counts.rounds % 5 === 0)
        console.error(
          `${house.engine}: ${counts.rounds} rounds, ${ledger.jobs.size} jobs, ${ledger.open.length} open, ${ledger.waits.length} begun again, ${ledger.faults.length} faults`,
        );
    }
    await starting;
    await until(() => ledger.open.length === 0 && asking.size === 0, patienceMs);
    await deliver(ledger, people);
    await sleep(2_000);
    await lookAround();
  } finally {
    await follow.stop();
  }
  return { ledger, victims, ...counts };

  async function killOne(): Promise<string> {
    const browser = remains.processes().filter(({ isZombie }) => !isZombie);
    // Whose jobs nobody has begun again yet, or who is still starting, is left alone: how soon is what is asked.
    const isWaitedFor = ledger.open.some(({ killedAt }) => killedAt !== undefined);
    const servers = house.servers.filter(
      (server) => server.isReady && (server !== house.works || !isWaitedFor),
    );
    const choices = [...servers, ...(browser.length > 0 ? ["browser" as const] : [])];
    if (choices.length === 0) return "nobody";
    const victim = pick(choices);
    if (victim === "browser") {
      const heads = browser.filter(({ type }) => type === "browser");
      const { pid, type } = pick(random() < 0.5 && heads.length > 0 ? heads : browser);
      kill(pid);
      return type === "browser" ? "browser" : "browser's child";
    }
    await starting;
    if (victim === house.works) {
      await follow.now();
      counts.hit += ledger.killed();
    }
    await victim.kill();
    starting = revive(victim);
    // What is all in one process leaves nobody to be killed meanwhile.
    if (house.servers.length === 1) await starting;
    return victim.name;
  }

  async function revive(server: Server): Promise<void> {
    const started = awakeMs();
    await server.start();
    counts.longestStartSeconds = Math.max(counts.longestStartSeconds, (awakeMs() - started) / 1_000);
  }

  async function lookAround(): Promise<void> {
    const folders = (await remains.left()).filter((name) => name.startsWith("stopbank-print-"));
    counts.mostFolders = Math.max(counts.mostFolders, folders.length);
    const alive = new Set(remains.processes().map(({ group }) => group));
    // One that prints, and one that ends.
    counts.strays = Math.max(counts.strays, alive.size - 2);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // It had ended by itself.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Looks at everybody's jobs, every second. */
function follower(ledger: Ledger, people: readonly Person[], remains: CampaignParts["remains"]) {
  const stopping = new AbortController();
  let failure: unknown;
  const now = async () => {
    await Promise.all(
      people.map(async (person) => {
        const jobs = await person.jobs();
        if (jobs !== undefined) ledger.see(jobs, person);
      }),
    );
  };
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await now();
      remains.lookAtEnded();
      await sleep(1_000);
    }
  })().catch((error: unknown) => {
    failure = error;
  });
  return {
    now,
    stop: async () => {
      stopping.abort();
      await loop;
      if (failure !== undefined) throw failure;
    },
  };
}

async function until(isSo: () => boolean, mostMs: number): Promise<void> {
  const giveUpAt = awakeMs() + mostMs;
  while (!isSo() && awakeMs() < giveUpAt) await sleep(100);
}
