import type { Locator, Page } from "playwright-core";
import { mapTools } from "./mapTools.ts";

/** What is noticed on the screen (a chart that came into view, say) asks for its figures a frame or two later. */
const calmFrames = 4;

/** The risk map as a person uses it. */
export const riskPage = (page: Page) => ({
  /**
   * Waits until the map's picture is complete, beside the panel and not under it, and no part of the page is loading,
   * for several frames in a row.
   */
  async untilDrawn(): Promise<void> {
    await page.getByRole("region", { name: "Risk map" }).waitFor();
    const calm = await page.evaluateHandle(() => ({ frames: 0 }));
    await page.waitForFunction(
      ([calm, wanted]) => {
        const map = document.querySelector(".sb-map");
        const side = document.querySelector(".map-page-side");
        const isDrawn = map !== null && map.querySelector(".sb-map-canvas[aria-busy=false]") !== null;
        const keptClearPx =
          isDrawn && Number.parseFloat(getComputedStyle(map).getPropertyValue("--sb-map-right"));
        const isBeside =
          side === null || Math.abs(side.getBoundingClientRect().width - Number(keptClearPx)) < 1;
        const isCalm = isDrawn && isBeside && document.querySelector("[aria-busy=true]") === null;
        calm.frames = isCalm ? calm.frames + 1 : 0;
        return calm.frames >= wanted;
      },
      [calm, calmFrames] as const,
      { polling: "raf" },
    );
    await calm.dispose();
  },

  /** Scrolls something into view and waits for what appears only there. */
  async lookAt(part: Locator): Promise<void> {
    await part.scrollIntoViewIfNeeded();
    await this.untilDrawn();
  },

  async addLayers(elements: readonly string[], hazards: readonly string[]): Promise<void> {
    await page.getByRole("button", { name: "Add layers" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add Layers" });
    for (const name of elements) await dialog.getByRole("checkbox", { name }).first().check();
    await dialog.getByRole("tab", { name: /HAZARDS|RISK SOURCES/ }).click();
    for (const name of hazards) await dialog.getByRole("checkbox", { name }).first().check();
    await dialog.getByRole("button", { name: "Done" }).click();
    await dialog.waitFor({ state: "hidden" });
  },

  /** Draws an area by clicking points given as shares of the map's width and height, and closes it with Enter. */
  async drawArea(corners: readonly (readonly [x: number, y: number])[]): Promise<void> {
    const tools = await mapTools(page);
    await tools.start("Draw an area");
    await tools.addPoints(corners);
    await page.keyboard.press("Enter");
  },

  /** Ticks or unticks a region in the open chooser, by its name: the box itself lies under its drawing. */
  async tickRegion(name: string): Promise<void> {
    await page.locator(".map-page-regions-list label").filter({ hasText: name }).click();
  },

  /** The headline figure of an element layer under a hazard. */
  figure(element: string, hazard: RegExp) {
    return page
      .getByRole("region", { name: element })
      .getByRole("region", { name: hazard })
      .locator(".sb-figure")
      .first();
  },

  /** The colours of the map's canvas over a grid of points, row after row, of a visit that `seesPicture`. */
  async picture(of = ".maplibregl-canvas"): Promise<readonly string[]> {
    const canvas = page.locator(of);
    return canvas.evaluate((element: HTMLCanvasElement) => {
      if (devicePixelRatio < 1) throw new Error("Nothing of the map is painted: open it with `seesPicture`.");
      const { width, height } = element;
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      context?.drawImage(element, 0, 0);
      const shares = Array.from({ length: 32 }, (_, at) => (at + 0.5) / 32);
      return shares.flatMap((y) =>
        shares.map((x) =>
          String(context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data),
        ),
      );
    });
  },

  /** How many distinct colours the map's canvas shows: 1 is a blank canvas. */
  async coloursOnMap(): Promise<number> {
    return new Set(await this.picture()).size;
  },
});
