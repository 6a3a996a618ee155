import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { tabTo } from "./keyboard.ts";
import { startBrowser, visit } from "./visitor.ts";

describe("the accessibility statement", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it("is reached from the home page by keyboard, by whoever has no account, and leads to where to say what fails", async () => {
    const { page, faults, close } = await visit(browser, { path: "/home" });
    const link = page.getByRole("link", { name: "Accessibility", exact: true });
    await link.waitFor();
    await tabTo(link);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Accessibility" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/accessibility");
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Submit feedback" }).click();
    await page.getByRole("dialog", { name: "Submit Feedback" }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    [390, 844],
    [320, 640],
    [720, 450],
  ])("fits a window of %i x %i", async (widthPx, heightPx) => {
    const { page, close } = await visit(browser, { path: "/accessibility", widthPx, heightPx });
    await page.getByRole("heading", { level: 1, name: "Accessibility" }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });
});
