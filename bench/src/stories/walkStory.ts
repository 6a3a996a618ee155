// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Browser, Page } from "playwright-core";
import { enterAsMember } from "../enterAsMember.ts";

export interface StepTime {
  readonly title: string;
  /** From the press until the map changes no more. */
  readonly ms: number;
}

export interface WayOfWalking {
  /** Whether what the next step shows may come before it is asked for. */
  readonly isAhead: boolean;
  /** Whether pixels are drawn: without a graphics card the processor does it, beside all that the step takes of it. */
  readonly isPainted: boolean;
  readonly network:
    | {
        readonly offline: boolean;
        readonly latency: number;
        readonly downloadThroughput: number;
        readonly uploadThroughput: number;
      }
    | undefined;
}

/** So long somebody reads a card at least. */
const readMs = 3_000;
/** A map that has been still for so long changes no more. */
const stillMs = 1_500;
const longestMs = 60_000;

/** Reads a story from its beginning to its end by 'Next step', in a browser that has nothing of it yet. */
export async function walkStory(
  browser: Browser,
  origin: string,
  story: string,
  { isAhead, isPainted, network }: WayOfWalking,
): Promise<readonly StepTime[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-NZ" });
  try {
    await enterAsMember(context, origin, "larkhaven");
    const page = await context.newPage();
    if (!isAhead) await refuseAhead(page);
    if (!isPainted) await paintNothing(page);
    if (network !== undefined) {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", network);
    }
    await page.goto(`${origin}/risk/stories/${story}`, { waitUntil: "commit", timeout: longestMs });
    const next = page.getByRole("button", { name: "Next step" });
    await next.waitFor({ timeout: longestMs });
    await untilStill(page);
    const times: StepTime[] = [];
    while (await next.isEnabled()) {
      await page.waitForTimeout(readMs);
      const since = await page.evaluate(() => performance.now());
      await next.click();
      const ms = (await untilStill(page)) - since;
      times.push({ title: (await page.locator(".stories-card-active h3").textContent()) ?? "", ms });
    }
    return times;
  } finally {
    await context.close();
  }
}

/** What is fetched ahead says that it may wait; without it the step asks for itself. */
const refuseAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.priority === "low" ? Promise.reject(new TypeError("Nothing comes ahead.")) : fetch(input, init);
  });

const paintNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const nothing = () => undefined;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      Object.assign(prototype, { drawArrays: nothing, drawElements: nothing });
    Object.assign(WebGL2RenderingContext.prototype, {
      drawArraysInstanced: nothing,
      drawElementsInstanced: nothing,
    });
  });

/** @returns when the map began to be still, by the page's own clock. */
const untilStill = (page: Page): Promise<number> =>
  page.evaluate(
    ([stillMs, longestMs]) =>
      new Promise<number>((done, failed) => {
        const begun = performance.now();
        let since: number | undefined;
        const look = () => {
          const now = performance.now();
          const isBusy = document.querySelector(".sb-map-canvas[aria-busy=false]") === null;
          if (isBusy) since = undefined;
          else since ??= now;
          if (since !== undefined && now - since >= stillMs) done(since);
          else if (now - begun > longestMs) failed(new Error("The map does not come to rest."));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [stillMs, longestMs] as const,
  );
