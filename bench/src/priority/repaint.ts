// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { type MainTask, traceTasks } from "./traceTasks.ts";

/** What came of one press, in milliseconds from it; undefined of what did not change. */
export interface Repainted {
  /** What the main thread worked until the map's picture was handed over, or else the table shown: whole tasks. */
  readonly workMs: number;
  /** Of one task of the second after it, at most. */
  readonly longestMs: number;
  /** The frame begins that shows the new rows. */
  readonly tableMs: number | undefined;
  /** The map's first picture with the new colours was handed over to be painted. */
  readonly handedMs: number | undefined;
  /** It was painted. */
  readonly paintedMs: number | undefined;
}

interface Noted {
  from?: number;
  table?: number;
  handed?: number;
  painted?: number;
}

declare global {
  interface Window {
    benchNoted: Noted;
  }
}

const watchedMs = 1_500;
const longestWaitMs = 30_000;

/**
 * Presses something on the page and notes what comes of it.
 *
 * @param changes what it changes: the answer comes when all of it has.
 */
export async function pressed(
  browser: Browser,
  page: Page,
  changes: readonly ("map" | "table")[],
  press: () => Promise<unknown>,
): Promise<Repainted> {
  const tasks = await traceTasks(browser, page, async () => {
    await page.evaluate(watch);
    await press();
    await page.waitForFunction(
      (awaited) =>
        awaited.every((what) => window.benchNoted[what === "map" ? "painted" : "table"] !== undefined),
      changes,
      { timeout: longestWaitMs, polling: 100 },
    );
    await sleep(watchedMs);
  });
  const { from = Number.NaN, table, handed, painted } = await page.evaluate(() => window.benchNoted);
  const after = (at: number | undefined) => (at === undefined ? undefined : at - from);
  const until = Math.max(...changes.map((what) => (what === "map" ? handed : table) ?? Number.NaN));
  return {
    workMs: sum(tasks.filter((task) => isWithin(task, from, until))),
    longestMs: Math.max(...tasks.filter((task) => isWithin(task, from, from + 1_000)).map((t) => t.workMs)),
    tableMs: after(table),
    handedMs: after(handed),
    paintedMs: after(painted),
  };
}

const isWithin = ({ atMs, wallMs }: MainTask, from: number, until: number) =>
  atMs + wallMs > from && atMs <= until;

const sum = (tasks: readonly MainTask[]) => tasks.reduce((ms, { workMs }) => ms + workMs, 0);

/** Notes when the next press comes, and after it the first picture with other colours and the first frame with other rows. */
function watch(): void {
  const noted: Noted = {};
  window.benchNoted = noted;
  const map = window.benchMap;
  const gl = map.getCanvas().getContext("webgl2");
  if (gl === null) throw new Error("The map has no graphics.");
  const colours = () =>
    Array.from({ length: 40 }, (_, at) =>
      String(map.getFeatureState({ source: "prioritisation", id: at * 49 + 1 })?.level),
    ).join();
  const rows = () =>
    [...document.querySelectorAll(".priority-areas tbody tr[data-index], .priority-areas tbody tr")]
      .slice(0, 10)
      .map(({ textContent }) => textContent)
      .join();
  const [formerColours, formerRows] = [colours(), rows()];
  for (const event of ["click", "keydown"])
    addEventListener(event, () => (noted.from ??= performance.now()), { capture: true, once: true });
  // Where the processor paints, the page waits for it by reading a pixel: all before that is handed over by then.
  let handed: number | undefined;
  Object.assign(gl, {
    readPixels: (...given: Parameters<WebGL2RenderingContext["readPixels"]>) => {
      handed ??= performance.now();
      return Reflect.apply(WebGL2RenderingContext.prototype.readPixels, gl, given);
    },
  });
  const picture = map.on("render", () => {
    if (noted.from !== undefined && noted.painted === undefined && colours() !== formerColours) {
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      noted.handed = handed;
      noted.painted = performance.now();
      picture.unsubscribe();
      Reflect.deleteProperty(gl, "readPixels");
    }
    handed = undefined;
  });
  const look = () => {
    if (window.benchNoted !== noted || noted.table !== undefined) return;
    if (noted.from !== undefined && rows() !== formerRows) noted.table = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
