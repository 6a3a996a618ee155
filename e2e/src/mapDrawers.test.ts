import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServedPage, servePage } from "./servedPage.ts";
import { startBrowser } from "./visitor.ts";

let browser: Browser;
let served: ServedPage;
beforeAll(async () => {
  served = await servePage("packages/map-page/src/testing/page");
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

async function open(query: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  await page.route("**/api/tiles/**", (route) => route.fulfill({ status: 204 }));
  await page.goto(`${served.address}?${query}`);
  await page.getByRole("region", { name: "Risk map" }).waitFor();
  return page;
}

const stories = (page: Page) => page.getByRole("button", { name: "Stories", exact: true });
const left = (page: Page) => page.getByRole("region", { name: "Stories" });
const right = (page: Page) => page.getByRole("region", { name: "Layers and risk" });
const widthOf = (page: Page) => left(page).evaluate((drawer) => drawer.getBoundingClientRect().width);

it("MAP-17, AMB-10: Stories stand at the head and on the map only where something is contributed under its flag", async () => {
  const page = await open("nothing", 1440);
  await expect.poll(() => page.title()).toBe("Risk map · Testhaven Council");
  await page.getByRole("tab", { name: "Layers" }).click();
  await page.getByText("Layers of the map").waitFor();
  expect(await stories(page).count()).toBe(0);
  expect(await page.getByRole("navigation", { name: "Risk" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Place a gauge" }).count()).toBe(0);
  await page.close();

  const withStories = await open("stories", 1440);
  await stories(withStories).waitFor();
  await withStories.getByRole("button", { name: "Place a gauge" }).waitFor();
  await withStories.getByRole("heading", { name: "Gauges" }).waitFor();
  await withStories.close();
});

it("AMB-10, G-02: where both drawers do not fit, opening one closes the other, by keyboard alone", async () => {
  // What the side menu leaves of 1440.
  const page = await open("stories", 1372);
  await page.getByRole("tab", { name: "Figures" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Figures of the map").waitFor();
  await page.getByText("Where they are from").waitFor();
  await stories(page).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Once upon a flood").waitFor();
  expect(await widthOf(page)).toBe(600);
  await right(page).waitFor({ state: "hidden" });
  expect(await stories(page).getAttribute("aria-pressed")).toBe("true");

  await page.getByRole("tab", { name: "Figures" }).focus();
  await page.keyboard.press("Enter");
  await left(page).waitFor({ state: "hidden" });
  await page.getByText("Figures of the map").waitFor();

  await stories(page).press("Enter");
  await left(page).getByRole("button", { name: "Hide Stories" }).press("Escape");
  await left(page).waitFor({ state: "hidden" });
  await expect.poll(() => stories(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.close();
});

it("AMB-10: both stand where they fit, and the older goes when the window gets too small", async () => {
  const page = await open("stories", 1920);
  await stories(page).click();
  await left(page).waitFor();
  await page.getByRole("tab", { name: "Layers" }).click();
  await page.getByText("Layers of the map").waitFor();
  await left(page).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await left(page).waitFor({ state: "hidden" });
  await right(page).waitFor();
  await page.close();
});

it("AMB-10: on a phone Stories come in the sheet, in the place of the page's own", async () => {
  const page = await open("stories", 390);
  await page.getByRole("tab", { name: "Figures" }).click();
  await page.getByText("Figures of the map").waitFor();
  await stories(page).click();
  await page.getByText("Once upon a flood").waitFor();
  await page.getByText("Figures of the map").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Risk", exact: true }).click();
  await page.getByText("Figures of the map").waitFor();
  await page.close();
});
