import { loadavg } from "node:os";
import { launchChromium } from "@stopbank/browser";
import { enterAsMember } from "./enterAsMember.ts";
import { noteSights, type Sights, sightsOf } from "./sight/sights.ts";
import { type Fetched, noteRequests, printWaterfall } from "./sight/waterfall.ts";

/**
 * What a reader on a slow line sees, and when: the risk map of the demonstration in the bundled Chromium, whose network is held
 * to 1.6 Mbit/s and 150 ms, and the same once more without limits, which is what this machine takes for the rest.
 */
const limits = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const wanted: Readonly<Partial<Record<keyof Sights, number>>> = { interactive: 1_500, picture: 5_000 };
const longestMs = 120_000;

const [origin = "http://localhost:8431"] = process.argv.slice(2);
const link =
  "/risk?v=1&client=larkhaven&at=172.945,-40.305,12.6&layers=e:buildings;e:roads;h:river_flood:river_flood_100yr_present_breach&drawer=risk";

async function look(
  isLimited: boolean,
): Promise<{ readonly sights: Sights; readonly fetched: readonly Fetched[] }> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-NZ" });
    await enterAsMember(context, origin, "larkhaven");
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    if (isLimited) await network.send("Network.emulateNetworkConditions", limits);
    await noteSights(page);
    const fetched = noteRequests(page, performance.now());
    await page.goto(origin + link, { waitUntil: "commit", timeout: longestMs });
    await page.waitForSelector(".sb-map-canvas[aria-busy=false]", { timeout: longestMs });
    return { sights: await sightsOf(page), fetched: await fetched() };
  } finally {
    await browser.close();
  }
}

const names: readonly (keyof Sights)[] = [
  "interactive",
  "page",
  "saysSo",
  "figures",
  "sketch",
  "picture",
  "whole",
];
const secondsOf = (ms: number | undefined) => (ms === undefined ? "-" : (ms / 1_000).toFixed(1)).padStart(6);

console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
const slow = await look(true);
const quick = await look(false);
printWaterfall(slow.fetched);
console.log(`\n${"".padEnd(12)} 1.6 Mbit/s  no limit   wanted   requests      kB until then`);
for (const name of names) {
  const at = slow.sights[name];
  const before = slow.fetched.filter(({ toMs }) => toMs <= (at ?? 0));
  const kb = before.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
  console.log(
    `${name.padEnd(12)} ${secondsOf(at)} s  ${secondsOf(quick.sights[name])} s  ${secondsOf(wanted[name])}   ${String(before.length).padStart(8)}   ${kb.toFixed(0).padStart(8)}`,
  );
}
