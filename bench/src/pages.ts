import { loadavg } from "node:os";
import { launchChromium } from "@stopbank/browser";
import type { Browser } from "playwright-core";

/**
 * When a visitor's pages beside the map show what they are about, and how far things move meanwhile: in the bundled Chromium, its
 * network held to 10 Mbit/s and 40 ms, as Lighthouse does for a desktop, and its processor to a quarter, as it does for a phone.
 */
const slowDown = 4;
const network = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
const wanted = { contentMs: 2_000, shift: 0.05 } as const;
/** Nothing comes any more. */
const settleMs = 3_000;
const rounds = 3;

const [origin = "http://localhost:8080", ...asked] = process.argv.slice(2);
const paths =
  asked.length > 0
    ? asked
    : [
        "/guide/overview",
        "/guide/fundamentals/return-periods",
        "/guide/insights/case-studies",
        "/guide/glossary",
      ];

interface Seen {
  readonly contentMs: number;
  readonly shift: number;
  readonly kB: number;
}

async function look(browser: Browser, path: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: "en-NZ" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = { contentMs: 0, shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.contentMs = startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(origin + path, { waitUntil: "load", timeout: 120_000 });
    await page.waitForSelector("h1", { timeout: 120_000 });
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Seen, "kB"> }).seen);
    return { ...seen, kB: bytes / 1_000 };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

console.log(`load average ${loadavg()[0]?.toFixed(1)}; medians of ${rounds}; a processor of 1/${slowDown}`);
console.log(`${"".padEnd(42)} content   shift      kB   (wanted: ${wanted.contentMs} ms, ${wanted.shift})`);
const browser = await launchChromium();
try {
  for (const path of paths) {
    const seen: Seen[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await look(browser, path));
    const of = (name: keyof Seen) => median(seen.map((each) => each[name]));
    const figures = [`${of("contentMs").toFixed(0)} ms`, of("shift").toFixed(3), of("kB").toFixed(0)];
    console.log(path.padEnd(40), ...figures.map((figure) => figure.padStart(8)));
  }
} finally {
  await browser.close();
}
