import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { hasFocus } from "./keyboard.ts";
import { type Session, signedIn, startBrowser, visit } from "./visitor.ts";

describe("the Jobs popover", () => {
  let browser: Browser;
  let admin: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    admin = await signedIn(browser, "admin@stopbank.example");
  });
  afterAll(() => browser.close());

  const item = (page: Page) => page.getByRole("button", { name: /^Jobs/ });
  const popover = (page: Page) => page.getByRole("region", { name: "Jobs" });
  const lastJob = (page: Page) => popover(page).getByRole("listitem", { name: "Verify dataset" }).first();

  it("B-07: starts a job by keyboard, tells of its end by a dot that outlives a reload, and hands out its file", async () => {
    const { page, faults, close } = await visit(browser, { session: admin });
    await item(page).focus();
    await page.keyboard.press("Enter");
    const start = popover(page).getByRole("button", { name: "Verify dataset", exact: true });
    await start.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // From where opening put it, without a pointer.
    for (let steps = 0; !(await hasFocus(start)); steps++) {
      expect(steps, "tabs to the button").toBeLessThan(5);
      await page.keyboard.press("Tab");
    }
    const accepted = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.keyboard.press("Enter");
    expect((await accepted).status()).toBe(202);
    await page.keyboard.press("Escape");
    await expect.poll(() => popover(page).count()).toBe(0);
    await expect.poll(() => hasFocus(item(page))).toBe(true);

    const news = page.getByRole("status").filter({ hasText: "Verify dataset: done" });
    await news.waitFor({ state: "attached" });
    expect(await page.locator(".menu-dot").isVisible()).toBe(true);
    await page.reload();
    await page.locator(".menu-dot").waitFor();

    await item(page).click();
    await lastJob(page).getByText(/^Done/).waitFor();
    await expect.poll(() => page.locator(".menu-dot").count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      lastJob(page)
        .getByRole("button", { name: /^Download verification.txt/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe("verification.txt");
    expect(readFileSync(await download.path(), "utf8")).toContain("All files are as published.");
    expect(faults).toEqual([]);
    await close();
  });

  it("B-07, B-08: says that it is not connected, keeps what it knows, and goes on when it is", async () => {
    const { page, context, close } = await visit(browser, { session: admin });
    await item(page).click();
    const start = popover(page).getByRole("button", { name: "Verify dataset", exact: true });
    await start.click();
    await lastJob(page).getByText(/^Done/).waitFor();
    await context.setOffline(true);
    await popover(page).getByText("Not connected: what you see may have changed.").waitFor();
    expect(await lastJob(page).isVisible()).toBe(true);
    await start.click();
    await popover(page).getByText("The job could not be started").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => popover(page).getByText("Not connected").count()).toBe(0);
    await close();
  });

  it("A-36: listens at the page's own origin alone, and not for whoever has nothing to start", async () => {
    const heard: string[] = [];
    const prepare = async (page: Page) => {
      page.on("websocket", (socket) => heard.push(socket.url()));
    };
    const { page, close } = await visit(browser, { session: admin, prepare });
    await item(page).waitFor();
    const { host } = new URL(page.url());
    await expect.poll(() => heard).toEqual([`ws://${host}/bff/socket?client=larkhaven`]);
    await close();
    const listed = Promise.withResolvers<readonly object[]>();
    const member = await visit(browser, {
      session: await signedIn(browser, "member@stopbank.example"),
      prepare: async (one) => {
        one.on("response", async (response) => {
          if (new URL(response.url()).pathname === "/bff/jobs") listed.resolve((await response.json()).jobs);
        });
      },
    });
    await member.page.getByRole("button", { name: "Logout" }).waitFor();
    // What they have made elsewhere they can see.
    const theirs = await listed.promise;
    await expect.poll(() => item(member.page).count()).toBe(Math.min(1, theirs.length));
    await member.close();
  });
});
