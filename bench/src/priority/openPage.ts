import type { Browser, Page } from "playwright-core";
import { enterAsMember } from "../enterAsMember.ts";
import { benchClient } from "../http/publish.ts";
import { findMap } from "../map/mapOfPage.ts";
import { type MainTask, traceTasks } from "./traceTasks.ts";

const longestMs = 120_000;
/** All cells in the map's picture. */
const camera = "172.9,-40.3,9";

export interface OpenedPage {
  readonly page: Page;
  /** What the main thread did until the map stood still. */
  readonly tasks: readonly MainTask[];
}

/** The page of priorities with its inputs open and areas on the map, for a member. */
export async function openPage(browser: Browser, origin: string, scenario: string): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-NZ" });
  await enterAsMember(context, origin, benchClient);
  const page = await context.newPage();
  const choice = encodeURIComponent(`${scenario};;;;`);
  const query = `v=2&client=${benchClient}&at=${camera}&drawer=inputs&x.prioritisation.choice=${choice}`;
  const tasks = await traceTasks(browser, page, async () => {
    await page.goto(`${origin}/prioritisation?${query}`, { timeout: longestMs });
    await page.getByRole("slider").first().waitFor({ timeout: longestMs });
    await page.waitForSelector(".sb-map-canvas[aria-busy=false]", { timeout: longestMs });
  });
  await findMap(page);
  return { page, tasks };
}
