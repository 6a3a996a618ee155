import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { atLarkhaven } from "./atLarkhaven.ts";
import { tooSmallForFingers } from "./fingerRoom.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { cameraOf } from "./mapTools.ts";
import { canReadBack, read } from "./printed/readBack.ts";

interface AreaPriority {
  readonly area: string;
  readonly name: string;
  readonly priorityIndex: number | null;
  readonly relative_risk: string | null;
  readonly totalAreaScore: number | null;
}
interface Home {
  readonly default_location: {
    readonly longitude: number;
    readonly latitude: number;
    readonly zoom: number;
  };
}
interface Stability {
  readonly regions: Readonly<Record<string, { readonly best_rank: number; readonly worst_rank: number }>>;
}

const path = "/prioritisation";
const collator = new Intl.Collator("en-NZ", { numeric: true });

describe("Prioritisation", () => {
  const { ask, visit, visitAs } = atLarkhaven();

  /** The areas as the API ranks them, in the order of the table. */
  async function ranked(scenario: string, weights: Readonly<Record<string, number>>, group = "suburbs") {
    const { regions } = await ask<{ regions: Readonly<Record<string, AreaPriority>> }>(
      `/prioritisation/vulnerabilities/${scenario}?region_group=${group}`,
      { value_set_weights: weights },
    );
    const last = Number.POSITIVE_INFINITY;
    return Object.values(regions).toSorted(
      (a, b) => (a.priorityIndex ?? last) - (b.priorityIndex ?? last) || collator.compare(a.name, b.name),
    );
  }
  const table = (page: Page) => page.getByRole("table", { name: "Suburbs by priority" });
  /** Name, rank and class of each row. */
  const rowsOf = (page: Page) =>
    table(page)
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector("th")?.textContent,
          row.querySelector(".priority-rank")?.textContent,
          row.querySelector(".priority-mark")?.textContent,
        ]),
      );
  const expectedRows = (areas: readonly AreaPriority[]) =>
    areas.map(({ name, priorityIndex, relative_risk }) => [name, String(priorityIndex), relative_risk]);
  const choice = (page: Page) =>
    new URL(page.url()).searchParams.get("x.prioritisation.choice")?.split(";") ?? [];
  const slider = (page: Page, name: string) => page.getByRole("slider", { name });

  it("PRI-03 to PRI-11: ranks areas by keyboard, repaints without a call, and comes back whole by a link", async () => {
    const { page, context, faults, close } = await visit({ path: "/home" });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/prioritisation/")) asked.push(new URL(request.url()).pathname);
    });
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Prioritisation" })
      .click();
    await page.getByRole("heading", { name: "Prioritise adaptation areas." }).waitFor();
    const start = page.getByRole("button", { name: "Start" });
    await expect.poll(() => hasFocus(start)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText("Step 1 of 1").waitFor();
    await tabTo(page.getByRole("button", { name: "Back", exact: true }));
    await page.keyboard.press("Enter");
    await start.waitFor();
    await page.keyboard.press("Enter");

    // Behind the wizard lie the sliders of Inputs, out of reach.
    const wizard = page.getByRole("region", { name: "Begin" });
    await tabTo(wizard.getByRole("slider", { name: "Homes" }));
    await page.keyboard.press("End");
    await tabTo(wizard.getByRole("slider", { name: "Water" }));
    await page.keyboard.press("ArrowRight");
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo(wizard.getByRole("button", { name: "Confirm" }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Results" }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole("tab", { name: "Results" }))).toBe(true);
    await page.waitForURL(({ searchParams }) => searchParams.has("x.prioritisation.choice"));
    const [scenario = ""] = choice(page);
    expect(choice(page)).toEqual([scenario, "", "", "homes:5,water:2", ""]);

    const before = await ranked(scenario, { homes: 5, water: 2 });
    const most = before.length;
    expect(await rowsOf(page)).toEqual(expectedRows(before.slice(0, 10)));
    await tabTo(page.getByRole("button", { name: `Show all ${most}` }));
    await page.keyboard.press("Enter");
    await expect.poll(() => rowsOf(page)).toEqual(expectedRows(before));
    // How firm ranks are, as the API has it.
    const { regions } = await ask<Stability>(
      `/prioritisation/rank_stability/${scenario}?region_group=suburbs`,
      {},
    );
    const bands = await table(page)
      .locator(".priority-band")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title")));
    expect(bands).toEqual(
      before.map(({ area }) => {
        const { best_rank: best, worst_rank: worst } = regions[area] ?? {};
        const ranks = best === worst ? `Always ${best}, of ` : `From ${best} to ${worst}, in the middle `;
        return expect.stringContaining(ranks);
      }),
    );
    expect(await seriousFindings(page)).toEqual([]);

    // What the map says of its areas follows other weights, and asks nobody.
    const calls = asked.length;
    await page.getByRole("tab", { name: "Inputs" }).click();
    const apply = page.getByRole("button", { name: "Apply changes" });
    expect(await apply.getAttribute("aria-disabled")).toBe("true");
    await tabTo(slider(page, "Homes"));
    await page.keyboard.press("Home");
    await tabTo(slider(page, "Land"));
    await page.keyboard.press("End");
    expect(await apply.getAttribute("aria-disabled")).toBeNull();
    await tabTo(apply);
    await page.keyboard.press("Enter");
    await expect.poll(() => choice(page)[3]).toBe("land:5,water:2");
    await page.getByRole("tab", { name: "Results" }).click();
    const after = await ranked(scenario, { land: 5, water: 2 });
    expect(expectedRows(after)).not.toEqual(expectedRows(before));
    await expect.poll(() => rowsOf(page)).toEqual(expectedRows(after));
    await page.getByRole("button", { name: "Elements in view" }).click();
    const words = new Map(
      after.map((area) => [area.name, `${area.relative_risk}, number ${area.priorityIndex}`]),
    );
    const inView = page.locator(".sb-in-view-rows tbody tr");
    await expect.poll(() => inView.count()).toBeGreaterThan(3);
    for (const row of await inView.allTextContents()) {
      const name = after.map(({ name }) => name).find((each) => row.includes(each));
      expect(row).toContain(words.get(String(name)));
    }
    await page.keyboard.press("Escape");
    expect(asked.slice(calls)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => rowsOf(page)).toEqual(expectedRows(before));
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => rowsOf(page)).toEqual(expectedRows(after));

    // By name, from the end.
    await tabTo(page.getByRole("button", { name: "Adaptation area" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const names = after
      .map(({ name }) => name)
      .toSorted(collator.compare)
      .toReversed();
    await expect.poll(async () => (await rowsOf(page)).map(([name]) => name)).toEqual(names);
    const [first, second] = after;
    await tabTo(page.getByRole("button", { name: String(second?.name), exact: true }));
    await page.keyboard.press("Enter");
    await page.getByText(` scenario for ${second?.name}.`).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("at")?.split(",")[2]).toBe("11");
    await page.getByRole("heading", { name: `Why ${second?.name}` }).waitFor();
    const link = page.getByRole("link", { name: "Open the risk map here" });
    await link.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // The same for whoever is sent the link, past the beginning, and after a reload.
    await page.waitForURL(
      ({ searchParams }) => searchParams.get("x.prioritisation.choice")?.endsWith(";area-") === true,
    );
    const shared = page.url();
    const colleague = await context.newPage();
    const tilted = new URL(shared);
    tilted.searchParams.set("at", `${tilted.searchParams.get("at")},40,30`);
    await colleague.goto(tilted.href);
    await colleague.getByRole("heading", { name: `Why ${second?.name}` }).waitFor();
    await expect.poll(() => cameraOf(colleague.url())).toHaveLength(5);
    expect(await colleague.getByRole("button", { name: "Start" }).count()).toBe(0);
    expect((await rowsOf(colleague)).map(([name]) => name).slice(0, 10)).toEqual(names.slice(0, 10));
    await colleague.getByRole("button", { name: "View all areas" }).click();
    await colleague.getByText(" scenario.", { exact: false }).first().waitFor();
    await expect.poll(() => choice(colleague)[2]).toBe("");
    // The client's own place, from straight above: an address names pitch and bearing where one is not 0.
    const { default_location: home } = await ask<Home>("/client/config");
    const wanted = [home.longitude, home.latitude, home.zoom];
    await expect.poll(() => cameraOf(colleague.url())).toEqual(wanted.map((each) => expect.closeTo(each, 2)));
    expect(await colleague.getByRole("heading", { name: /^Why / }).count()).toBe(0);

    // The risk map, on the same area under the scenario's hazards.
    await colleague.goto(shared);
    await colleague.getByRole("link", { name: "Open the risk map here" }).click();
    await colleague.waitForURL(({ pathname }) => pathname === "/risk");
    const there = new URL(colleague.url()).searchParams;
    expect(there.get("regions")).toBe(second?.area);
    expect(there.get("layers")).toMatch(/^e:.*;h:/);
    await colleague.getByText("Filtering by selected regions").first().waitFor();
    await colleague.close();
    expect(first?.priorityIndex).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });

  it("PRI-02 PRI-04 on a phone: begins once, ranks wards, and has room for fingers", async () => {
    const { page, faults, close } = await visit({
      path,
      widthPx: 390,
      heightPx: 844,
      hasTouch: true,
    });
    await page.getByRole("button", { name: "Go to the map" }).tap();
    await page.getByRole("combobox", { name: "Area Type" }).selectOption({ label: "Wards" });
    await page.getByRole("tab", { name: "Results" }).tap();
    const wards = page.getByRole("table", { name: "Wards by priority" });
    await expect.poll(() => choice(page)[1]).not.toBe("");
    await wards.waitFor();
    const area = wards.locator("tbody button").first();
    const name = await area.textContent();
    await area.tap();
    await page.getByRole("heading", { name: `Why ${name}` }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await tooSmallForFingers(page.locator(".map-page"))).toEqual([]);
    await page.reload();
    await page.getByRole("heading", { name: `Why ${name}` }).waitFor();
    expect(await page.getByRole("button", { name: "Start" }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it("PRI-01 leads home where the client has it off, and names it nowhere", async () => {
    const { page, close } = await visitAs("admin@stopbank.example", { path: "/home" });
    await page.getByRole("button", { name: /Larkhaven District Council/ }).click();
    await page.getByLabel("Organisation").selectOption({ label: "Northport Harbour Board" });
    await page.getByRole("heading", { name: "Northport Harbour Board" }).first().waitFor();
    expect(await page.getByRole("link", { name: "Prioritisation" }).count()).toBe(0);
    await page.goto(new URL(path, page.url()).href);
    await page.waitForURL(({ pathname }) => pathname === "/home");
    await close();
  });

  it.runIf(canReadBack)("PRI-12 PRI-17 exports a report that has the table's numbers", async () => {
    const { page, faults, close } = await visit({ path });
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.waitForURL(({ searchParams }) => searchParams.has("x.prioritisation.choice"));
    const areas = await ranked(String(choice(page)[0]), {});
    await expect.poll(() => rowsOf(page)).toEqual(expectedRows(areas.slice(0, 10)));
    const coming = page.waitForEvent("download", { timeout: 180_000 });
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Report (.pdf)" }).click();
    await page.getByText("Generating report...").first().waitFor();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^Prioritisation_Report_\d{4}-\d{2}-\d{2}\.pdf$/);
    const file = await download.path();
    expect(readFileSync(file).toString("latin1", 0, 5)).toBe("%PDF-");
    const pages = read("pdftotext", "-layout", file, "-").split("\f");
    /** Rank, name and class, line by line. */
    const printed = (text = "") =>
      [...text.matchAll(/^\s*(\d+)\s+(\S.*?)\s{2,}(Very high|High|Moderate|Low|Very low)\s/gm)].map(
        ([, rank, name, risk]) => [name, rank, risk],
      );
    expect(printed(pages[0])).toEqual(expectedRows(areas.slice(0, 10)));
    expect(printed(pages[1])).toEqual(expectedRows(areas.slice(10, 36)));
    const whole = pages.join(" ").replace(/\s+/g, " ");
    for (const words of [
      "Relative risk",
      "What was asked",
      "How areas are ranked",
      "Sources and rules",
      "Disclaimer",
    ])
      expect(whole).toContain(words);
    expect(faults).toEqual([]);
    await close();
  });
});
