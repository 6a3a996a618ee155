import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { tooSmallForFingers } from "./fingerRoom.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { levels, manyRegions, type Summary, type Together, type Vulnerability } from "./manyRegions.ts";
import { cell, drag, grid, gridRow, place } from "./summaryGrid.ts";
import { rowsOf } from "./tableOf.ts";

const river = {
  tag: "river_flood_100yr_present_breach",
  name: "1 in 100 years, present climate, stopbanks breach",
};
const sea = { tag: "coastal_inundation_100yr_slr0", name: "1 in 100 years, today's sea level" };
const both = `${river.tag},${sea.tag}`;
const path = "/summary";

/** As the grid writes what is not percent. */
const written = (value: number) =>
  value === 0 ? "" : value.toLocaleString("en-NZ", { maximumFractionDigits: 2 });

describe("Summary", () => {
  const { ask, visit, visitAs, visitAsVisitor } = atLarkhaven();

  const scenarios = (page: Page) => page.getByRole("button", { name: /^Hazard scenarios / });
  it("SUM-01 to SUM-10: sums up what is chosen by keyboard, as the API and the risk page have it", async () => {
    const { page, faults, close } = await visit({ path: "/home" });
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Summary" }).click();
    await page.getByRole("heading", { level: 1, name: "Summary" }).waitFor();
    expect(await page.title()).toMatch(/^Summary · /);
    await expect
      .poll(() => page.getByRole("tab").allTextContents())
      .toEqual(["What the figures say", "What they do not say", "Risk Summary"]);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("tab", { name: "Risk Summary" }).click();
    await page.getByText("Choose hazard scenarios above to view risk to all elements").waitFor();
    expect(await page.getByRole("button", { name: "Download CSV" }).count()).toBe(0);

    // By keyboard alone: the list stays open while one chooses, and gives the focus back.
    await tabTo(scenarios(page));
    await page.keyboard.press("Enter");
    const search = page.getByRole("searchbox", { name: "Search hazard scenarios" });
    await tabTo(search);
    for (const { words, name } of [
      { words: "river 100 present breach", name: river.name },
      { words: "coastal 100 today", name: sea.name },
    ]) {
      await search.fill(words);
      const box = page.getByRole("checkbox", { name, exact: true });
      await tabTo(box);
      await page.keyboard.press("Space");
      await expect.poll(() => box.isChecked()).toBe(true);
      await tabTo(search, "Shift+Tab");
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(scenarios(page))).toBe(true);
    await expect.poll(() => new URL(page.url()).searchParams.get("scenarios")).toBe(both);

    const summary = await ask<Summary>(`/asset/rsm/vulnerabilities/${both}`);
    await grid(page).getByText("Larkhaven Central").first().waitFor();
    const buildings = summary["suburbs.larkhaven-central"]?.buildings as Vulnerability;
    const figures = ({ vulnerabilities, metric, notAssessed }: Vulnerability) =>
      [...levels.map((level) => vulnerabilities[level].metric), metric, notAssessed.metric].map(written);
    expect((await gridRow(page, 0)).slice(0, 8)).toEqual(["Larkhaven Central", ...figures(buildings)]);
    // The risk page asks this of the same suburb.
    const [{ data }] = (await ask<{ data: Together }[]>(
      `/asset/exposure/multihazard_stats/buildings/${both}/all?regions=suburbs.larkhaven-central`,
      {},
    )) as [{ data: Together }];
    expect([buildings.metric, buildings.metricTotal]).toEqual([
      data.totals.total,
      data.assessment.assessed_metric,
    ]);

    // Three rows of three levels are copied as a spreadsheet takes them, and a column is widened with its layer's title.
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const from = await place(cell(page, 0, 1));
    const to = await place(cell(page, 2, 3));
    await drag(page, from, to);
    await page.keyboard.press("ControlOrMeta+c");
    const copied = ["suburbs.larkhaven-central", "suburbs.beachside", "suburbs.dunes-end"]
      .map((region) => {
        const found = summary[region]?.buildings?.vulnerabilities;
        return levels
          .slice(0, 3)
          .map((level) => found?.[level].metric)
          .join("\t");
      })
      .join("\n");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
    const strip = page.locator(".summary-strip-group").first();
    const [columnPx, stripPx] = [(await place(cell(page, 0, 1))).width, (await place(strip)).width];
    const edge = await place(
      grid(page).locator(".bp6-table-quadrant-top .bp6-table-cell-col-1 .bp6-table-resize-handle-target"),
    );
    await drag(page, edge, { ...edge, x: edge.x + 60 });
    await expect.poll(async () => (await place(cell(page, 0, 1))).width - columnPx).toBe(60);
    expect((await place(strip)).width - stripPx).toBe(60);

    // The last row is there after all that scrolling, with the figures of all regions.
    const rows = Object.keys(summary).length;
    await grid(page)
      .locator(".bp6-table-quadrant-main .bp6-table-quadrant-scroll-container")
      .evaluate((part) => {
        part.scrollTop = part.scrollHeight;
      });
    await expect.poll(() => gridRow(page, rows - 1).then((row) => row[0])).toBe("All");
    expect((await gridRow(page, rows - 1)).slice(0, 8)).toEqual([
      "All",
      ...figures(summary.all?.buildings as Vulnerability),
    ]);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Total" }).first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("buildings.total:down");
    const most = Object.entries(summary)
      .filter(([region]) => region !== "all")
      .toSorted(([, a], [, b]) => (b.buildings?.metric ?? 0) - (a.buildings?.metric ?? 0))[0];
    await expect
      .poll(() => gridRow(page, 0).then((row) => row[6]))
      .toBe(written(most?.[1].buildings?.metric ?? 0));

    // A reload restores all of it.
    await page.reload();
    await expect
      .poll(() => gridRow(page, 0).then((row) => row[6]))
      .toBe(written(most?.[1].buildings?.metric ?? 0));
    expect(faults).toEqual([]);
    await close();
  });

  it("SUM-07, SUM-08: saves files of what is shown, reads as a table, ends what nobody wants, and opens a map", async () => {
    const { page, faults, close } = await visit({
      path: `${path}?scenarios=${river.tag}&elements=Buildings&table=on`,
    });
    const table = page.getByRole("region", { name: /^Risk to elements by suburbs/ });
    const shown = await rowsOf(table);
    expect(shown[0]).toEqual(["Region", "Buildings (each)"]);
    expect(shown.at(-1)?.[0]).toBe("All");
    expect(await seriousFindings(page)).toEqual([]);

    const csv = await saved(page, "Download CSV");
    expect(csv.name).toBe("risk_summary.csv");
    expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.bytes.toString("utf8").slice(1).trim().split("\r\n");
    expect(lines[0]?.split(",").slice(0, 2)).toEqual(["", "Buildings (each)"]);
    expect(lines[1]?.split(",")).toEqual(["Region", ...(shown[1] ?? [])]);
    // Zero is blank on the screen and 0 in the file; what is not known is '-' and blank.
    const asShown = lines
      .slice(2)
      .map((line) =>
        line.split(",").map((cell, at) => (at === 0 ? cell : cell === "" ? "-" : written(Number(cell)))),
      );
    expect(asShown).toEqual(shown.slice(2));
    const xlsx = await saved(page, "Download XLSX");
    expect([xlsx.name, xlsx.bytes.subarray(0, 2).toString()]).toEqual(["risk_summary.xlsx", "PK"]);

    // A summary that is held up is ended by another choice, whose figures come.
    let letGo: (() => void) | undefined;
    await page.route(`**/api/asset/rsm/vulnerabilities/${river.tag}%2C*`, async (route) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await route.abort().catch(() => undefined);
    });
    const ended = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("/rsm/vulnerabilities/"),
    );
    await scenarios(page).click();
    const search = page.getByRole("searchbox", { name: "Search hazard scenarios" });
    await search.fill("river 100 present hold");
    await page
      .getByRole("checkbox", { name: "1 in 100 years, present climate, stopbanks hold" })
      .check({ force: true });
    await expect.poll(() => page.getByRole("button", { name: "Download CSV" }).count()).toBe(0);
    await search.fill("river 100 present breach");
    await page.getByRole("checkbox", { name: river.name, exact: true }).uncheck({ force: true });
    expect((await ended).failure()?.errorText).toContain("ERR_ABORTED");
    letGo?.();
    await page.getByRole("button", { name: "Download CSV" }).waitFor();
    expect(await page.locator(".sb-toast").count()).toBe(0);
    await page.keyboard.press("Escape");

    // The name of a region leads to its risk map, which has the same figure.
    const otherRows = await rowsOf(table);
    const row = otherRows.find((each) => each[0] === "Saltmarsh");
    await table.getByRole("link", { name: "Saltmarsh" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/risk");
    const parameters = new URL(page.url()).searchParams;
    expect(parameters.get("regions")).toBe("suburbs.saltmarsh");
    const total = row?.[otherRows[1]!.indexOf("Total") + 1] ?? "";
    await page
      .getByRole("tabpanel", { name: "Risk Summary" })
      .getByText(total, { exact: true })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it("SUM-04: scrolls through 2,000 regions without loss, and draws those in sight", async () => {
    const { regions, summary, all } = manyRegions(2_000);
    const { page, faults, close } = await visit({
      path: `${path}?scenarios=${river.tag}`,
      prepare: async (page) => {
        await page.route("**/api/regions", (route) =>
          route.fulfill({ json: [{ region_group: "suburbs", title: "Suburbs", regions }] }),
        );
        await page.route("**/api/asset/rsm/**", (route) => route.fulfill({ json: { ...summary, all } }));
      },
    });
    await grid(page).getByText("Region 0").first().waitFor();
    const scroll = (topPx: number) =>
      grid(page)
        .locator(".bp6-table-quadrant-main .bp6-table-quadrant-scroll-container")
        .evaluate((part, top) => {
          part.scrollTop = top;
        }, topPx);
    for (const at of [0, 1, 777, 1_500, 1_999]) {
      await scroll(at * 32);
      await expect.poll(() => cell(page, at, 1).count()).toBe(1);
      expect((await gridRow(page, at)).slice(0, 7)).toEqual([
        `Region ${at}`,
        ...Array(6).fill((at + 1).toLocaleString("en-NZ")),
      ]);
    }
    await scroll(2_001 * 32);
    await expect.poll(() => cell(page, 2_000, 1).textContent()).toBe("999,999");
    // Over the titles too, where the table would not draw what a turn of the wheel brings in sight.
    await page.setViewportSize({ width: 640, height: 700 });
    const title = grid(page).getByRole("button", { name: "Minor" }).first();
    await title.hover();
    await page.mouse.wheel(400, 0);
    await expect
      .poll(() =>
        grid(page).evaluate((part) => {
          const edge = (of: string) =>
            Math.max(...[...part.querySelectorAll(of)].map((each) => each.getBoundingClientRect().right));
          const scrolled = part.querySelector(
            ".bp6-table-quadrant-main .bp6-table-quadrant-scroll-container",
          );
          return (
            scrolled?.scrollLeft === 400 &&
            edge(".bp6-table-quadrant-top .bp6-table-header") >= scrolled.getBoundingClientRect().right
          );
        }),
      )
      .toBe(true);
    // Of some 50,000 cells.
    expect(await grid(page).locator(".bp6-table-cell").count()).toBeLessThan(2_000);
    expect(faults).toEqual([]);
    await close();
  });

  it("SUM-01: stands alone without tabs on a phone of another client, and asks a visitor to log in", async () => {
    const { page, faults, close } = await visitAs("admin@stopbank.example", {
      path: "/home",
      widthPx: 390,
      heightPx: 844,
      hasTouch: true,
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("heading", { name: "Northport Harbour Board" }).first().waitFor();
    await page.goto(new URL(path, page.url()).href);
    await page.getByText("Choose hazard scenarios above to view risk to all elements").waitFor();
    // The socket of the client that was left may have had its say.
    const before = faults.length;
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await tooSmallForFingers(page.locator(".summary-controls"))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await scenarios(page).tap();
    await page.locator(".summary-scenarios").getByRole("checkbox").first().tap({ force: true });
    await page.keyboard.press("Escape");
    // Else a tap by force is taken by what is on its way out.
    await page.locator(".summary-scenarios").waitFor({ state: "detached" });
    await page.getByLabel("Plain table").tap({ force: true });
    await page.getByRole("region", { name: /^Risk to elements/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults.slice(before)).toEqual([]);
    await close();

    const visitor = await visitAsVisitor({ path });
    await expect.poll(() => visitor.page.url()).toContain(`returnUrl=${encodeURIComponent(path)}`);
    await visitor.close();
  });
});

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
