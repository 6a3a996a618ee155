import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "@stopbank/http-edge/testing/free-port";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { startBeside } from "./startBeside.ts";
import type { StartedProduct } from "./startProduct.ts";
import { startBrowser, visit } from "./visitor.ts";

/** A council's website: each of its pages embeds the story that its path names. */
async function serveSite(port: number, product: () => string) {
  const server = createServer(({ url = "/" }, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>A council</title><h1>Floods</h1>
<iframe src="${product()}/embed/stories${url}" title="A story" loading="lazy" allow="fullscreen"
 style="border:0;width:100%;height:640px"></iframe>`);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const { port: at } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${at}`, stop: () => new Promise((done) => server.close(done)) };
}

describe("STO: stories of the public client in a council's website", () => {
  let product: StartedProduct;
  let browser: Browser;
  let council: Awaited<ReturnType<typeof serveSite>>;
  let stranger: Awaited<ReturnType<typeof serveSite>>;
  beforeAll(async () => {
    const port = await freePort();
    council = await serveSite(port, () => product.baseUrl);
    stranger = await serveSite(0, () => product.baseUrl);
    browser = await startBrowser();
    product = await startBeside({
      STOPBANK_PUBLIC_CLIENT: "larkhaven",
      STOPBANK_EMBED_ORIGINS: council.origin,
    });
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await Promise.all([council?.stop(), stranger?.stop(), product?.stop()]);
  });

  const open = (site: string, path: string, options: Parameters<typeof visit>[1] = {}) =>
    visit(browser, { baseUrl: site, path, prepare: blockStorage, meetsTerms: true, ...options });
  const told = (page: Page): FrameLocator => page.frameLocator("iframe");

  it("is read there without signing in and without a cookie: its map follows its cards, and it leads to the whole product", async () => {
    const { page, context, faults } = await open(council.origin, "/1");
    const story = told(page);
    await story.getByRole("heading", { level: 1, name: "A flood of the Awatōrea" }).waitFor();
    await story.getByText("1 / 12", { exact: true }).waitFor();
    expect(isRefused(page)).toBe(false);
    await story.getByRole("region", { name: "Map", exact: true }).locator("canvas").first().waitFor();
    await story.getByRole("button", { name: "Next step" }).click();
    await story.getByText("2 / 12", { exact: true }).waitFor();
    await story.getByRole("button", { name: "Story Navigation" }).click();
    await story.getByRole("button", { name: "Saltmarsh goes under first" }).last().click();
    await story.getByText("8 / 12", { exact: true }).waitFor();
    await story.getByText("Shown Hazard Scenarios:").waitFor();
    await story.getByRole("button", { name: "Previous step" }).click();
    await story
      .getByText(/[\d,]+ buildings are reached/)
      .first()
      .waitFor();
    expect(await story.getByText("no such figure").count()).toBe(0);
    await story
      .getByText(/^Figures of dataset version [0-9a-f]{16}\.$/)
      .first()
      .waitFor();
    await story.getByText("Table", { exact: true }).click();
    await story.getByRole("region", { name: "Figures of this step" }).first().waitFor();
    // As wide as they are, the tables move nobody to another step, and the switch takes no arrows for itself (STO-06).
    await page.waitForTimeout(500);
    const seventh = story.locator(".stories-cards > li").nth(6);
    expect(
      await seventh.evaluate((card) =>
        Math.round(card.getBoundingClientRect().top - (card.parentElement?.getBoundingClientRect().top ?? 0)),
      ),
    ).toBe(16);
    await page.keyboard.press("ArrowDown");
    await story.getByText("8 / 12", { exact: true }).waitFor();
    await page.keyboard.press("ArrowUp");
    await story.getByText("7 / 12", { exact: true }).waitFor();
    // Nothing of the shell, and nothing that changes anything.
    for (const name of ["Log in", "Draw an area", "Present story", "Print story to PDF", "Give feedback"])
      expect(await story.getByRole("button", { name }).count(), name).toBe(0);
    expect(await story.getByRole("link", { name: "Open in Stopbank" }).getAttribute("href")).toBe(
      "/risk/stories/1/a-flood-of-the-awatorea?step=7",
    );
    expect((await context.cookies(product.baseUrl)).map(({ name }) => name)).toEqual([]);
    const [whole] = await Promise.all([
      page.waitForEvent("popup"),
      story.getByRole("link", { name: "Open in Stopbank" }).click(),
    ]);
    await whole.close();
    expect(faults).toEqual([]);
  });

  it.each([
    ["on a desktop", {}],
    ["on a phone", { widthPx: 390, heightPx: 844, hasTouch: true }],
  ])("has nothing that axe finds, %s", async (_where, options) => {
    const { page } = await open(product.baseUrl, "/embed/stories/1?step=2", options);
    await page.getByText("2 / 12", { exact: true }).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("says in a sentence that there is no such story, in the same words for whatever is not shown", async () => {
    const { page } = await open(council.origin, "/99");
    await told(page).getByText("There is no such story to show here.").waitFor();
  });

  it("A-13: is refused to a site that is not named, and so is every other page of ours to the one that is", async () => {
    const { page } = await open(stranger.origin, "/1");
    await expect.poll(() => isRefused(page)).toBe(true);
    const other = await open(council.origin, "/1");
    await other.page.setContent(`<iframe src="${product.baseUrl}/risk" title="The map"></iframe>`);
    await expect.poll(() => isRefused(other.page)).toBe(true);
  });
});

/** Chromium has a page of its own in the place of one that may not be framed. */
const isRefused = (page: Page) =>
  page.frames().some((frame) => frame !== page.mainFrame() && frame.url().startsWith("chrome-error:"));

/** As in browsers that give a frame of another site neither cookies nor storage. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    if (window.top === window) return;
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: refuse });
  });
