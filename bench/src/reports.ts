import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "@stopbank/contract/jobs";
import { type Browser, failed, signIn } from "./http/browser.ts";
import { startProduct } from "./http/product.ts";

// What the risk summary report of the demonstration takes from the beginning of its job to the file: one after the other in a
// warm product, then twenty asked for at once, until the last is there. The built shell is needed (`npm start` builds it). What else the machine does counts.
const runs = Number(process.env.STOPBANK_BENCH_RUNS ?? 20);
const queued = 20;
const pollMs = 100;
/** Each somewhat elsewhere: of what was asked for a moment ago the same job is answered. */
const sceneOf = (n: number) =>
  [
    "v=1&client=larkhaven&at=172.945,-40.305,12.6",
    "layers=e:buildings;e:roads;h:river_flood:river_flood_100yr_present_breach",
    `area=172.925,-40.29;172.962,-40.288;172.965,-40.312;172.93,${(-40.315 - n / 1e4).toFixed(4)};172.925,-40.29`,
  ].join("&");
let count = 0;

/** A demonstration that runs already: modelling its district takes a minute. */
const running = process.env.STOPBANK_BENCH_ORIGIN;
const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
const datasets = join(tmpdir(), "stopbank-bench-reports-data");
const product =
  running === undefined
    ? await startProduct(home, datasets, [], { STOPBANK_LOG_LEVEL: "warn" })
    : { origin: running, stop: () => Promise.resolve() };
try {
  const browser = await signIn(product.origin, "admin");
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
  const first = await report(browser);
  console.log(`the first, which starts the browser: ${seconds(first.ms)}, ${megabytes(first.bytes)}`);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push((await report(browser)).ms);
  console.log(
    `one at a time, ${runs}: p50 ${seconds(quantile(times, 0.5))}, p95 ${seconds(quantile(times, 0.95))}`,
  );
  const began = performance.now();
  await Promise.all(Array.from({ length: queued }, () => report(browser)));
  console.log(`${queued} at once: all there after ${seconds(performance.now() - began)}`);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await product.stop();
  await rm(home, { recursive: true, force: true });
}

/** Has a report made; `ms` is from the beginning of its job to its file. @throws Error where it fails. */
async function report(browser: Browser): Promise<{ readonly ms: number; readonly bytes: number }> {
  const params = { template: "risk-summary", scene: sceneOf(++count), title: `Hazard Summary ${count}` };
  const started = await browser.post("/bff/jobs", { kind: "risk.report", params });
  if (started.status >= 300) throw failed("starting a report", started);
  let job = JSON.parse(started.body.toString()) as Job;
  while (job.state === "queued" || job.state === "running") {
    await sleep(pollMs);
    const reply = await browser.get(`/bff/jobs/${job.id}`);
    if (reply.status !== 200) throw failed("asking for a job", reply);
    job = JSON.parse(reply.body.toString()) as Job;
  }
  if (job.state !== "done") throw new Error(`A report ${job.state}: ${JSON.stringify(job.error)}`);
  const ms = Date.parse(job.ended_at ?? "") - Date.parse(job.started_at ?? "");
  return { ms, bytes: job.files[0]?.bytes ?? 0 };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
