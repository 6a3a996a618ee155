// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Page } from "playwright-core";

declare global {
  interface Window {
    benchPictures: { readonly atMs: number; readonly sum: number }[];
  }
}

/**
 * Notes each picture that the map draws from now on, by a sum over its pixels.
 *
 * @returns ends it.
 */
export async function notePictures(page: Page): Promise<() => Promise<void>> {
  const noting = await page.evaluateHandle(() => {
    window.benchPictures = [];
    const { benchMap: map, benchPictures } = window;
    const gl = map.getCanvas().getContext("webgl2");
    if (gl === null) throw new Error("The map has no graphics.");
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    const pixels = new Uint32Array(width * height);
    return map.on("render", () => {
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(pixels.buffer));
      let sum = 0;
      for (const pixel of pixels) sum = (Math.imul(sum, 31) + pixel) | 0;
      benchPictures.push({ atMs: performance.now(), sum });
    });
  });
  return () => noting.evaluate((subscription) => subscription.unsubscribe());
}

/**
 * How long after the last answer with classes the picture was the one that then stayed; undefined where the page knew
 * the classes already and asked for none.
 *
 * @param sinceMs on the page's clock.
 */
export const untilClassesDrawn = (page: Page, sinceMs: number): Promise<number | undefined> =>
  page.evaluate((since) => {
    const answers = performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.includes("/asset/classes/") && startTime >= since)
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const answered = Math.max(...answers);
    const drawn = window.benchPictures.filter(({ atMs }) => atMs > answered);
    const final = drawn.at(-1);
    if (answers.length === 0 || final === undefined) return undefined;
    const from = drawn.findLastIndex(({ sum }) => sum !== final.sum) + 1;
    return (drawn[from]?.atMs ?? final.atMs) - answered;
  }, sinceMs);
