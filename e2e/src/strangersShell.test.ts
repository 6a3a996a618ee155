import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type ServedPage, servePage } from "./servedPage.ts";
import { startBrowser } from "./visitor.ts";

let browser: Browser;
let served: ServedPage;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  served = await servePage("apps/web/src/testing/page");
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: "reduce" });
  page = await context.newPage();
});
afterEach(() => context.close());

const open = (path: string) => page.goto(new URL(path, served.address).href);
const dialog = () => page.getByRole("dialog");

it("D-01: opens a plugin's dialog, and gives focus back to what opened it", async () => {
  await open("/flood-gauges");
  await expect.poll(() => page.title()).toBe("Flood gauges · Testhaven Council");
  const opener = page.getByRole("button", { name: "About gauges" });
  const hasFocus = () => opener.evaluate((button) => button === document.activeElement);
  for (const leave of ["Escape", "Enter"]) {
    await opener.press("Enter");
    await dialog().getByText("They tell how high the water stands.").waitFor();
    if (leave === "Enter") await dialog().getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press(leave);
    await dialog().waitFor({ state: "hidden" });
    await expect.poll(hasFocus).toBe(true);
  }
});

it("says in a dialog that a plugin's dialog is on its way or did not come, with a way out and another try", async () => {
  const late = Promise.withResolvers<void>();
  let asked = 0;
  await page.route("**/late", async (route) => {
    asked += 1;
    if (asked === 1) await late.promise;
    await route.fulfill({ status: asked === 1 ? 503 : 200 });
  });
  await open("/flood-gauges");
  const opener = page.getByRole("button", { name: "What comes late" });
  await opener.press("Enter");
  await dialog().getByText("Loading…").waitFor();
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await opener.press("Enter");
  late.resolve();
  await dialog().getByRole("alert").filter({ hasText: "Its code is not there." }).waitFor();
  await dialog().getByRole("button", { name: "Retry" }).click();
  await dialog().getByText("They tell how high the water stands.").waitFor();
});

it("shows that a plugin's service could not be made, and asks again when told to and no sooner", async () => {
  let asked = 0;
  let status = 500;
  await page.route("**/bff/flood-gauges/levels", async (route) => {
    asked += 1;
    // It fails after a while: the page shows by then that it waits.
    await page.locator(".shell-page [aria-busy]").waitFor();
    await route.fulfill({ status, json: ["3 m", "4 m"] });
  });
  await open("/flood-gauges/levels");
  await page.getByRole("alert").filter({ hasText: "The levels could not be read." }).waitFor();
  const before = asked;
  status = 200;
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByText("3 m,4 m").waitFor();
  expect(asked).toBe(before + 1);
});

it("asks once for what several parts show, again when it is old, and keeps no answer in a timer meanwhile", async () => {
  await page.addInitScript(() => {
    const [now, wait] = [Date.now, window.setTimeout];
    const told = { agedMs: 0, longestMs: 0 };
    Object.assign(window, { told });
    Date.now = () => now() + told.agedMs;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) => {
      told.longestMs = Math.max(told.longestMs, ms);
      return wait(run, ms, ...rest);
    }) as typeof window.setTimeout;
  });
  const told = () =>
    page.evaluate(() => (window as unknown as { told: { agedMs: number; longestMs: number } }).told);
  let asked = 0;
  await page.route("**/tide", (route) => {
    asked += 1;
    return route.fulfill({ body: `Tide ${asked}` });
  });
  await open("/flood-gauges/tides");
  const both = (text: string) => expect.poll(() => page.getByText(text).count()).toBe(2);
  const showAnew = async () => {
    await page.getByRole("button", { name: "Hide" }).click();
    await page.getByRole("button", { name: "Show" }).click();
  };
  await both("Tide 1");
  await showAnew();
  await both("Tide 1");
  await page.evaluate(() => {
    (window as unknown as { told: { agedMs: number } }).told.agedMs = 21 * 60_000;
  });
  await showAnew();
  await both("Tide 2");
  expect(asked).toBe(2);
  expect((await told()).longestMs).toBeLessThan(60_000);
});
