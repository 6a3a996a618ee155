import type { Page } from "playwright-core";

/** The risk map as a person uses it. */
export const riskPage = (page: Page) => ({
  /** Waits until the map has drawn and nothing is under way. */
  async untilDrawn(): Promise<void> {
    await page.getByRole("region", { name: "Risk map" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500);
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
    const box = await page.locator(".maplibregl-canvas").boundingBox();
    if (box === null) throw new Error("there is no map");
    await page.getByRole("button", { name: "Draw an area" }).click();
    for (const [x, y] of corners) {
      await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
      // Two clicks within the debounce would be one.
      await page.waitForTimeout(250);
    }
    await page.keyboard.press("Enter");
  },

  /** The headline figure of an element layer under a hazard. */
  figure(element: string, hazard: RegExp) {
    return page
      .getByRole("region", { name: element })
      .getByRole("region", { name: hazard })
      .locator(".sb-figure")
      .first();
  },

  /** How many distinct colours the map's canvas shows, over a grid of points: 1 is a blank canvas. */
  async coloursOnMap(): Promise<number> {
    const canvas = page.locator(".maplibregl-canvas");
    const png = await canvas.screenshot();
    return page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const drawn = new OffscreenCanvas(image.width, image.height).getContext("2d");
      drawn?.drawImage(image, 0, 0);
      const seen = new Set<string>();
      for (let x = 0.05; x < 1; x += 0.05)
        for (let y = 0.05; y < 1; y += 0.05) {
          const data = drawn?.getImageData(
            Math.floor(x * image.width),
            Math.floor(y * image.height),
            1,
            1,
          ).data;
          seen.add(String(data?.slice(0, 3)));
        }
      return seen.size;
    }, png.toString("base64"));
  },
});
