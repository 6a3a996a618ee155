import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { loseGraphics, restoreGraphics } from "./graphics.ts";
import { pressEscape } from "./pressEscape.ts";
import { type ServedPage, servePage } from "./servedPage.ts";
import { startBrowser } from "./visitor.ts";

/** The gauge's colour while its level, a feature state, is painted on it. */
const painted = "255,0,255";

let browser: Browser;
let served: ServedPage;
beforeAll(async () => {
  served = await servePage("packages/map/src/testing/page");
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

it("keeps a stranger's feature and tool through whatever becomes of the map, and lets them go without a trace", async () => {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 }, reducedMotion: "reduce" });
  onTestFinished(() => page.close());
  await page.route("**/api/tiles/**", (route) => route.fulfill({ status: 204 }));
  await page.goto(served.address);
  const gauge = () => expect.poll(() => middleOf(page)).toBe(painted);
  await gauge();

  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("radio", { name: "Satellite" }).check({ force: true });
  await gauge();
  await page.getByRole("checkbox", { name: "Labels" }).uncheck();
  await page.getByRole("radio", { name: "Terrain" }).check({ force: true });
  await gauge();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Terrain" }).waitFor({ state: "hidden" });
  const layer = page.getByRole("button", { name: "Put or take a layer" });
  await layer.click();
  await page.getByRole("button", { name: "Expand legends" }).click();
  await page.getByRole("heading", { name: "roads" }).waitFor();
  await gauge();
  await layer.click();
  await page.getByRole("heading", { name: "roads" }).waitFor({ state: "hidden" });
  await gauge();
  await page.getByRole("heading", { name: "Gauges" }).waitFor();
  await page.getByRole("button", { name: /^3D/ }).click();
  await page.getByRole("button", { name: /^2D/ }).waitFor();
  await gauge();
  await page.getByRole("button", { name: /^2D/ }).click();
  await page.getByRole("button", { name: /^3D/ }).waitFor();
  await loseGraphics(page);
  await page.getByText("The graphics card let go of the map.").waitFor();
  await restoreGraphics(page);
  await page.getByText("The graphics card let go of the map.").waitFor({ state: "hidden" });
  await gauge();

  await page.locator(".sb-map-canvas[aria-busy=false]").waitFor();
  // A hand is never quite still.
  let step = 0;
  const tips = async () => {
    await page.mouse.move(450 + (++step % 3), 301);
    return page.locator(".sb-hover-tip").allInnerTexts();
  };
  await expect.poll(tips).toEqual([expect.stringContaining("Gauge 7")]);
  await page.getByRole("button", { name: "Elements in view" }).click();
  await page.getByRole("row", { name: /Gauge 7/ }).waitFor();

  await page.getByRole("button", { name: "Place a gauge" }).click();
  const hint = page.locator(".sb-draft-bar [role=status]");
  await hint.filter({ hasText: "Click where the gauge stands." }).waitFor();
  const cursor = () => page.locator(".maplibregl-canvas").evaluate((canvas) => canvas.style.cursor);
  expect(await cursor()).toBe("cell");
  await page.keyboard.press("g");
  await hint.filter({ hasText: "1 gauge." }).waitFor();
  await page.mouse.click(450, 301);
  await hint.filter({ hasText: "2 gauges." }).waitFor();
  await pressEscape(page);
  await hint.waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "Put or take the plugin" }).click();
  await expect.poll(() => middleOf(page)).not.toBe(painted);
  await page.getByRole("heading", { name: "Gauges" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Place a gauge" }).waitFor({ state: "hidden" });
  await expect.poll(tips).toEqual([]);
  expect(await cursor()).toBe("");
  expect(await page.locator("body").getAttribute("data-notice")).toBeNull();
});

/** Red, green and blue in the middle of the map's canvas, where the gauge stands. */
const middleOf = (page: Page) =>
  page.locator(".maplibregl-canvas").evaluate((canvas: HTMLCanvasElement) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    context?.drawImage(canvas, -Math.floor(canvas.width / 2), -Math.floor(canvas.height / 2));
    return String(context?.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
