import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { startBrowser } from "./visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

const pageOf = (colour: string, name: string) =>
  `<html lang="en"><title>Rain</title><main><h1 style="background: #fff; color: ${colour}">Rain</h1><button>${name}</button></main>`;

it("finds faint text and a button without a name, in every document of a page", async () => {
  const page = await browser.newPage();
  await page.setContent(pageOf("#ddd", ""));
  const rules = (findings: readonly string[]) => findings.map((finding) => finding.split(" ")[0]).toSorted();
  expect(rules(await seriousFindings(page))).toEqual(["button-name", "color-contrast"]);
  expect(rules(await seriousFindings(page, ["color-contrast"]))).toEqual(["color-contrast"]);
  await page.goto("data:text/html,<html lang=en><title>Snow</title><h1 style='color:%23ddd'>Snow</h1>");
  expect(rules(await seriousFindings(page))).toEqual(["color-contrast"]);
  await page.setContent(pageOf("#111", "Show"));
  expect(await seriousFindings(page)).toEqual([]);
  await page.close();
});
