import type { Browser } from "playwright-core";
import { enterAsMember } from "../enterAsMember.ts";
import type { Visit } from "./listed.ts";

/** Of the processor's speed, as Lighthouse's phone has it. */
export const slowDown = 4;
const network = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8 };
/** Nothing comes any more. */
const settleMs = 3_000;

export interface Seen {
  readonly contentMs: number;
  readonly shift: number;
  readonly kB: number;
}

/** Opens a page in a browser of nobody's, and looks when it shows what it is about and how far things move meanwhile. */
export async function look(browser: Browser, origin: string, { path, isMember }: Visit): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: "en-NZ" });
  try {
    if (isMember) await enterAsMember(context, origin, "larkhaven");
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
    await page.waitForSelector("#root h1", { timeout: 120_000 });
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Omit<Seen, "kB"> }).seen);
    return { ...seen, kB: bytes / 1_000 };
  } finally {
    await context.close();
  }
}
