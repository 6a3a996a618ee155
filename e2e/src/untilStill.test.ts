import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { untilStill } from "./untilStill.ts";
import { startBrowser } from "./visitor.ts";

describe("waiting until a page stands still", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  it("ends, and names what never does", async () => {
    await page.setContent("<p id='clock' title='0'>Now</p>");
    const ticking = await page.evaluate(() =>
      window.setInterval(
        () => document.querySelector("#clock")?.setAttribute("title", `${Math.random()}`),
        5,
      ),
    );
    await expect(untilStill(page, 300)).rejects.toThrow(/does not come to rest: title at <p id="clock"/);
    await page.evaluate((ticking) => window.clearInterval(ticking), ticking);
    await untilStill(page);
  });

  it.each([
    ["the focus", "<input><input>", "document.querySelectorAll('input')[at % 2].focus()"],
    [
      "what scrolls",
      "<div style='height: 40px; overflow: auto'><p style='height: 4000px'></p></div>",
      "document.querySelector('div').scrollTo(0, at)",
    ],
  ])("waits for %s, which changes nothing of the document", async (_what, content, step) => {
    await page.setContent(content);
    await page.evaluate(`
      let at = 0;
      const next = () => {
        at += 1;
        ${step};
        if (at < 20) requestAnimationFrame(next);
        else window.isAtRest = true;
      };
      requestAnimationFrame(next);
    `);
    await untilStill(page);
    expect(await page.evaluate("window.isAtRest")).toBe(true);
  });
});
