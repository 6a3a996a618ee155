import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { loseGraphics, restoreGraphics } from "./graphics.ts";
import { type ServedPage, servePage } from "./servedPage.ts";
import { startBrowser } from "./visitor.ts";

let browser: Browser;
let served: ServedPage;
beforeAll(async () => {
  served = await servePage("packages/map-page/src/testing/page");
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

/** What a page counts of itself from its first line on. */
interface Counts {
  /** Listeners on the window, the document and the map's own elements that were put there and not taken away. */
  listeners: number;
  /** Canvases that a WebGL context was asked of. */
  contexts: number;
}

/** Counts in the page; runs there before anything else. */
function countThere(): void {
  const counts: Counts = { listeners: 0, contexts: 0 };
  const isCounted = (target: EventTarget) =>
    target === window ||
    target === document ||
    (target instanceof Element && target.closest(".maplibregl-map") !== null);
  const listening = new Map<EventTarget, Set<string>>();
  const names = new WeakMap<object, number>();
  let named = 0;
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!names.has(listener)) names.set(listener, named++);
    const isCapturing =
      typeof options === "object" ? (options as AddEventListenerOptions | null)?.capture : options;
    return `${type} ${names.get(listener)} ${isCapturing === true}`;
  };
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener !== null && isCounted(target)) {
      const known = listening.get(target) ?? new Set();
      listening.set(target, known.add(keyOf(type, listener, options)));
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener !== null) listening.get(target)?.delete(keyOf(type, listener, options));
    return removeEventListener.call(target, type, listener, options);
  };
  const drawn = new Set<HTMLCanvasElement>();
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: [never]) {
    if (String(given[0]).startsWith("webgl")) drawn.add(this);
    return getContext.apply(this, given);
  } as typeof getContext;
  Object.defineProperty(counts, "listeners", {
    get: () => [...listening.values()].reduce((sum, { size }) => sum + size, 0),
  });
  Object.defineProperty(counts, "contexts", { get: () => drawn.size });
  Object.assign(window, { counts });
}

const countsOf = (page: Page): Promise<Counts> =>
  page.evaluate(() => {
    const { listeners, contexts } = (window as unknown as { counts: Counts }).counts;
    return { listeners, contexts };
  });

async function open(query = "") {
  const page = await browser.newPage({ viewport: { width: 900, height: 500 }, reducedMotion: "reduce" });
  onTestFinished(() => page.close());
  const tiles: string[] = [];
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (said) => {
    if (said.type() === "error") problems.push(said.text());
  });
  await page.addInitScript(countThere);
  await page.route("**/api/tiles/**", (route) => {
    tiles.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${served.address}risk?pages&${query}`);
  const settled = (title: string) =>
    page.getByRole("region", { name: title }).locator(".sb-map-canvas[aria-busy=false]").waitFor();
  const go = async (name: "risk" | "property" | "elsewhere") => {
    await page.getByRole("button", { name: `Go: ${name}` }).click();
    if (name === "elsewhere") await page.getByText("No map here").waitFor();
    else await settled(name === "risk" ? "Risk map" : "Property map");
  };
  await settled("Risk map");
  return { page, tiles, problems, go, settled };
}

const canvasOf = (page: Page) => page.locator("canvas.maplibregl-canvas");

it("keeps one canvas, context and its tiles from one map page to the next, and what each page shows apart", async () => {
  const { page, tiles, problems, go } = await open("stories");
  const canvas = await canvasOf(page).elementHandle();
  const isSame = () => canvasOf(page).evaluate((now, before) => now === before, canvas);
  await page.getByRole("region", { name: "Legends" }).waitFor();
  const asked = [...tiles];
  expect(asked.length).toBeGreaterThan(0);
  const { contexts } = await countsOf(page);

  await go("property");
  expect(await isSame()).toBe(true);
  expect(await page.getByRole("region", { name: "Legends" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Place a gauge" }).count()).toBe(0);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.waitForURL(({ searchParams }) => searchParams.get("at")?.endsWith(",11") === true);
  await go("elsewhere");
  expect(await canvasOf(page).count()).toBe(0);
  const atProperty = [...tiles];
  await go("risk");
  expect(await isSame()).toBe(true);
  await page.getByRole("region", { name: "Legends" }).waitFor();
  await page.waitForURL(({ searchParams }) => searchParams.get("at")?.endsWith(",10") === true);
  await go("property");
  await page.waitForURL(({ searchParams }) => searchParams.get("at")?.endsWith(",11") === true);

  expect(atProperty.slice(asked.length).filter((url) => asked.includes(url))).toEqual([]);
  expect((await countsOf(page)).contexts).toBe(contexts);
  expect(problems).toEqual([]);
});

it("fits the canvas to the room a page has, also where the window changed while no map was shown", async () => {
  const { page, problems, go } = await open();
  const sizes = () =>
    canvasOf(page).evaluate((canvas) => {
      const room = canvas.closest(".sb-map")?.getBoundingClientRect();
      return [canvas.clientWidth - Number(room?.width), canvas.clientHeight - Number(room?.height)];
    });
  await go("elsewhere");
  await page.setViewportSize({ width: 640, height: 500 });
  await go("property");
  await expect.poll(sizes).toEqual([0, 0]);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(sizes).toEqual([0, 0]);
  expect(problems).toEqual([]);
});

it("leaves no listener behind over 20 goings and comings", async () => {
  const { page, go } = await open("stories");
  // A tool that is on ends with its page.
  const roundsOf = (rounds: number) =>
    page.evaluate(async (rounds) => {
      const press = async (label: string) => {
        const found = () =>
          [...document.querySelectorAll("button")].find(
            (button) => (button.ariaLabel ?? button.textContent) === label,
          );
        while (found() === undefined) await new Promise(requestAnimationFrame);
        found()?.click();
      };
      for (let round = 0; round < rounds; round++)
        for (const label of ["Place a gauge", "Go: property", "Measure", "Go: risk"]) await press(label);
    }, rounds);
  await roundsOf(1);
  await go("elsewhere");
  const { listeners } = await countsOf(page);
  expect(listeners).toBeGreaterThan(10);
  await go("risk");
  await roundsOf(20);
  await go("elsewhere");
  expect((await countsOf(page)).listeners).toBe(listeners);
});

it("comes back whole where the graphics card took it while no page showed it, and goes with the client", async () => {
  const { page, problems, go, settled } = await open("stories");
  const canvas = await canvasOf(page).elementHandle();
  await loseGraphics(page);
  await page.getByText("The graphics card let go of the map.").waitFor();
  await page.getByRole("button", { name: "Go: elsewhere" }).click();
  await page.getByRole("button", { name: "Go: property" }).click();
  await page.getByText("The graphics card let go of the map.").waitFor();
  await restoreGraphics(page);
  await page.getByText("The graphics card let go of the map.").waitFor({ state: "hidden" });
  await settled("Property map");
  await go("risk");
  await page.getByRole("region", { name: "Legends" }).waitFor();

  const isLost = () =>
    canvas?.evaluate((element) => (element as HTMLCanvasElement).getContext("webgl2")?.isContextLost());
  await go("elsewhere");
  expect(await isLost()).toBe(false);
  await page.getByRole("button", { name: "Leave the client" }).click();
  await expect.poll(isLost).toBe(true);
  expect(problems).toEqual([]);
});
