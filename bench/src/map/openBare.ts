// What is handed to the page runs there, where the DOM is.
/// <reference lib="dom" />
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Page } from "playwright-core";
import { benchClient } from "../http/publish.ts";
import { libraryOf } from "./mapOfPage.ts";

interface Camera {
  readonly center: [number, number];
  readonly zoom: number;
  /** What panels cover of the product's picture. */
  readonly padding: object;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * A page with nothing but MapLibre, the same file of it, with the style and tiles that the product's map has: but elements
 * have one colour instead of their class's and no hatch, and nothing is left out. While `benchIsDragging`, an area follows
 * the pointer.
 */
export async function openBare(product: Page, origin: string): Promise<Page> {
  const library = await libraryOf(product);
  const { style, camera } = await product.evaluate(plainStyle);
  const page = await product.context().newPage();
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><body style="margin:0"><div id="map" ></div>`,
    }),
  );
  await page.goto(`${origin}/bare`);
  const worker = await workerOf(product);
  const headers = { "x-requested-by": "stopbank", "ui-client-name": benchClient };
  await page.evaluate(begin, { library, worker, style, camera, headers });
  return page;
}

const workerOf = (page: Page): Promise<string> => {
  const worker = page.workers().find((one) => one.url().includes("maplibre-gl-worker"));
  if (worker === undefined) throw new Error("The product's map has no worker.");
  return Promise.resolve(worker.url());
};

function plainStyle(): { style: object; camera: Camera } {
  const map = window.benchMap;
  const plain = (name: string, value: unknown): unknown => {
    if (!JSON.stringify(value).includes("feature-state")) return value;
    if (name.endsWith("-color")) return "#c9822b";
    return name.endsWith("-opacity") ? 0.8 : 0.6;
  };
  const style = map.getStyle();
  const layers = style.layers
    .filter((layer) => !("paint" in layer && layer.paint && "fill-pattern" in layer.paint))
    .map((layer) => ({
      ...layer,
      paint: Object.fromEntries(
        Object.entries(layer.paint ?? {}).map(([name, value]) => [name, plain(name, value)]),
      ),
    }));
  const { lng, lat } = map.getCenter();
  const { clientWidth: widthPx, clientHeight: heightPx } = map.getContainer();
  const camera: Camera = {
    center: [lng, lat],
    zoom: map.getZoom(),
    padding: map.getPadding(),
    widthPx,
    heightPx,
  };
  return { style: { ...style, layers }, camera };
}

interface Given {
  readonly library: string;
  readonly worker: string;
  readonly style: object;
  readonly camera: Camera;
  readonly headers: Readonly<Record<string, string>>;
}

async function begin(given: Given): Promise<void> {
  const parts: Record<string, unknown> = await import(given.library);
  const isMapClass = (part: unknown): part is new (options: object) => MapLibreMap =>
    typeof part === "function" && part.prototype?.setFeatureState !== undefined;
  const MapClass = Object.values(parts).find(isMapClass);
  const setWorker = Object.values(parts).find(
    (part): part is (url: string) => void => typeof part === "function" && /WORKER_URL=/.test(String(part)),
  );
  if (MapClass === undefined || setWorker === undefined) throw new Error("MapLibre's file is another.");
  setWorker(given.worker);
  const { widthPx, heightPx, padding, ...camera } = given.camera;
  const container = document.querySelector<HTMLElement>("#map");
  if (container === null) throw new Error("There is no place for the map.");
  Object.assign(container.style, { width: `${widthPx}px`, height: `${heightPx}px` });
  const map = new MapClass({
    container,
    style: given.style,
    ...camera,
    attributionControl: false,
    transformRequest: (url: string) => ({ url, headers: given.headers }),
  });
  window.benchMap = map;
  map.jumpTo({ ...camera, padding: padding as { top: number } });
  const gl = map.getCanvas().getContext("webgl2");
  const pixel = new Uint8Array(4);
  // One frame at a time, as the product draws by software: else frames queue for seconds, and each seems to take no time.
  map.on("render", () => gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel));
  map.on("mousemove", ({ lngLat: { lng, lat } }) => {
    const area = map.getSource("area");
    if (!Object.hasOwn(window, "benchIsDragging") || area === undefined || !("setData" in area)) return;
    const ring = [
      [lng - 0.02, lat - 0.015],
      [lng + 0.02, lat - 0.015],
      [lng + 0.02, lat + 0.015],
      [lng - 0.02, lat + 0.015],
      [lng - 0.02, lat - 0.015],
    ];
    (area as { setData(data: object): void }).setData({ type: "Polygon", coordinates: [ring] });
  });
  await new Promise((resolve) => map.once("idle", resolve));
}
