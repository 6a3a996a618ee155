// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Page } from "playwright-core";
import type { Moved } from "./frames.ts";

export interface PointerPath {
  /** Where it begins, as shares of the map's picture. */
  readonly from: readonly [x: number, y: number];
  /** How far it goes to either side, in pixels. */
  readonly reachPx: readonly [x: number, y: number];
  readonly ms: number;
}

/**
 * Drags the pointer along a figure of eight, where it is by the time and not by how many frames there were, so that every
 * page is dragged the same way.
 */
export const dragPointer = (page: Page, path: PointerPath): Promise<Moved> =>
  page.evaluate(async ({ from, reachPx, ms }) => {
    const canvas = document.querySelector(".maplibregl-canvas");
    if (canvas === null) throw new Error("There is no map to drag on.");
    const box = canvas.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      canvas.dispatchEvent(
        new MouseEvent(type, {
          bubbles: true,
          cancelable: true,
          view: window,
          button: 0,
          buttons: type === "mouseup" ? 0 : 1,
          clientX: box.x + from[0] * box.width + x,
          clientY: box.y + from[1] * box.height + y,
        }),
      );
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const frames: number[] = [];
    const pictures: number[] = [];
    let pictured: number | undefined;
    const picture = () => {
      const now = performance.now();
      if (pictured !== undefined) pictures.push(now - pictured);
      pictured = now;
    };
    window.benchMap.on("render", picture);
    send("mousedown", 0, 0);
    const began = await frame();
    let last = began;
    while (last - began < ms) {
      const angle = (2 * Math.PI * (last - began)) / ms;
      send("mousemove", reachPx[0] * Math.sin(angle), reachPx[1] * Math.sin(2 * angle));
      const now = await frame();
      frames.push(now - last);
      last = now;
    }
    window.benchMap.off("render", picture);
    // At rest before it lets go, so that the map does not glide on.
    for (let rest = 0; rest < 20; rest++) {
      send("mousemove", 0, 0);
      await frame();
    }
    send("mouseup", 0, 0);
    return { frames, pictures };
  }, path);
