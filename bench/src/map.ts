// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchChromium } from "@stopbank/browser";
import type { Page } from "playwright-core";
import { startProduct } from "./http/product.ts";
import { type Moved, paceOf } from "./map/frames.ts";
import { heapOf } from "./map/heap.ts";
import { openBare } from "./map/openBare.ts";
import { openProduct, untilDrawn } from "./map/openProduct.ts";
import { longMs, watchTasks } from "./map/ownTasks.ts";
import { changeScenario, phases } from "./map/phases.ts";
import { notePictures, untilClassesDrawn } from "./map/picture.ts";
import { publishBuildings } from "./map/publishBuildings.ts";

// How smoothly the risk map moves with a million buildings coloured by class, beside a page with nothing but MapLibre and the
// same tiles. Both are dragged alike, in turn, so that whatever else the machine does meets both.
const count = Number(process.env.STOPBANK_BENCH_ELEMENTS ?? 1_000_000);
const rounds = Number(process.env.STOPBANK_BENCH_ROUNDS ?? 4);
const changes = 20;
const viewport = { width: 1100, height: 700 };

const home = await mkdtemp(join(tmpdir(), "stopbank-bench-home-"));
const datasets = join(tmpdir(), `stopbank-bench-map-${count}`);
await publishBuildings(datasets, count);
const product = await startProduct(home, datasets);
const browser = await launchChromium();
try {
  const context = await browser.newContext({ viewport, locale: "en-NZ" });
  const page = await openProduct(context, product.origin);
  const bare = await openBare(page, product.origin);
  console.log(
    `${cpus()[0]?.model}, ${cpus().length} cores; Chromium ${browser.version()}; ${count.toLocaleString("en")} buildings`,
  );
  console.log(`drawn by ${await rendererOf(bare)}; load average ${loadavg()[0]?.toFixed(1)}\n`);
  await measure(page, bare);
} finally {
  await browser.close();
  await product.stop();
  await rm(home, { recursive: true, force: true });
}

async function measure(page: Page, bare: Page): Promise<void> {
  await measureChanges(page);
  for (const phase of phases) {
    const own: Moved[] = [];
    const plain: Moved[] = [];
    for (let round = 0; round <= rounds; round++) {
      const ours = await inFront(page, () => phase.ofProduct(page));
      const theirs = await inFront(bare, () => phase.ofBare(bare));
      // The first round fetches tiles.
      if (round === 0) continue;
      own.push(ours);
      plain.push(theirs);
    }
    console.log(`${phase.name}; load average ${loadavg()[0]?.toFixed(1)}`);
    for (const what of ["frames", "pictures"] as const) printPaces(what, own, plain);
  }
  await page.bringToFront();
  for (const phase of phases) {
    const { long, mostOwnMs } = await watchTasks(page, () => inFront(page, () => phase.ofProduct(page)));
    printTasks(phase.name, long, mostOwnMs);
  }
}

async function inFront<T>(page: Page, what: () => Promise<T>): Promise<T> {
  await page.bringToFront();
  return what();
}

function printPaces(what: keyof Moved, own: readonly Moved[], plain: readonly Moved[]): void {
  const [ours, theirs] = [own, plain].map((rounds) => paceOf(rounds.flatMap((moved) => moved[what])));
  if (ours === undefined || theirs === undefined) return;
  const count = (all: readonly Moved[]) => all.reduce((sum, moved) => sum + moved[what].length, 0);
  const cells = (["median", "p95", "longest"] as const).map(
    (key) => `${key} ${figure(ours[key])} / ${figure(theirs[key])} ms = ${figure(ours[key] / theirs[key])}`,
  );
  console.log(`  ${what} (${count(own)} / bare ${count(plain)}): ${cells.join(", ")}`);
}

function printTasks(name: string, long: Awaited<ReturnType<typeof watchTasks>>["long"], most: number): void {
  const own = long.filter(({ ownMs }) => ownMs > longMs);
  console.log(
    `${name}: ${long.length} tasks over ${longMs} ms, in ${own.length} of which ours is over ${longMs} ms; ours at most ${figure(most)} ms of one`,
  );
  for (const { ms, ownMs, mostly } of own.toSorted((a, b) => b.ownMs - a.ownMs).slice(0, 5))
    console.log(`  ${figure(ms)} ms, ours ${figure(ownMs)} ms: ${mostly.join("; ")}`);
}

/** From the answer to the picture, and what the page holds, over many changes of the scenario. */
async function measureChanges(page: Page): Promise<void> {
  await page.bringToFront();
  const stopNoting = await notePictures(page);
  const drawn: number[] = [];
  for (let change = 0; change <= changes; change++) {
    if (change % 5 === 0) {
      const { objects, arrays } = await heapOf(page);
      console.log(
        `after ${change} changes: ${figure(objects / 1e6)} MB of objects, ${figure(arrays / 1e6)} MB of arrays`,
      );
    }
    const since = await page.evaluate(() => performance.now());
    await changeScenario(page, change);
    await sleep(1_000);
    await untilDrawn(page);
    const ms = await untilClassesDrawn(page, since);
    if (ms !== undefined) drawn.push(ms);
  }
  await stopNoting();
  const { median, longest } = paceOf(drawn);
  console.log(
    `classes drawn after their answer: median ${figure(median)} ms, longest ${figure(longest)} ms of ${drawn.length}`,
  );
}

function rendererOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gl = window.benchMap.getCanvas().getContext("webgl2");
    const info = gl?.getExtension("WEBGL_debug_renderer_info");
    return String(info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL));
  });
}

function figure(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : 0 });
}
