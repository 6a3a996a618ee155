import type { Page } from "playwright-core";

/** Escape for the page itself: one that is pressed while a tooltip stands, or is still going, closes that alone. */
export async function pressEscape(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[role=tooltip]") === null);
  await page.keyboard.press("Escape");
}
