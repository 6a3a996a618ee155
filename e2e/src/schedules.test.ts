import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { floodedKaiapoi, floodTag, planner, publishAsGiven, startKaiapoi } from "./kaiapoi.ts";
import { keepPicture } from "./keepPicture.ts";
import { canReadBack, read } from "./printed/readBack.ts";
import { sceneAddress } from "./sceneAddress.ts";
import type { StartedProduct } from "./startProduct.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

const limit = { timeout: 400_000 };

interface Stats {
  readonly data: { readonly assessment: { readonly exposed_count: number; readonly assessed_count: number } };
}

/** Real buildings, published with classes that begin at twice the depth, and then as the example has them. */
describe.runIf(canReadBack)("a report that is scheduled after each new version of the data", () => {
  let product: StartedProduct;
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), "stopbank-scheduled-"));
  beforeAll(async () => {
    [product, browser] = await Promise.all([startKaiapoi(folder), startBrowser()]);
  }, limit.timeout);
  afterAll(async () => {
    await Promise.all([product?.stop(), browser?.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const openRisk = async () => {
    const path = sceneAddress({
      client: "kaiapoi",
      layers: floodedKaiapoi,
      drawer: "risk",
      at: "172.655,-43.383,13.5",
    });
    const visited = await visit(browser, {
      baseUrl: product.baseUrl,
      path,
      widthPx: 1_440,
      heightPx: 900,
    });
    await signIn(visited.page, planner);
    // The map may still be drawing: what leaves the building is asked for by the panel.
    await visited.page.getByRole("button", { name: "Export Risk Summary" }).waitFor({ timeout: 120_000 });
    return visited;
  };
  const openChoices = async (page: Page) => {
    await page.getByRole("button", { name: "Export Risk Summary" }).click();
    await page.getByRole("menuitem", { name: "Choose or schedule a report…" }).click();
    return page.getByRole("dialog", { name: "Report" });
  };
  const jobs = async (page: Page) => {
    await page.getByRole("button", { name: /^Jobs/ }).click();
    return page.getByRole("region", { name: "Jobs" });
  };
  /** What is on the first page of the newest report, its spaces as one each. */
  const firstPage = async (page: Page): Promise<string> => {
    const button = page
      .getByRole("region", { name: "Jobs" })
      .getByRole("button", { name: /^Download For the council/ })
      .first();
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const file = join(folder, `${Math.random()}.pdf`);
    await download.saveAs(file);
    return read("pdftotext", "-layout", "-l", "1", file, "-").replace(/\s+/g, " ");
  };
  const exposed = async () => {
    const ask = await askApi(planner, "kaiapoi", product.baseUrl);
    const [answer] = await ask<Stats[]>(`/asset/exposure/stats/buildings/${floodTag}/all`, {});
    if (answer === undefined) throw new Error("The API knows nothing of the buildings.");
    return answer.data.assessment;
  };

  it(
    "EXP-14: is chosen once, made by itself at a new version, and begins with what has changed",
    limit,
    async () => {
      const { page, faults, close } = await openRisk();
      const dialog = await openChoices(page);
      await dialog.getByRole("textbox", { name: "Title" }).fill("For the council");
      await dialog.getByRole("checkbox", { name: /^Make it again/ }).press("Space");
      expect(await seriousFindings(page)).toEqual([]);
      await keepPicture(page, "report-choices");
      await dialog.getByRole("button", { name: "Schedule report" }).press("Enter");
      await page
        .getByText(/^The report is scheduled\./)
        .first()
        .waitFor();

      const popover = await jobs(page);
      await popover.getByText(/Last made of version/).waitFor({ timeout: 240_000 });
      const first = await firstPage(page);
      expect(first).toContain("This is the first report of its schedule");
      const before = await exposed();

      await publishAsGiven(product);
      const after = await exposed();
      expect(after.exposed_count).toBeGreaterThan(before.exposed_count);
      await expect
        .poll(() => popover.getByRole("listitem", { name: "For the council" }).count(), {
          timeout: 180_000,
          interval: 1_000,
        })
        // The schedule, and two reports.
        .toBe(3);
      await expect
        .poll(() => popover.getByText(/^Done/).count(), { timeout: 180_000, interval: 1_000 })
        .toBe(2);
      expect(await seriousFindings(page)).toEqual([]);
      await keepPicture(page, "scheduled");
      const second = await firstPage(page);
      const count = new Intl.NumberFormat("en-NZ");
      const more = after.exposed_count - before.exposed_count;
      expect(second).toMatch(/What has changed since version [0-9a-f]{16} of \d+ \w+ 20\d\d/);
      expect(second).toContain(
        `${count.format(more)} more are exposed: ${count.format(after.exposed_count)} of ${count.format(after.assessed_count)} assessed`,
      );
      expect(second).toContain(
        `Exposed ${count.format(before.exposed_count)} ${count.format(after.exposed_count)} +${count.format(more)}`,
      );
      expect(faults).toEqual([]);
      await close();
    },
  );

  it(
    "EXP-14: is offered in another browser as it was chosen, run again, paused and deleted there",
    limit,
    async () => {
      const { page, faults, close } = await openRisk();
      const dialog = await openChoices(page);
      await expect
        .poll(() => dialog.getByRole("textbox", { name: "Title" }).inputValue())
        .toBe("For the council");
      await dialog.getByRole("button", { name: "Cancel" }).click();
      const popover = await jobs(page);
      await popover.getByRole("button", { name: "Pause For the council" }).press("Enter");
      await popover.getByText(/^Paused\./).waitFor();
      await popover.getByRole("button", { name: "Run again: For the council" }).first().press("Enter");
      await expect
        .poll(() => popover.getByText(/^Done/).count(), { timeout: 180_000, interval: 1_000 })
        .toBe(3);
      await popover.getByRole("button", { name: "Delete For the council" }).press("Enter");
      await popover.getByRole("button", { name: "Delete schedule" }).press("Enter");
      await expect.poll(() => popover.getByRole("region", { name: "Scheduled" }).count()).toBe(0);
      expect(faults).toEqual([]);
      await close();
    },
  );
});
