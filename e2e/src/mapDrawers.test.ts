import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { hasFocus } from "./keyboard.ts";
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

async function open(query: string, width: number, path = "risk"): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  onTestFinished(() => page.close());
  await page.route("**/api/tiles/**", (route) => route.fulfill({ status: 204 }));
  await page.goto(`${served.address}${path}?${query}`);
  await page.getByRole("region", { name: /^(Risk|Property) map$/ }).waitFor();
  return page;
}

const stories = (page: Page) => page.getByRole("link", { name: "Stories", exact: true });
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
  // Nobody followed a link: there is nothing to leave out of one.
  expect(await page.locator(".sb-toast").count()).toBe(0);

  const withStories = await open("stories", 1440);
  await stories(withStories).waitFor();
  await withStories.getByRole("button", { name: "Place a gauge" }).waitFor();
  await withStories.getByRole("heading", { name: "Gauges" }).waitFor();
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
  expect(await stories(page).getAttribute("aria-current")).toBe("page");

  await page.getByRole("tab", { name: "Figures" }).focus();
  await page.keyboard.press("Enter");
  await left(page).waitFor({ state: "hidden" });
  await page.getByText("Figures of the map").waitFor();

  await stories(page).press("Enter");
  await left(page).getByRole("button", { name: "Hide Stories" }).press("Escape");
  await left(page).waitFor({ state: "hidden" });
  await expect.poll(() => hasFocus(stories(page))).toBe(true);
});

it("AMB-10: both stand where they fit, and the older goes when the window gets too small", async () => {
  const page = await open("stories", 1920);
  await stories(page).click();
  await left(page).waitFor();
  await page.getByRole("tab", { name: "Layers" }).click();
  await page.getByText("Layers of the map").waitFor();
  await left(page).waitFor();
  // As wide as it gets, the one leaves the other and the map their room.
  const widthOfMap = async () => {
    const [stories, layers] = await Promise.all([left(page).boundingBox(), right(page).boundingBox()]);
    return (layers?.x ?? 0) - (stories?.x ?? 0) - (stories?.width ?? 0);
  };
  for (const [name, widestPx] of [
    ["Width of Stories", "1100"],
    ["Width of Layers and risk", "500"],
  ] as const) {
    const separator = page.getByRole("separator", { name });
    // Once the width of the other has settled.
    await expect.poll(() => separator.getAttribute("aria-valuemax")).toBe(widestPx);
    await separator.press("End");
    await expect.poll(widthOfMap).toBe(320);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await left(page).waitFor({ state: "hidden" });
  await right(page).waitFor();
});

it("AMB-10: on a phone Stories come in the sheet, in the place of the page's own", async () => {
  const page = await open("stories", 390);
  await page.getByRole("tab", { name: "Figures" }).click();
  await page.getByText("Figures of the map").waitFor();
  await stories(page).click();
  await page.getByText("Once upon a flood").waitFor();
  await page.getByText("Figures of the map").waitFor({ state: "hidden" });
  await page.getByRole("link", { name: "Risk", exact: true }).click();
  await page.getByText("Figures of the map").waitFor();

  await stories(page).click();
  await page.getByText("Once upon a flood").waitFor();
  // What a tap on the map opens takes the place of the stories.
  await page.evaluate(() => window.history.pushState(null, "", "/risk/stories?v=2&drawer=tales.layers"));
  await page.getByText("Layers of the map").waitFor();
  await left(page).waitFor({ state: "hidden" });
});

it("MAP-17: a tab at the head has its address, which opens it, and the page's own closes it", async () => {
  const page = await open("stories", 1920, "risk/stories/3");
  await left(page).waitFor();
  const canvas = await page.locator("canvas.maplibregl-canvas").elementHandle();
  expect(await stories(page).getAttribute("aria-current")).toBe("page");
  await page.getByRole("tab", { name: "Layers" }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get("drawer") === "tales.layers");

  await page.getByRole("link", { name: "Risk", exact: true }).click();
  await page.waitForURL(({ pathname, searchParams }) => pathname === "/risk" && searchParams.has("drawer"));
  await left(page).waitFor({ state: "hidden" });
  await page.getByText("Layers of the map").waitFor();
  await page.goBack();
  await left(page).waitFor();
  await left(page).getByRole("button", { name: "Hide Stories" }).press("Escape");
  await page.waitForURL(({ pathname }) => pathname === "/risk");
  await left(page).waitFor({ state: "hidden" });

  const sources = page.getByRole("button", { name: "Sources", exact: true });
  await sources.click();
  await page.getByText("Who told them").waitFor();
  await stories(page).click();
  await page.waitForURL(({ pathname }) => pathname === "/risk/stories");
  await page.getByText("Who told them").waitFor({ state: "hidden" });
  await sources.click();
  await page.waitForURL(({ pathname }) => pathname === "/risk");
  await page.getByText("Who told them").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const isSame = (now: Element, before: unknown) => now === before;
  expect(await page.locator("canvas.maplibregl-canvas").evaluate(isSame, canvas)).toBe(true);
});

it("AMB-48, G-02: a left drawer that is the page's main one opens with its page, and the map keeps clear of it", async () => {
  const page = await open("stories", 1440, "property");
  const drawer = page.getByRole("region", { name: "Property", exact: true });
  await page.getByText("What is asked of a property").waitFor();
  expect(await page.getByRole("navigation", { name: "Property" }).count()).toBe(0);
  const { x, width } = await drawer.evaluate((box) => box.getBoundingClientRect().toJSON());
  expect([x, width]).toEqual([0, 600]);
  const clear = () =>
    page
      .locator(".sb-map")
      .evaluate((map) => getComputedStyle(map).getPropertyValue("--sb-map-left").replace("px", ""));
  await expect.poll(async () => Number(await clear())).toBeGreaterThanOrEqual(600);

  await drawer.getByRole("button", { name: "Hide Property" }).press("Escape");
  await drawer.waitFor({ state: "hidden" });
  const tab = page.getByRole("tab", { name: "Inputs" });
  await expect.poll(() => hasFocus(tab)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("What is asked of a property").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Full screen" }).click();
  await drawer.waitFor({ state: "hidden" });
});

it("MAP-16, MAP-17, STO-08: beside Stories nobody adds layers, searches, selects or measures, and they alone stay on full screen", async () => {
  const page = await open("stories", 1920, "risk/stories");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await left(page).waitFor();
  await button("Place a gauge").waitFor();
  const hidden = ["Add layers", "Draw an area", "Measure"];
  for (const name of hidden) expect(await button(name).count()).toBe(0);
  const search = page.getByRole("combobox", { name: "Search by address" });
  expect(await search.count()).toBe(0);
  await button("Full screen").click();
  await button("Leave full screen").click();
  await button("Full screen").waitFor();
  await left(page).waitFor();

  await button("Sources").click();
  await page.getByText("Who told them").waitFor();
  for (const name of hidden) await button(name).waitFor();
  await search.waitFor();
  await button("Full screen").click();
  await page.getByText("Who told them").waitFor({ state: "hidden" });
  await page.getByRole("tab", { name: "Layers" }).waitFor();
});
