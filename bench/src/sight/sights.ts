// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Page } from "playwright-core";

/** What a reader waits for, in milliseconds from the request for the page; undefined where it did not come. */
export interface Sights {
  /** The shell's menu takes clicks. */
  readonly interactive?: number;
  /** The page beside its map. */
  readonly page?: number;
  /** It says that the map is coming. */
  readonly saysSo?: number;
  readonly figures?: number;
  /** The ground is drawn in plain colours, in the map's place. */
  readonly sketch?: number;
  /** The ground is drawn, and what of the data has come. */
  readonly picture?: number;
  /** Nothing changes any more by itself. */
  readonly whole?: number;
}

/** Notes in each frame what has come into sight. Call before the page is opened. */
export const noteSights = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sights: Record<string, number> = {};
    Object.assign(window, { sights });
    const is = (selector: string) => document.querySelector(selector) !== null;
    const says = (selector: string, words: RegExp) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => words.test(textContent ?? ""));
    const look = () => {
      const isComing = says(".sb-map-notices p", /coming/);
      const seen: Readonly<Record<string, boolean>> = {
        interactive: is("nav a"),
        page: is(".map-page-layout"),
        saysSo: isComing,
        figures: says(".map-page-side", /[\d,]+ exposed|exposed.*\d/i),
        sketch: is(".map-page-sketch[data-drawn]"),
        picture: is(".sb-map-canvas canvas") && is(".sb-map-controls") && !isComing,
        whole: is(".sb-map-canvas[aria-busy=false]"),
      };
      for (const [what, isSeen] of Object.entries(seen)) if (isSeen) sights[what] ??= performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export const sightsOf = (page: Page): Promise<Sights> =>
  page.evaluate(() => (window as unknown as { sights: Sights }).sights);
