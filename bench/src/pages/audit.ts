import lighthouse, { desktopConfig } from "lighthouse";
import type { Browser } from "playwright-core";
import { enterAsMember } from "../enterAsMember.ts";
import type { Visit } from "./listed.ts";

export const presets = ["mobile", "desktop"] as const;
export type Preset = (typeof presets)[number];

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Audited {
  /** Of a hundred each: performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  readonly firstMs: number;
  readonly contentMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

/**
 * What Lighthouse says of a page, in a browser that listens at a port. Its phone has a quarter of the processor, 1.6 Mbit/s and
 * 150 ms, and it reckons the times from what the page asked for instead of waiting for them.
 */
export async function audit(
  browser: Browser,
  port: number,
  origin: string,
  { path, isMember }: Visit,
  preset: Preset,
): Promise<Audited> {
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.clearCookies");
  if (isMember) {
    const context = await browser.newContext();
    await enterAsMember(context, origin, "larkhaven");
    // Lighthouse opens its pages in the browser's own profile.
    const cookies = (await context.cookies()).map(({ partitionKey: _own, ...cookie }) => cookie);
    await session.send("Storage.setCookies", { cookies });
    await context.close();
  }
  const result = await lighthouse(
    origin + path,
    { port, logLevel: "error", onlyCategories: [...categories] },
    preset === "desktop" ? desktopConfig : undefined,
  );
  await session.detach();
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${path}.`);
  const { audits, categories: found, runtimeError } = result.lhr;
  // Its scores would be noughts, as if it had looked.
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse could not look at ${path}: ${runtimeError.message}`);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    firstMs: figure("first-contentful-paint"),
    contentMs: figure("largest-contentful-paint"),
    blockedMs: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
  };
}
