import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, failed } from "../../http/browser.ts";
import { endProcessOf } from "../endProcess.ts";
import type { Checks } from "./checks.ts";
import type { Container } from "./engine.ts";

interface JobOnWire {
  readonly id: string;
  readonly state: string;
  readonly attempt: number;
}

/** An administrator's job is short, so the moment to kill its worker in is hit by trying. */
const mostTries = 20;
const patienceMs = 180_000;

/**
 * Has the dataset verified by the worker, then again with the worker killed in the midst of it.
 *
 * @param browser an administrator's.
 * @param worker the container that does jobs now; waits for one.
 */
export async function jobsOnWorkers(
  browser: Browser,
  worker: () => Promise<Container>,
  { check }: Checks,
): Promise<void> {
  const first = await untilOver(browser, await start(browser));
  const report = await browser.get(`/bff/jobs/${first.id}/files/verification.txt`);
  const words = report.body.toString();
  check(
    "a job is done by the worker, which asks the API as its owner",
    first.state === "done" &&
      words.includes("All files are as published.") &&
      words.includes("The map shows this version"),
    `${first.state} ${words}`,
  );
  let job = first;
  for (let attempt = 1; attempt <= mostTries && job.attempt < 2; attempt++) {
    const current = await worker();
    const id = await start(browser);
    while ((await look(browser, id)).state === "queued") await sleep(5);
    // As a process dies, so that the engine starts it again.
    endProcessOf(current);
    job = await untilOver(browser, id);
  }
  check(
    "a job whose worker is killed is done all the same",
    job.state === "done" && job.attempt > 1,
    JSON.stringify(job),
  );
}

/** @returns the id of a job of its own, whatever was asked for a moment before. */
async function start(browser: Browser): Promise<string> {
  const key = `trial-${performance.now()}`;
  const reply = await browser.post("/bff/jobs", { kind: "admin.verify-dataset", params: {}, key });
  if (reply.status !== 202) throw failed("starting a job", reply);
  return (JSON.parse(reply.body.toString()) as JobOnWire).id;
}

async function look(browser: Browser, id: string): Promise<JobOnWire> {
  const reply = await browser.get(`/bff/jobs/${id}`);
  if (reply.status !== 200) throw failed("looking at a job", reply);
  return JSON.parse(reply.body.toString()) as JobOnWire;
}

async function untilOver(browser: Browser, id: string): Promise<JobOnWire> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const job = await look(browser, id);
    if ((job.state !== "queued" && job.state !== "running") || performance.now() > giveUpAt) return job;
    await sleep(200);
  }
}
