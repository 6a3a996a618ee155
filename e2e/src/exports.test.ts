import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodedBuildings as flooded } from "./sceneAddress.ts";

describe("what leaves the building", () => {
  const { ask, openScene, openSceneAsVisitor } = membersOfLarkhaven();

  const openExports = async (page: Page) => {
    await page.getByRole("button", { name: "Export Risk Summary" }).click();
    return page.getByRole("menu", { name: "Export Risk Summary" });
  };
  const said = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor();

  it("EXP-01, EXP-02, EXP-03, MAP-20: the summary as a report, which is said to be made, saved under its name and said to be there", async () => {
    const { page, closeSound } = await openScene({ layers: flooded, drawer: "risk" });
    const menu = await openExports(page);
    const coming = page.waitForEvent("download", { timeout: 120_000 });
    await menu.getByRole("menuitem", { name: "Report (PDF)" }).click();
    await said(page, "Generating report...");
    const download = await coming;
    expect(download.suggestedFilename()).toBe("Hazard Summary.pdf");
    expect(readFileSync(await download.path()).toString("latin1", 0, 5)).toBe("%PDF-");
    await said(page, "Report exported");
    await closeSound();
  });

  it("EXP-19: the numbers as a spatial file, at once", async () => {
    const { page, closeSound } = await openScene({ layers: flooded, drawer: "risk" });
    const menu = await openExports(page);
    const coming = page.waitForEvent("download");
    await menu.getByRole("menuitem", { name: "Spatial file (GeoJSON)" }).click();
    await said(page, "Generating data for export. File will download once complete.");
    const download = await coming;
    expect(download.suggestedFilename()).toBe("RiskSummary.geojson");
    const { type, features } = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect([type, features.length > 100]).toEqual(["FeatureCollection", true]);
    await closeSound();
  });

  it("EXP-21, EXP-23: a spreadsheet meanwhile, which arrives though the page is loaded anew", async () => {
    const { page, faults } = await openScene({ layers: flooded, drawer: "risk" });
    const menu = await openExports(page);
    // The page is loaded anew while the file is on its way to it: what it has asked for by then never comes.
    let asked = 0;
    const isAsked = new Promise<void>((done, failed) => {
      const hold = async (route: Route) => {
        asked += 1;
        done();
        if (asked > 1) await route.continue();
      };
      page.route("**/jobs/*/files/*", hold).catch(failed);
    });
    await menu.getByRole("menuitem", { name: "Spreadsheet (.xlsx)" }).click();
    await isAsked;
    const coming = page.waitForEvent("download", { timeout: 120_000 });
    await page.reload();
    const download = await coming;
    expect(asked).toBe(2);
    expect(download.suggestedFilename()).toBe("RiskSummary.xlsx");
    expect(readFileSync(await download.path()).toString("latin1", 0, 2)).toBe("PK");
    expect(faults).toEqual([]);
  });

  it("EXP-15: nothing for a visitor, who is told that it takes a log-in", async () => {
    const { page } = await openSceneAsVisitor({
      client: "openaccess",
      layers: "e:roads;h:coastal_inundation:coastal_inundation_100yr_slr0",
      drawer: "risk",
    });
    const button = page.getByRole("button", { name: "Export Risk Summary" });
    await button.waitFor();
    expect(await button.getAttribute("title")).toBe("Login required");
    await button.click();
    await page.locator(".login-dialog").waitFor();
  });

  it("EXP-11, MAP-20: an element's report from its own tab", async () => {
    const { buildings = [] } = await ask<Record<string, string[]>>("/asset/buildings/all", {});
    const [id] = buildings;
    const selected = `buildings:${id}`;
    const { page, closeSound } = await openScene({ layers: flooded, selected, drawer: "selection" });
    const coming = page.waitForEvent("download", { timeout: 120_000 });
    await page.getByRole("button", { name: "Download Element Report" }).click();
    await said(page, "Generating report...");
    expect((await coming).suggestedFilename()).toMatch(new RegExp(`${id}.*\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
    await closeSound();
  });
});
