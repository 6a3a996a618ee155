import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { type HeldBack, holdBack } from "./holdBack.ts";
import { keepPicture } from "./keepPicture.ts";
import { lateColours } from "./lateColours.ts";
import { floodedBuildings, type SceneParts, sceneAddress } from "./sceneAddress.ts";
import { type ServedPage, servePage } from "./servedPage.ts";
import { startBrowser } from "./visitor.ts";

/** What `drawHere` of the page tells of a map that was drawn for paper. */
interface Drawn {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly metresPerPoint: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
  readonly bounds: readonly [number, number, number, number];
  readonly legend: readonly {
    readonly title: string;
    readonly marks?: readonly { readonly label?: string }[];
  }[];
  readonly attribution: readonly string[];
  readonly faults: readonly string[];
  readonly tookMs: number;
  readonly bytes: number;
  readonly type: string;
}
type DrawHere = (given?: object) => Promise<Drawn>;

let browser: Browser;
let served: ServedPage;
let token: string;
beforeAll(async () => {
  served = await servePage("packages/map/src/testing/still");
  browser = await startBrowser();
  const login = await fetch(`${inject("baseUrl")}/api/user/login`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from("member@stopbank.example:Stopbank-1").toString("base64")}`,
    },
  });
  token = ((await login.json()) as { access_token: string }).access_token;
});
afterAll(async () => {
  await browser.close();
  await served.stop();
});

/** The page asks its own server, in whose place the product answers. */
const fromProduct = (route: Route): Promise<void> => {
  const { pathname, search } = new URL(route.request().url());
  const headers = { ...route.request().headers(), authorization: `Bearer ${token}` };
  return route
    .fetch({ url: inject("baseUrl") + pathname + search, headers })
    .then((response) => route.fulfill({ response }));
};

async function open(
  scene: SceneParts,
  answer: (route: Route) => Promise<void> | undefined = fromProduct,
  prepare: () => void = () => undefined,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 800 }, reducedMotion: "reduce" });
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(prepare);
  await page.route("**/api/**", answer);
  await page.goto(served.address + sceneAddress(scene).replace("/risk", ""));
  await page.waitForFunction(() => "drawHere" in window);
  return page;
}

const draw = (page: Page, given: object = {}): Promise<Drawn> =>
  page.evaluate((given) => (window as unknown as { drawHere: DrawHere }).drawHere(given), given);

const keep = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.STOPBANK_TEST_PICTURES;
  if (folder === undefined) return;
  const source = await page.locator("#still").getAttribute("src");
  writeFileSync(join(folder, `${name}.jpg`), Buffer.from(source?.split(",")[1] ?? "", "base64"));
  await page.locator("#screen").screenshot({ path: join(folder, `${name}-screen.png`) });
};

const screenDrawn = (page: Page) => page.locator(".sb-map-canvas[aria-busy=false]").waitFor();

/** A point of the map where the screen shows one plain colour, and what either shows there: red, green, blue. */
interface Sample {
  readonly screen: readonly number[];
  readonly paper: readonly number[];
}

/** Compares the screen's canvas and the picture at every few pixels that are as those around them. */
const samples = (page: Page): Promise<readonly Sample[]> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>(".maplibregl-canvas");
    const image = document.querySelector<HTMLImageElement>("#still");
    if (canvas === null || image === null) throw new Error("There are no two maps.");
    const { width, height } = canvas;
    const dataOf = (drawn: CanvasImageSource) => {
      const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      context?.drawImage(drawn, 0, 0, width, height);
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
      return (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3)];
    };
    const [screen, paper] = [dataOf(canvas), dataOf(image)];
    const around = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => [dx, dy] as const));
    const found: { screen: number[]; paper: number[] }[] = [];
    for (let y = 4; y < height - 4; y += 4)
      for (let x = 4; x < width - 4; x += 4) {
        const here = screen(x, y);
        const isPlain = around.every(([dx, dy]) => String(screen(x + dx, y + dy)) === String(here));
        if (isPlain) found.push({ screen: here, paper: paper(x, y) });
      }
    return found;
  });

const isAlike = ({ screen, paper }: Sample) =>
  screen.every((value, at) => Math.abs(value - (paper[at] ?? 0)) <= 12);
/** In the warm colours of damage, which nothing else on the map has. */
const isDamaged = ({ screen: [red = 0, , blue = 0] }: Sample) => red - blue > 60;

describe("EXP-06 a map drawn for paper", () => {
  it("EXP-06 AMB-51 shows the screen's colours at each element, and is 595 by 559 points at 300 dots an inch", async () => {
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,16" });
    await screenDrawn(page);
    const drawn = await draw(page);
    await keep(page, "still-classes");
    expect(drawn).toMatchObject({ type: "image/jpeg", faults: [], bearingDegrees: 0, pitchDegrees: 0 });
    expect(Math.abs(drawn.widthPx - (595 / 72) * 300)).toBeLessThan(4);
    expect(Math.abs(drawn.heightPx - (559 / 72) * 300)).toBeLessThan(4);

    const plain = await samples(page);
    const damaged = plain.filter(isDamaged);
    expect(new Set(damaged.map(({ screen }) => String(screen))).size).toBeGreaterThan(2);
    expect(damaged.length).toBeGreaterThan(300);
    expect(damaged.filter(isAlike).length / damaged.length).toBeGreaterThan(0.98);
    expect(plain.filter(isAlike).length / plain.length).toBeGreaterThan(0.98);

    // A degree of longitude is 84.9 km at this latitude.
    const [west, , east] = drawn.bounds;
    expect(((east - west) * 84_912) / 595 / drawn.metresPerPoint).toBeCloseTo(1, 2);
    expect(drawn.legend.map(({ title }) => title)).toEqual(["Damage state", "River flooding"]);
    expect(drawn.legend[0]?.marks?.map(({ label }) => label)).toContain("Not assessed");
    expect(drawn.attribution.length).toBeGreaterThan(1);
    expect(await page.locator("[aria-hidden][inert]").count()).toBe(0);
  });

  it("D-19 is turned and tilted as the screen is, and says so", async () => {
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,15,40,30" });
    await screenDrawn(page);
    const drawn = await draw(page, { dpi: 96 });
    await keep(page, "still-tilted");
    expect(drawn).toMatchObject({ bearingDegrees: 30, pitchDegrees: 40, faults: [] });
    const damaged = (await samples(page)).filter(isDamaged);
    expect(damaged.filter(isAlike).length / damaged.length).toBeGreaterThan(0.95);
  });

  it("EXP-06 waits for tiles that are laid out once more, since their colours came while they did", async () => {
    const late = lateColours(fromProduct);
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,15" }, late.answer, holdBack);
    await screenDrawn(page);
    late.begin();
    await page.evaluate(() => (window as unknown as HeldBack).holdMessages("element:buildings"));
    let isDrawn = false;
    const drawing = draw(page, { dpi: 96 }).finally(() => {
      isDrawn = true;
    });
    await page.waitForFunction(() => (window as unknown as HeldBack).heldTypes().includes("RT"));
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(isDrawn).toBe(false);
    await page.evaluate(() => (window as unknown as HeldBack).letGo());
    expect((await drawing).faults).toEqual([]);
    const damaged = (await samples(page)).filter(isDamaged);
    expect(damaged.length).toBeGreaterThan(300);
    expect(damaged.filter(isAlike).length / damaged.length).toBeGreaterThan(0.95);
  });

  it.each([
    ["its tiles", "/vector/buildings/", "Part of the layer Buildings did not arrive and is not drawn."],
    ["its classes", "/classes/", "Buildings could not be coloured by damage"],
  ])("EXP-12 names the layer of which %s fail, and draws the rest", async (_what, part, sentence) => {
    const answer = (route: Route) =>
      route.request().url().includes(part) ? route.fulfill({ status: 503 }) : fromProduct(route);
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,15" }, answer);
    const { faults } = await draw(page, { dpi: 72 });
    expect(faults).toEqual([expect.stringContaining(sentence)]);
    await screenDrawn(page);
    expect(new Set((await samples(page)).map(({ paper }) => String(paper))).size).toBeGreaterThan(20);
  });

  it("EXP-12 draws what there is when the time is up, and names what is not", async () => {
    const answer = (route: Route) =>
      route.request().url().includes("/vector/buildings/") ? undefined : fromProduct(route);
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,15" }, answer);
    const { faults } = await draw(page, { dpi: 72, timeoutMs: 8_000 });
    expect(faults).toContain("The layer Buildings did not arrive in time.");
  });

  it("EXP-06 EXP-07 D-19 stands on a page with its legend, scale, north mark, caption and sources", async () => {
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,15", figure: "" });
    const figure = page.getByRole("figure");
    await figure.getByRole("img", { name: "Buildings under a flood." }).waitFor();
    await keepPicture(page, "still-figure");
    await figure.getByRole("img", { name: /^Scale: this long is [1245]0* (Metres|Kilometres)$/ }).waitFor();
    await figure.getByText("Not assessed").waitFor();
    const box = await figure.getByRole("img", { name: "Buildings under a flood." }).boundingBox();
    expect([box?.width, box?.height].map((px) => Math.round((px ?? 0) * 0.75))).toEqual([595, 559]);
  });

  it("ends when whoever wanted it has gone, and leaves no map behind", async () => {
    const page = await open({ layers: floodedBuildings, at: "172.938,-40.293,15" });
    await screenDrawn(page);
    await expect(draw(page, { abortAfterMs: 50 })).rejects.toThrow(/TimeoutError/);
    expect(await page.locator(".maplibregl-map").count()).toBe(1);
  });
});
