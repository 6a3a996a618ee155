import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { floodedKaiapoi, floodTag, planner, publishAsGiven, startKaiapoi } from "./kaiapoi.ts";
import { keepPicture } from "./keepPicture.ts";
import { tabTo } from "./keyboard.ts";
import { cameraOf } from "./mapTools.ts";
import { riskPage } from "./riskPage.ts";
import { sceneAddress } from "./sceneAddress.ts";
import type { StartedProduct } from "./startProduct.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

const admin = "admin@kaiapoi.example";
const limit = { timeout: 300_000 };
const window = { widthPx: 1100, heightPx: 700 };

type Change = "worse" | "better" | "same" | "not_comparable";
interface Compared {
  readonly data: Readonly<Record<Change, { readonly count: number }>>;
  readonly sentence: string;
}

/** Real buildings, imported once with classes that begin at twice the depth and then as the example has them. */
describe("a dataset that was published again", () => {
  let product: StartedProduct;
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), "stopbank-versions-"));
  beforeAll(async () => {
    [product, browser] = await Promise.all([startKaiapoi(folder), startBrowser()]);
    await product.orderWith("Stopbank-1\n", "user", "add", admin, "--client", "kaiapoi:admin");
    await publishAsGiven(product);
  }, limit.timeout);
  afterAll(async () => {
    await Promise.all([product?.stop(), browser?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it("MAP-24, AMB-19: is fitted on the map once, straight from above, since its client names no place", async () => {
    const { baseUrl } = product;
    const { bounds } = await (await askApi(planner, "kaiapoi", baseUrl))<{ bounds: readonly number[] }>(
      "/layer",
    );
    const { page, faults, close } = await visit(browser, {
      baseUrl,
      path: "/risk",
      ...window,
      prepare: (page) =>
        page.request.post(`${baseUrl}/bff/session`, {
          headers: { "x-requested-by": "stopbank", origin: baseUrl },
          data: { email: planner, password: "Stopbank-1" },
        }),
    });
    await riskPage(page).untilDrawn();
    await page.waitForURL(({ searchParams }) => searchParams.has("at"));
    const [longitude = 0, latitude = 0, zoom = 0, ...turned] = cameraOf(page.url());
    const [west = 0, south = 0, east = 0, north = 0] = bounds;
    expect(longitude).toBeCloseTo((west + east) / 2, 3);
    expect(latitude).toBeCloseTo((south + north) / 2, 2);
    expect(turned).toEqual([]);
    // All of it in the window, and not much farther away than need be.
    const degreePx = (512 * 2 ** zoom) / 360;
    const widthShare = ((east - west) * degreePx) / window.widthPx;
    const heightShare = ((north - south) * degreePx) / Math.cos((latitude * Math.PI) / 180) / window.heightPx;
    expect(Math.max(widthShare, heightShare)).toBeLessThan(1);
    expect(Math.max(widthShare, heightShare)).toBeGreaterThan(0.5);
    expect(faults).toEqual([]);
    await close();
  });

  it(
    "D-01, D-02: is coloured by what changed, says so in numbers that are the API's, and ends",
    limit,
    async () => {
      const { baseUrl } = product;
      const ask = await askApi(planner, "kaiapoi", baseUrl);
      const versions = await ask<{ version: string; is_current: boolean }[]>("/dataset/versions");
      expect(versions.map(({ is_current }) => is_current)).toEqual([true, false]);
      const before = versions[1]?.version ?? "";
      const [compared] = await ask<Compared[]>(
        `/asset/comparison/versions/buildings/${floodTag}/${before}/all`,
        {},
      );
      if (compared === undefined) throw new Error("the API compares nothing");
      // What was in a lower class, or in none, while classes began deeper.
      expect(compared.data.worse.count).toBeGreaterThan(500);
      expect(compared.data.better.count).toBe(0);

      const path = sceneAddress({
        client: "kaiapoi",
        layers: floodedKaiapoi,
        drawer: "risk",
        at: "172.655,-43.383,13.5",
      });
      const { page, faults, close } = await visit(browser, { baseUrl, path, ...window });
      await signIn(page, planner);
      const risk = riskPage(page);
      await risk.untilDrawn();

      // One hazard with one scenario has nothing else to be compared with.
      await page.getByRole("button", { name: "Compare", exact: true }).press("Enter");
      await page.getByRole("button", { name: /^The data before/ }).press("Enter");
      await page.waitForURL(({ searchParams }) => searchParams.get("since") === before);
      await page.getByText("Changed since an earlier version of the data").waitFor();
      await page.getByRole("button", { name: "Compare: on" }).waitFor();
      await risk.untilDrawn();

      const section = page.getByRole("region", { name: "Compared with another version" });
      await section.scrollIntoViewIfNeeded();
      await section.getByText(compared.sentence).waitFor();
      const counts = await section.locator("[data-change] b").allTextContents();
      const { worse, better, same, not_comparable } = compared.data;
      expect(counts.map((text) => Number(text.replaceAll(",", "")))).toEqual(
        [worse, better, same, not_comparable].map(({ count }) => count),
      );
      expect(await section.getByRole("checkbox", { name: /Colour the map/ }).isChecked()).toBe(true);
      expect(await seriousFindings(page)).toEqual([]);

      // The list of what is in view says of each building what became of it.
      await page.getByRole("button", { name: "Elements in view" }).press("Enter");
      const panel = page.getByRole("region", { name: "Elements in view" });
      await panel.locator("tbody tr").first().waitFor();
      const states = await panel.locator("tbody tr td:last-child").allTextContents();
      expect(new Set(states)).toContain("Worse off");
      expect(states).not.toContain("Better off");

      // Coloured as they are again, the numbers stay; and the address opens the same.
      await page.getByRole("button", { name: "Stop showing what changed" }).press("Enter");
      await page.waitForURL(({ searchParams }) => searchParams.get("since") === null);
      await page.keyboard.press("Control+z");
      await page.waitForURL(({ searchParams }) => searchParams.get("since") === before);
      await page.reload();
      await page.getByText("Changed since an earlier version of the data").waitFor();
      expect(faults).toEqual([]);
      await close();
    },
  );

  it(
    "is gone back to by an administrator, who sees what changes first, and undone, by keyboard",
    limit,
    async () => {
      const { baseUrl } = product;
      const ask = await askApi(planner, "kaiapoi", baseUrl);
      const listed = () => ask<{ version: string; is_current: boolean }[]>("/dataset/versions");
      const [now, before] = await listed();
      const { page, faults, close } = await visit(browser, {
        baseUrl,
        path: "/administration/datasets",
        ...window,
      });
      await signIn(page, admin);
      const differs = page.getByRole("region", { name: "What differs" });
      await differs
        .getByText(/counts? of exposed or not assessed elements differ|described in other/)
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await tabTo(page.getByRole("button", { name: `Go back to this version ${before?.version}` }));
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog", { name: "Show this version to everybody?" });
      await question
        .getByText(/differ|described in other/)
        .first()
        .waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await keepPicture(page, "datasets-asked");
      await tabTo(question.getByRole("button", { name: "Show this version" }));
      await page.keyboard.press("Enter");
      await question.waitFor({ state: "hidden" });
      expect((await listed()).find(({ is_current }) => is_current)?.version).toBe(before?.version);
      await page.getByText(`chosen by ${admin}`).waitFor();
      await keepPicture(page, "datasets-two");
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await expect
        .poll(async () => (await listed()).find(({ is_current }) => is_current)?.version)
        .toBe(now?.version);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
