import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousFindings } from "../accessibility.ts";
import { startBrowser, visit } from "../visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

it.each([
  ["first-summary", 9, 1280, 900],
  ["sharing-results", 6, 390, 844],
] as const)(
  "GUI-17: the walkthrough %s is gone through by keyboard in %i steps at %i x %i",
  async (slug, steps, widthPx, heightPx) => {
    const { page, faults, close } = await visit(browser, {
      path: `/guide/walkthroughs/${slug}`,
      widthPx,
      heightPx,
    });
    const spot = page.locator("a.spot:visible");
    const shown = page.locator("section:visible");
    expect(await seriousFindings(page)).toEqual([]);
    for (let step = 1; step < steps; step++) {
      expect(await shown.count()).toBe(1);
      expect(await shown.getByText(`Step ${step} of ${steps}`).count()).toBe(1);
      const before = page.url();
      await spot.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.url()).not.toBe(before);
      // What comes next is read from its beginning, and nothing stands beside the screen.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SECTION");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(await spot.count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goBack();
    expect(await shown.getByText(`Step ${steps - 1} of ${steps}`).count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  },
);
