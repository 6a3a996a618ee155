import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { signedIn, startBrowser, visit } from "./visitor.ts";

const mortgage = "/guide/fundamentals/return-periods";

/** What is fetched of the map's library, or of the risk page's own code. */
const ofMap = /\/assets\/(?:maplibre|RiskPage|PageMap|RiskSummaryTab)-/;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

/** How far what scrolls has been scrolled, in pixels. */
const scrolled = (page: Page) => page.locator("#main").evaluate(({ scrollTop }) => scrollTop);

describe("the guide", () => {
  let browser: Browser;
  let session: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, "member@stopbank.example");
  });
  afterAll(() => browser.close());

  it("GUI-01 GUI-03 GUI-04 GUI-08 GUI-09: is read from its home to an article, its headings and the next one, by who is signed in", async () => {
    const { page, faults, close } = await visit(browser, { path: "/home", session });
    const fetched: string[] = [];
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: /^Guide/ }).click();
    await page.waitForURL("**/guide/home");
    await heading(page, /natural hazards/);
    const header = page.getByRole("button", { name: "Search the guide" });
    expect(await header.count()).toBe(0);
    expect(await nav.count()).toBe(0);
    page.on("request", (request) => fetched.push(request.url()));
    await page.getByRole("link", { name: "Fundamentals", exact: true }).first().click();
    await page.waitForURL("**/guide/fundamentals/**");
    await heading(page, "Fundamentals");
    await header.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto(new URL(mortgage, page.url()).href);
    await heading(page, /return period/);
    const contents = page.getByRole("navigation", { name: "In this article" });
    const second = contents.getByRole("link").nth(1);
    const hash = await second.getAttribute("href");
    await second.click();
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await expect.poll(() => second.getAttribute("aria-current")).toBe("location");
    // The window's width, whether a scroll bar takes some of it or none.
    for (const scrollBarPx of [0, 17])
      for (const [widthPx, isBeside] of [
        [1279, false],
        [1280, true],
      ] as const) {
        await page.setViewportSize({ width: widthPx, height: 900 });
        await page.locator("main").evaluate((main, px) => {
          main.style.paddingRight = `${px}px`;
        }, scrollBarPx);
        await expect.poll(() => contents.isVisible(), { message: `${widthPx} px` }).toBe(isBeside);
      }
    await page.getByRole("button", { name: "Back to top" }).click();
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Browse All Topics" }).click();
    await page.getByRole("button", { name: "View Current Topic" }).waitFor();
    await page.getByRole("link", { name: /^Next article/ }).click();
    await page.waitForURL((url) => !url.pathname.endsWith("return-periods"));
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goto(new URL(`${mortgage}${hash}`, page.url()).href);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await page.goto(new URL("/guide/fundamentals/nowhere", page.url()).href);
    await heading(page, "Error");
    await page.goto(new URL("/guide/methods", page.url()).href);
    await page.waitForURL("**/guide/overview");
    expect(fetched.filter((url) => ofMap.test(url))).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("GUI-06 GUI-13 GUI-17: shows a film, a walkthrough in its frame and the glossary, on a phone too", async () => {
    const { page, faults, close } = await visit(browser, {
      path: "/guide/demos/assessing-risk-to-assets",
      session,
      widthPx: 390,
      heightPx: 844,
    });
    const film = page.locator("video");
    await film.waitFor();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(10);
    expect(await page.locator("track[kind=captions]").count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);

    await page.goto(new URL("/guide/tutorials/download-export-and-share-results", page.url()).href);
    await heading(page, "Download, export and share results");
    await page.frameLocator("iframe").getByText("Step 1 of").first().waitFor();

    await page.goto(new URL("/guide/glossary", page.url()).href);
    await heading(page, "Glossary");
    const letters = page.getByRole("navigation", { name: "Letters" });
    expect(await letters.getByRole("button").count()).toBe(26);
    await letters.getByRole("button", { name: "R" }).click();
    const letter = page.getByRole("heading", { level: 2, name: "R", exact: true });
    await expect.poll(() => letter.evaluate((each) => document.activeElement === each)).toBe(true);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await page.getByRole("searchbox", { name: "Find a term" }).fill("annual exceedance");
    await page.getByText("AEP", { exact: true }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("finds articles, layers, places, pages and actions in one search, by keyboard alone", async () => {
    const { page, faults, close } = await visit(browser, { path: "/guide/overview", session });
    const field = page.getByRole("combobox", { name: /^Search pages/ });
    const option = (name: RegExp) => page.getByRole("option", { name });
    await heading(page, /./);
    await page.keyboard.press("/");
    await field.waitFor();
    await page.keyboard.type("return peri");
    await option(/^What a return period/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });

    await page.keyboard.press("Control+k");
    await page.keyboard.type("river flood");
    await option(/add to the risk map/)
      .first()
      .waitFor();
    const flood = option(/^River flooding/).first();
    for (let presses = 0; presses < 20 && (await flood.getAttribute("aria-selected")) !== "true"; presses++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/risk\?.*river/);

    await page.keyboard.press("Control+k");
    await page.keyboard.type("add layers");
    await option(/^Add layers/).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Add Layers" }).waitFor();
    await page.keyboard.press("Escape");

    await page.keyboard.press("Control+k");
    // What was chosen is offered first.
    await page
      .getByRole("group", { name: "Recent" })
      .getByRole("option", { name: /^Add layers/ })
      .waitFor();
    await page.keyboard.type("log out");
    await option(/^Log out/).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Do you want to continue signing out?").waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
