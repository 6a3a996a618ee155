import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { askApi } from "./askApi.ts";
import { heapTexts } from "./heapTexts.ts";
import { riskPage } from "./riskPage.ts";
import { floodedBuildings, sceneAddress } from "./sceneAddress.ts";
import { signedIn, signIn, startBrowser, visit } from "./visitor.ts";

const admin = "admin@stopbank.example";
/** What nobody but this test writes, into every part of a scene that takes words. */
const mark = "kotuku-roost";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Every text of an answer that no code has by chance: words, tags and addresses, and no single word. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === "string") return answer.length >= 12 && /[\s\d/]/.test(answer) ? [answer] : [];
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(textsOf) : [];
}

/** What the API tells of one client's data and not of the other's. */
async function onlyOf(clientName: string, other: string): Promise<string[]> {
  const [own, others] = await Promise.all(
    [clientName, other].map(async (name) => {
      const ask = await askApi(admin, name);
      return new Set(textsOf([await ask("/layer"), await ask("/regions")]));
    }),
  );
  return [...(own ?? [])].filter((text) => others?.has(text) !== true);
}

it("E-08: leaves nothing of a client in the page once another is in use: in no state, cache, scene, picture or storage", async () => {
  const session = await signedIn(browser, admin);
  const theirs = new Set(await onlyOf("larkhaven", "northport"));
  const isTheirs = (text: string) => text.includes(mark) || theirs.has(text);
  const path = sceneAddress({
    layers: `${floodedBuildings};e:${mark}`,
    where: `buildings:name:contains=${mark}`,
    drawer: "risk",
    v: "2",
    [`x.${mark}.part`]: mark,
  });
  const { page, close } = await visit(browser, { path, session, widthPx: 1100, heightPx: 700 });
  const held = async () => [...(await heapTexts(page))].filter(isTheirs);
  const risk = riskPage(page);
  await risk.untilDrawn();
  expect((await held()).length).toBeGreaterThan(100);
  const isGivenUp = await graphicsOf(page);

  await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
  await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
  await page.getByRole("button", { name: /Northport Harbour Board/ }).waitFor();
  await risk.untilDrawn();

  expect(await isGivenUp()).toBe(true);
  expect(await held()).toEqual([]);
  const kept = await page.evaluate(() => ({
    page: document.documentElement.outerHTML,
    address: location.href,
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  }));
  expect(Object.entries(kept).filter(([, text]) => text.includes(mark))).toEqual([]);
  expect(await page.locator("canvas.maplibregl-canvas").count()).toBe(1);
  await close();
});

it("keeps the map's canvas while another page is shown, and gives it up at the log-out", async () => {
  const session = await signedIn(browser, admin);
  const { page, close } = await visit(browser, { path: "/risk", session, widthPx: 900, heightPx: 600 });
  const risk = riskPage(page);
  await risk.untilDrawn();
  const isGivenUp = await graphicsOf(page);
  const canvas = await page.locator("canvas.maplibregl-canvas").elementHandle();
  const tiles: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/tiles/")) tiles.push(request.url());
  });
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("main").getByText("Open the risk map").click();
  await risk.untilDrawn();
  const isSame = await page
    .locator("canvas.maplibregl-canvas")
    .evaluate((now, before) => now === before, canvas);
  expect([isSame, tiles]).toEqual([true, []]);

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("main").getByText("Open the risk map").waitFor();
  expect(await isGivenUp()).toBe(false);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Signout" }).click();
  await expect.poll(isGivenUp).toBe(true);
  await close();
});

/** Whether the graphics context that the map has now was given back. */
async function graphicsOf(page: Page): Promise<() => Promise<boolean | undefined>> {
  const context = await page
    .locator("canvas.maplibregl-canvas")
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext("webgl2"));
  return () => context.evaluate((one) => one?.isContextLost());
}

it("ACC-23: finds at the next log-in the client that the browser showed last", async () => {
  const { page, close } = await visit(browser);
  const logIn = async () => {
    await page.getByRole("button", { name: "Log in" }).first().click();
    await signIn(page, admin);
  };
  await logIn();
  await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
  await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
  await page.getByRole("button", { name: /Northport Harbour Board/ }).waitFor();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Signout" }).click();
  await page.getByRole("button", { name: "Log in" }).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem("client_name"))).toBe("northport");
  await logIn();
  await page.getByRole("button", { name: /Northport Harbour Board/ }).waitFor();
  await close();
});
