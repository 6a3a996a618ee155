// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Browser, Page } from "playwright-core";
import type { Repainted } from "./repaint.ts";
import { type MainTask, traceTasks } from "./traceTasks.ts";

interface Painted {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly paintedMs: number | undefined;
}

/** The map's areas in other colours by their whole data set anew, with MapLibre alone: colours are properties, not states. */
export const paintWhole = (browser: Browser, page: Page, round: number): Promise<Repainted> =>
  watched(browser, page, () => page.evaluate(setAllData, round));

/** The table with every row drawn anew, as HTML: what the browser takes for it, without a framework's share. */
export const tableWhole = (browser: Browser, page: Page, _round: number, areas: number): Promise<Repainted> =>
  watched(browser, page, () => page.evaluate(drawAllRows, areas));

/** The map's picture once more as it is: what painting takes by itself. */
export const repaintSame = (browser: Browser, page: Page): Promise<Repainted> =>
  watched(browser, page, () => page.evaluate(paintAgain));

async function watched(browser: Browser, page: Page, paint: () => Promise<Painted>): Promise<Repainted> {
  let painted: Painted | undefined;
  const tasks = await traceTasks(browser, page, async () => {
    painted = await paint();
  });
  if (painted === undefined) throw new Error("Nothing was painted.");
  const { fromMs, untilMs, paintedMs } = painted;
  const within = tasks.filter((task: MainTask) => task.atMs + task.wallMs > fromMs && task.atMs <= untilMs);
  const isTable = paintedMs === undefined;
  return {
    workMs: within.reduce((ms, { workMs }) => ms + workMs, 0),
    longestMs: Math.max(...within.map(({ workMs }) => workMs)),
    tableMs: isTable ? untilMs - fromMs : undefined,
    handedMs: undefined,
    paintedMs: isTable ? undefined : paintedMs - fromMs,
  };
}

async function setAllData(round: number): Promise<Painted> {
  const map = window.benchMap;
  const name = "bench-naive";
  const colour = [
    "match",
    ["get", "level"],
    1,
    "#fff7cf",
    2,
    "#fbd27c",
    3,
    "#f0a04b",
    4,
    "#cf5330",
    "#7f1738",
  ];
  const source = map.getSource("prioritisation") as unknown as {
    getData(): Promise<GeoJSON.FeatureCollection>;
  };
  const { features } = await source.getData();
  const data = (turn: number): GeoJSON.FeatureCollection => ({
    type: "FeatureCollection",
    features: features.map((feature, at) => ({
      ...feature,
      properties: { ...feature.properties, level: ((at * 7 + turn) % 5) + 1 },
    })),
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      map.once("idle", () => resolve());
      // It says so once, and may have said it.
      map.triggerRepaint();
    });
  if (map.getSource(name) === undefined) {
    map.addSource(name, { type: "geojson", data: data(round) });
    map.addLayer({ id: name, type: "fill", source: name, paint: { "fill-color": colour as never } });
    await settled();
  }
  const next = data(round + 1);
  const fromMs = performance.now();
  (map.getSource(name) as unknown as { setData(data: GeoJSON.FeatureCollection): void }).setData(next);
  const paintedMs = await new Promise<number>((resolve) => {
    const picture = map.on("render", () => {
      if (!map.isSourceLoaded(name)) return;
      picture.unsubscribe();
      const gl = map.getCanvas().getContext("webgl2");
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      resolve(performance.now());
    });
  });
  await settled();
  return { fromMs, untilMs: paintedMs, paintedMs };
}

async function drawAllRows(areas: number): Promise<Painted> {
  const table = document.querySelector(".priority-areas");
  const row = table?.querySelector("tbody tr[data-index], tbody tr");
  if (!table || !row) throw new Error("There is no table.");
  const html = row.outerHTML.repeat(areas);
  const whole = table.cloneNode(false) as HTMLElement;
  whole.classList.remove("priority-areas-long");
  const fromMs = performance.now();
  whole.innerHTML = `<tbody>${html}</tbody>`;
  table.after(whole);
  const untilMs = await new Promise<number>((resolve) =>
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
  );
  whole.remove();
  return { fromMs, untilMs, paintedMs: undefined };
}

async function paintAgain(): Promise<Painted> {
  const map = window.benchMap;
  const fromMs = performance.now();
  const painted = new Promise<number>((resolve) => {
    map.once("render", () => {
      const gl = map.getCanvas().getContext("webgl2");
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      resolve(performance.now());
    });
  });
  map.triggerRepaint();
  const paintedMs = await painted;
  return { fromMs, untilMs: paintedMs, paintedMs };
}
