import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { seededRandom } from "../random.ts";
import { createChecks } from "./compose/checks.ts";
import { createLedger, type Ledger } from "./jobs/ledger.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";
import { onPostgres } from "./onPostgres.ts";

const engines = ["pglite", "postgresql"] as const;
const jobsARound = 3;
/** As many as a process does at once, twice: what is behind more than that waits for its turn, and tells nothing of killed ones. */
const mostWaitingEach = 6;
/** Within which time of a job's beginning a process is killed. */
const shortestPauseMs = 600;
/** How long nothing may come to an end at the end, where nobody is killed any more. */
const patienceMs = 60_000;
/** How often, instead of being killed, a process sleeps past its lease and then goes on with what is another's by now. */
const sleepsEvery = 10;
const pastTheLeaseMs = 25_000;

/**
 * Kills processes that do jobs at random moments: the one process of the embedded store, and one of two on PostgreSQL. Held
 * where no job is lost, none is done twice, and what they leave is whole.
 *
 * @param options `--rounds 200`, `--engine pglite`, `--seed 1` (of the moments).
 */
export async function jobs(options: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      rounds: { type: "string", default: "200" },
      engine: { type: "string", multiple: true, default: [...engines] },
      seed: { type: "string", default: "1" },
    },
  });
  const rounds = Number(values.rounds);
  const random = seededRandom(Number(values.seed));
  let held = true;
  for (const engine of values.engine) {
    const home = await mkdtemp(join(tmpdir(), "stopbank-jobs-"));
    try {
      if (engine === "pglite") held = (await campaign(engine, [home], 1, rounds, random)) && held;
      else
        held =
          (await onPostgres(({ url, ownerUrl }) =>
            campaign(engine, [home, url, ownerUrl], 2, rounds, random),
          )) && held;
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  }
  return held;
}

async function campaign(
  engine: string,
  places: readonly string[],
  atOnce: number,
  rounds: number,
  random: () => number,
): Promise<boolean> {
  const checks = createChecks();
  const ledger = createLedger();
  const crew: Worker[] = [];
  const asleep = new Set<Worker>();
  const hire = async () => {
    crew.push(await startWorker(places, ledger.hear));
  };
  const awake = () => crew.filter((worker) => !asleep.has(worker));
  const any = () => awake()[Math.floor(random() * awake().length)];
  const started = performance.now();
  // One after another: the first makes what all of them need.
  while (crew.length < atOnce) await hire();
  const waking: Promise<void>[] = [];
  let longestPauseMs = shortestPauseMs;
  for (let round = 1; round <= rounds; round++) {
    const endsBefore = ledger.ends;
    for (
      let n = 1;
      n <= jobsARound && ledger.waiting + ledger.unaccepted.size < mostWaitingEach * atOnce;
      n++
    )
      ledger.ask(`${round}.${n}`);
    // Also what a process was asked for that was killed before it had answered.
    for (const name of ledger.unaccepted) any()?.tell({ start: name });
    // A third while jobs are handed in, the others over jobs that are under work.
    if (round % 3 > 0) await untilBegun(ledger);
    await sleep(random() * longestPauseMs);
    const worker = any();
    if (worker === undefined) throw new Error("Nobody is left to do jobs.");
    if (atOnce > 1 && asleep.size === 0 && round % sleepsEvery === 0) {
      asleep.add(worker);
      worker.sleep();
      waking.push(
        sleep(pastTheLeaseMs).then(() => {
          worker.wake();
          asleep.delete(worker);
        }),
      );
      continue;
    }
    ledger.killed(worker);
    crew.splice(crew.indexOf(worker), 1);
    await worker.kill();
    // On a busy machine jobs take longer: where none ever came to its end between two, only their beginnings would be hit.
    longestPauseMs = Math.max(shortestPauseMs, longestPauseMs * (ledger.ends > endsBefore ? 0.7 : 1.5));
    await hire();
    await look(ledger, awake(), false);
    if (round % 20 === 0) console.error(`${engine}: ${round} of ${rounds} rounds`);
  }
  await Promise.all(waking);
  for (const name of ledger.unaccepted) any()?.tell({ start: name });
  const killedLastAt = performance.now();
  let ends = ledger.ends;
  let endedAt = performance.now();
  do {
    await look(ledger, awake(), false);
    await sleep(500);
    if (ledger.ends > ends) endedAt = performance.now();
    ends = ledger.ends;
  } while ((ledger.open > 0 || ledger.unaccepted.size > 0) && performance.now() < endedAt + patienceMs);
  console.log(`${engine}: all that was left was done ${seconds(killedLastAt)} s after the last was killed`);
  const readFrom = performance.now();
  await look(ledger, awake(), true);
  console.log(`${engine}: what they left was read in ${seconds(readFrom)} s`);
  const codes = await Promise.all(crew.map((worker) => worker.stop()));
  console.log(`${engine}: ${rounds} rounds with ${atOnce} at once in ${seconds(started)} s`);
  ledger.judge(checks);
  checks.check(
    "all stop with exit code 0",
    codes.every((code) => code === 0),
    codes,
  );
  return checks.held;
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1_000);

/** Has one of these say what became of all jobs, and waits for it. @throws where it does not say so for five minutes. */
async function look(ledger: Ledger, [worker]: readonly Worker[], readsFiles: boolean): Promise<void> {
  const { looks } = ledger;
  const giveUpAt = performance.now() + 300_000;
  worker?.tell({ look: true, readsFiles });
  while (ledger.looks === looks) {
    if (performance.now() > giveUpAt) throw new Error("Nobody says what became of the jobs.");
    await sleep(100);
  }
}

/** Waits for a job that is begun from now on; not for ever, since there may be none that nobody has. */
async function untilBegun(ledger: Ledger): Promise<void> {
  const { begins } = ledger;
  const giveUpAt = performance.now() + 5_000;
  while (ledger.begins === begins && performance.now() < giveUpAt) await sleep(5);
}
