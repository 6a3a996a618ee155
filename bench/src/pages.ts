import { loadavg } from "node:os";
import { launchChromium } from "@stopbank/browser";
import type { Browser } from "playwright-core";
import { type Audited, audit, presets } from "./pages/audit.ts";
import { nameOf, type Visit, visitsOf } from "./pages/listed.ts";
import { look, type Seen, slowDown } from "./pages/look.ts";

/**
 * When the pages beside the map show what they are about, and how far things move meanwhile: in the bundled Chromium, its
 * network held to 10 Mbit/s and 40 ms, as Lighthouse does for a desktop, and its processor to a quarter, as it does for a phone.
 * Then what Lighthouse says of each, as a phone and as a desktop.
 */
const wanted = { contentMs: 2_000, shift: 0.05, score: 95 } as const;
const rounds = 3;

const [origin = "http://localhost:8080", ...asked] = process.argv.slice(2);
const visits = visitsOf(asked);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const medianOf = <T>(all: readonly T[], figure: (one: T) => number) => median(all.map(figure));

/** The middle of several goes, one after the other. */
async function several<T>(ask: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let round = 0; round < rounds; round++) all.push(await ask());
  return all;
}

const row = (name: string, figures: readonly string[]) =>
  console.log(name.padEnd(40), ...figures.map((figure) => figure.padStart(9)));

async function lookAtAll(browser: Browser): Promise<void> {
  row(`a processor of 1/${slowDown}`, ["content", "shift", "kB"]);
  for (const visit of visits) {
    const seen = await several<Seen>(() => look(browser, origin, visit));
    row(nameOf(visit), [
      `${medianOf(seen, ({ contentMs }) => contentMs).toFixed(0)} ms`,
      medianOf(seen, ({ shift }) => shift).toFixed(3),
      medianOf(seen, ({ kB }) => kB).toFixed(0),
    ]);
  }
}

async function auditAll(browser: Browser, port: number): Promise<void> {
  for (const preset of presets) {
    row(`Lighthouse, ${preset}`, ["scores", "", "first", "content", "blocked", "shift"]);
    for (const visit of visits) await auditOne(browser, port, visit, preset);
  }
}

async function auditOne(
  browser: Browser,
  port: number,
  visit: Visit,
  preset: (typeof presets)[number],
): Promise<void> {
  const all = await several<Audited>(() => audit(browser, port, origin, visit, preset));
  const scores = (all[0]?.scores ?? []).map((_, at) => medianOf(all, (one) => one.scores[at] ?? 0));
  row(nameOf(visit), [
    scores.join("/").padStart(19),
    ...(["firstMs", "contentMs", "blockedMs"] as const).map(
      (name) => `${medianOf(all, (one) => one[name]).toFixed(0)} ms`,
    ),
    medianOf(all, ({ shift }) => shift).toFixed(3),
  ]);
}

console.log(
  `load average ${loadavg()[0]?.toFixed(1)}; medians of ${rounds}; wanted: content by ${wanted.contentMs} ms, shift ${wanted.shift}, scores of ${wanted.score}`,
);
/** Lighthouse comes to the browser by it. */
const port = 9_333;
const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
try {
  await lookAtAll(browser);
  await auditAll(browser, port);
} finally {
  await browser.close();
}
console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
