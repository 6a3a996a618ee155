import type { Page } from "playwright-core";

/** What a driver's crash does, without the crash. The extension has to be kept to give the context back. */
export const loseGraphics = (page: Page): Promise<void> =>
  page.locator(".maplibregl-canvas").evaluate((canvas: HTMLCanvasElement) => {
    const extension = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    Object.assign(globalThis, { lostGraphics: extension });
    extension?.loseContext();
  });

export const restoreGraphics = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as { lostGraphics?: WEBGL_lose_context }).lostGraphics?.restoreContext());
