import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { riskPage } from "./riskPage.ts";
import { figureIn } from "./statsOf.ts";
import { type Session, signedIn, startBrowser, type VisitOptions, visit } from "./visitor.ts";

interface Stats {
  readonly asset_type: string;
  readonly hazard_scenario: string;
  readonly data: { readonly totals: { readonly total: number }; readonly sentence: string };
}

const member = "member@stopbank.example";
const aroundLarkhaven = [
  [0.3, 0.36],
  [0.44, 0.36],
  [0.44, 0.58],
  [0.3, 0.58],
] as const;

describe("the risk map", () => {
  let browser: Browser;
  let session: Session;
  beforeAll(async () => {
    browser = await startBrowser();
    session = await signedIn(browser, member);
  });
  afterAll(() => browser.close());

  const memberAtRisk = async (options: VisitOptions = {}) => {
    const visited = await visit(browser, { path: "/risk", session, ...options });
    await riskPage(visited.page).untilDrawn();
    return visited;
  };

  it("A-14: draws the district with WebGL, within a policy that allows no worker but our own file", async () => {
    const { page, faults, close } = await memberAtRisk({ seesPicture: true });
    // What the policy refuses is an error on the console, and so a fault.
    const policy = (await page.request.get(page.url())).headers()["content-security-policy"];
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain("script-src 'self';");
    const contextKind = await page
      .locator(".maplibregl-canvas")
      .evaluate((canvas: HTMLCanvasElement) => canvas.getContext("webgl2")?.constructor.name);
    expect(contextKind).toBe("WebGL2RenderingContext");
    expect(await riskPage(page).coloursOnMap()).toBeGreaterThan(10);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("shows the engine's numbers for a drawn area, and again from the address in a fresh window", async () => {
    const { page, faults, close } = await memberAtRisk();
    const risk = riskPage(page);
    await risk.addLayers(["Buildings", "Roads"], ["Tsunami"]);
    await risk.untilDrawn();
    expect(await seriousFindings(page)).toEqual([]);

    const asked = lastStatsRequest(page);
    await page.keyboard.press("Escape");
    await risk.drawArea(aroundLarkhaven);
    await page.getByText("Filtering by custom shape").waitFor();
    await risk.untilDrawn();
    const { area, tag } = asked();
    const api = await askApi(member, "larkhaven");
    const answers = await api<Stats[]>(`/asset/exposure/stats/buildings,roads/${tag}/body`, { area });
    const whole = await api<Stats[]>(`/asset/exposure/stats/buildings,roads/${tag}/all`, {});
    for (const [type, name] of [
      ["buildings", "Buildings"],
      ["roads", "Roads"],
    ] as const) {
      const answer = answers.find(({ asset_type }) => asset_type === type);
      expect(answer?.data.totals.total).toBeGreaterThan(0);
      expect(answer?.data.totals.total).toBeLessThan(totalOf(whole, type));
      await page
        .getByText(answer?.data.sentence ?? "no answer")
        .first()
        .waitFor();
      expect(figureIn(await risk.figure(name, /Tsunami/).textContent())).toBeCloseTo(
        answer?.data.totals.total ?? 0,
        0,
      );
    }
    await page.getByRole("button", { name: "Worst elements" }).click();
    await page.getByRole("combobox", { name: "Elements" }).selectOption("Buildings");
    const worst = await api<{ elements: { asset_id: string }[] }>(
      `/asset/exposure/worst_elements/buildings/${tag}/body?by=value`,
      {
        area,
      },
    );
    const listed = page.locator(".risk-worst-list button");
    await expect
      .poll(async () => (await listed.allTextContents()).map((line) => /ID (B-\d+)/.exec(line)?.[1]))
      .toEqual(worst.elements.map(({ asset_id }) => asset_id));
    await listed.first().press("Enter");
    await page.waitForURL(
      ({ searchParams }) => searchParams.get("selected") === `buildings:${worst.elements[0]?.asset_id}`,
    );
    await risk.untilDrawn();
    expect(await seriousFindings(page)).toEqual([]);

    await page.waitForURL(({ searchParams }) => searchParams.has("area"));
    const address = page.url();
    const before = await risk.figure("Buildings", /Tsunami/).textContent();
    const again = await memberAtRisk({ path: address.slice(inject("baseUrl").length) });
    const figure = riskPage(again.page).figure("Buildings", /Tsunami/);
    await expect.poll(() => figure.textContent()).toBe(before);
    await again.page.getByText("Filtering by custom shape").waitFor();
    expect([...faults, ...again.faults]).toEqual([]);
    await again.close();
    await close();
  });

  it("lets a visitor look and add layers, and asks for an account to select an element", async () => {
    const { page, faults, close } = await visit(browser, { path: "/risk", seesPicture: true });
    const risk = riskPage(page);
    await risk.untilDrawn();
    expect(await risk.coloursOnMap()).toBeGreaterThan(10);
    await risk.addLayers(["Roads"], ["Tsunami"]);
    await risk.untilDrawn();
    await risk
      .figure("Roads", /Tsunami/)
      .filter({ hasText: /\d/ })
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("forgets the map of one client when the other is chosen", async () => {
    const admin = await signedIn(browser, "admin@stopbank.example");
    const { page, faults, close } = await visit(browser, { path: "/risk", session: admin });
    const risk = riskPage(page);
    await risk.untilDrawn();
    await risk.addLayers(["Buildings"], ["Tsunami"]);
    await risk.untilDrawn();
    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("button", { name: /Northport Harbour Board/ }).waitFor();
    await page.locator(".sb-figure").first().waitFor({ state: "detached" });
    await risk.untilDrawn();
    expect(await page.locator(".sb-figure").count()).toBe(0);
    await page.getByRole("button", { name: "Add layers" }).first().click();
    await page.getByRole("tab", { name: "RISK SOURCES" }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    [1024, 768],
    [390, 844],
  ])("works at %i by %i", async (widthPx, heightPx) => {
    const { page, faults, close } = await visit(browser, {
      path: "/risk",
      widthPx,
      heightPx,
      seesPicture: true,
    });
    const risk = riskPage(page);
    await risk.untilDrawn();
    expect(await risk.coloursOnMap()).toBeGreaterThan(10);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});

/** Notes what the summary asks for; answers the area and scenario of the last question. */
function lastStatsRequest(page: Page) {
  let last: { area: unknown; tag: string } | undefined;
  page.on("request", (request) => {
    const match = /\/asset\/exposure\/stats\/[^/]+\/([^/]+)\/body/.exec(request.url());
    if (match?.[1] !== undefined)
      last = { area: request.postDataJSON().area, tag: decodeURIComponent(match[1]) };
  });
  return () => {
    if (last === undefined) throw new Error("the summary asked for no statistics of an area");
    return last;
  };
}

const totalOf = (answers: readonly Stats[], type: string) =>
  answers.find(({ asset_type }) => asset_type === type)?.data.totals.total ?? 0;
