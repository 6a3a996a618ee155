import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { slowDocuments } from "./slowDocuments.ts";
import { type Session, signedIn, startBrowser, untilItListens, visit } from "./visitor.ts";

/** A visit to a page whose shell is held back until it is let go: what a slow line does. */
async function visitAhead(browser: Browser, path: string, session?: Session) {
  const isLetGo = Promise.withResolvers<void>();
  const visited = await visit(browser, {
    path,
    ...(session && { session }),
    until: "domcontentloaded",
    prepare: (page) =>
      page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
        await isLetGo.promise;
        await route.continue();
      }),
  });
  // What is pressed earlier is lost, as nothing has come yet.
  await visited.page.locator("#root[data-keys]").waitFor();
  return { ...visited, letGo: isLetGo.resolve };
}

/** The shell has drawn the page, or taken it over. */
async function untilTakenOver(page: Page): Promise<void> {
  await expect.poll(() => page.title()).not.toBe("Stopbank");
  await untilItListens(page);
}

const pages = [
  "/home",
  "/guide/overview",
  "/guide/glossary",
  "/guide/fundamentals/return-periods",
  "/guide/insights/case-studies",
  "/guide/nothing-of-the-kind",
];

describe("issue 13.7: Home and the guide before any of the shell has come", () => {
  let browser: Browser;
  let member: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    member = await signedIn(browser, "member@stopbank.example");
  });
  afterAll(() => browser.close());

  it("are there without a script, in their own styles", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(inject("baseUrl") + path);
      const heading = page.getByRole("heading", { level: 1 });
      expect([path, await heading.count()]).toEqual([path, 1]);
      expect(
        Number.parseFloat(await heading.evaluate((one) => getComputedStyle(one).fontSize)),
      ).toBeGreaterThan(18);
    }
    await context.close();
  });

  it.each(pages)("are what the shell draws itself, and stay as they are when it comes: %s", async (path) => {
    // An address with a search is drawn by the shell alone.
    const alone = await visit(browser, { path: `${path}?drawn=here` });
    await untilTakenOver(alone.page);
    const { page, faults, letGo, close } = await visitAhead(browser, path);
    const heading = page.getByRole("heading", { level: 1 });
    const first = await heading.elementHandle();
    const words = (await page.locator("main").textContent()) ?? "";
    // Named as the shell names it.
    expect(await page.title()).toBe(await alone.page.title());
    letGo();
    await untilTakenOver(page);
    // The very element, and not another like it.
    expect(await first?.evaluate((one) => one.isConnected)).toBe(true);
    const rootText = (one: Page) => one.locator("#root").textContent();
    await expect.poll(async () => (await rootText(page)) === (await rootText(alone.page))).toBe(true);
    // Of a long article the beginning comes first.
    const beginning = words.slice(0, words.indexOf("In this article"));
    expect(beginning.length).toBeGreaterThan(100);
    expect(await rootText(page)).toContain(beginning);
    expect(faults).toEqual([]);
    await close();
    await alone.close();
  });

  it("do what was pressed before they listened", async () => {
    const home = await visitAhead(browser, "/home");
    await home.page.getByRole("button", { name: "Log in" }).first().click();
    home.letGo();
    await home.page.getByRole("dialog").getByLabel("E-mail").waitFor();
    await home.close();
    const guide = await visitAhead(browser, "/guide/overview");
    await guide.page.keyboard.press("/");
    guide.letGo();
    await guide.page.getByRole("dialog").getByRole("combobox").waitFor();
    await guide.close();
  });

  it("keep where somebody has read to, and what has the focus", async () => {
    const { page, letGo, close } = await visitAhead(browser, "/guide/glossary");
    await page.locator("main").evaluate((main) => main.scrollTo(0, 600));
    const link = page.getByRole("link", { name: "Back to the app" });
    await link.focus();
    letGo();
    await untilTakenOver(page);
    expect(await page.locator("main").evaluate((main) => main.scrollTop)).toBe(600);
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    await close();
  });

  it("are a person's own where they have signed in, but for what their browser alone knows", async () => {
    const { page, faults, letGo, close } = await visitAhead(browser, "/home", member);
    const first = await page.getByRole("heading", { level: 1 }).elementHandle();
    expect(await page.locator("#drawn-with").textContent()).toContain('"person":"');
    letGo();
    await page
      .getByRole("region", { name: "Continue where you were" })
      .getByText(/\w{3} \w/)
      .waitFor();
    await untilTakenOver(page);
    expect(await first?.evaluate((one) => one.isConnected)).toBe(true);
    // It is theirs, and not of whoever sits here next.
    expect(await page.locator("#drawn-with").count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it("are there for whoever belongs to several clients, and for whoever administrates", async () => {
    const session = await signedIn(browser, "admin@stopbank.example");
    const { page, faults, letGo, close } = await visitAhead(browser, "/home", session);
    const first = await page.getByRole("heading", { level: 1 }).elementHandle();
    letGo();
    await untilTakenOver(page);
    expect(await first?.evaluate((one) => one.isConnected)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it("D-10: can be read where the shell does not come, and say so", async () => {
    const { page, close } = await visit(browser, {
      path: "/guide/overview",
      until: "domcontentloaded",
      prepare: (one) => one.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort()),
    });
    const notice = page.getByRole("alert").filter({ hasText: "Part of this page did not arrive" });
    await notice.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.unrouteAll();
    await notice.getByRole("link", { name: "Load it again" }).press("Enter");
    await notice.waitFor({ state: "detached" });
    await untilTakenOver(page);
    await close();
  });

  it("wait for the whole of a document that comes slowly, when the shell is there already", async () => {
    const slow = await slowDocuments(inject("baseUrl"));
    const visited = await visit(browser, { baseUrl: slow.url, path: "/guide/glossary" });
    await visited.close();
    // With all code in the cache of a browser, which a context is not kept from.
    const { page, faults, close } = await visit(browser, { baseUrl: slow.url, path: "/guide/overview" });
    await page.goto(`${slow.url}/guide/glossary`);
    await untilTakenOver(page);
    expect(slow.parts).toBeGreaterThan(4);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await page.getByRole("searchbox", { name: "Find a term" }).fill("stopbank");
    await expect.poll(() => page.getByRole("button", { name: "A", exact: true }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);
    await close();
    await slow.stop();
  });

  it("take what was typed before they listened", async () => {
    const { page, letGo, close } = await visitAhead(browser, "/guide/glossary");
    const field = page.getByRole("searchbox", { name: "Find a term" });
    await field.fill("stopbank");
    letGo();
    await expect.poll(() => page.getByRole("button", { name: "A", exact: true }).isDisabled()).toBe(true);
    expect(await field.inputValue()).toBe("stopbank");
    await close();
  });

  it("are the shell's to draw where somebody else is here by the time that it asks", async () => {
    // As from a browser's cache: the document of a visitor, and a session since.
    const answer = await fetch(`${inject("baseUrl")}/home`, { headers: { accept: "text/html" } });
    const body = await answer.text();
    expect(body).toContain('id="drawn-with"');
    const { page, faults, close } = await visit(browser, {
      path: "/home",
      session: member,
      prepare: (one) => one.route(/\/home$/, (route) => route.fulfill({ body, contentType: "text/html" })),
    });
    await page.getByRole("region", { name: "Continue where you were" }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    // A page that comes from nowhere may open no sockets.
    expect(faults.filter((fault) => !fault.includes("WebSocket"))).toEqual([]);
    await close();
  });
});
