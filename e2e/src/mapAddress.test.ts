import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { block, floodedBuildings } from "./sceneAddress.ts";

describe("the map's address", () => {
  const { ask, openScene, openSceneWith, openAddress } = membersOfLarkhaven();

  it("D-11: goes back and forward through what was done, and survives a reload", async () => {
    const { page, risk, untilAddress, figure, closeSound } = await openScene({
      layers: floodedBuildings,
      drawer: "risk",
    });
    const whole = await figure();
    await page.getByRole("button", { name: "All regions" }).click();
    await risk.tickRegion("Foundry");
    await untilAddress("regions", /^suburbs\.foundry$/);
    const inFoundry = await figure();
    expect(inFoundry).toBeLessThan(whole);
    await risk.tickRegion("Beachside");
    await untilAddress("regions", /,/);
    const inBoth = await figure();

    await page.goBack();
    await page.getByRole("button", { name: "1 region" }).waitFor();
    expect(await figure()).toBe(inFoundry);
    await page.goBack();
    await page.getByRole("button", { name: "All regions" }).waitFor();
    expect(await figure()).toBe(whole);
    await page.goForward();
    await page.goForward();
    await page.getByRole("button", { name: "2 regions" }).waitFor();
    expect(await figure()).toBe(inBoth);

    await page.reload();
    await risk.untilDrawn();
    await page.getByRole("button", { name: "2 regions" }).waitFor();
    expect(await figure()).toBe(inBoth);
    await closeSound();
  });

  it("D-11: opens the same scene from a copied address, in every part", async () => {
    const first = await openScene({
      layers: `${floodedBuildings}!hidden;c:stopbanks`,
      at: "172.94,-40.295,13.5,40,-30",
      base: "terrain",
      labels: "off",
      area: block,
      where: "buildings:storeys:min=2:max=9",
      drawer: "risk",
    });
    // The address says which data it was seen with, a moment after it opened.
    await first.untilAddress("data", /./);
    const figure = await first.figure();
    const address = first.page.url();
    await first.closeSound();
    const again = await openAddress(address);
    expect(await again.figure()).toBe(figure);
    expect(again.page.url()).toBe(address);
    await again.page.getByText("Filtering by custom shape").waitFor();
    await again.page.getByText("Filtering by element attributes").waitFor();
    await again.page.getByRole("button", { name: "Turn north up" }).waitFor();
    await again.page.getByRole("button", { name: "View", exact: true }).click();
    await again.page.getByRole("radio", { name: "Terrain", checked: true }).waitFor();
    await again.page.getByRole("checkbox", { name: "Labels", checked: false }).waitFor();
    await again.page.getByRole("tab", { name: "Layers" }).click();
    await again.page.getByRole("button", { name: "Show River flooding", pressed: false }).waitFor();
    await again.closeSound();
  });

  it("says every part of a damaged address that was left out, once, and shows the rest", async () => {
    const damaged = {
      layers: `${floodedBuildings};e:castles;h(`,
      area: "172.9,-40.3;172.95",
      base: "moon",
      days: "soon",
      drawer: "risk",
    };
    // It may go before a slow map is drawn: it is watched for from the start, and read where it is kept.
    let seen: Promise<readonly PromiseSettledResult<void>[]> = Promise.resolve([]);
    const { page, figure, closeSound } = await openSceneWith(async (page) => {
      seen = Promise.allSettled([page.locator(".sb-toast-warning").waitFor()]);
    }, damaged);
    expect((await seen).map(({ status }) => status)).toEqual(["fulfilled"]);
    await page.getByRole("button", { name: /^Notifications/ }).click();
    await page.getByRole("tab", { name: "Messages" }).click();
    const said = page.locator(".notification-warning");
    await said.first().waitFor();
    expect(await said.count()).toBe(1);
    const words = await said.locator("p").textContent();
    expect(words).toMatch(/^Left out of the link: /);
    for (const part of [
      "the drawn area",
      "the basemap",
      "the number of days",
      "layer h(",
      "(it is damaged)",
      "element layer castles (it is not in the published data)",
    ])
      expect(words).toContain(part);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await figure()).toBeGreaterThan(0);
    await closeSound();
  });

  it("is kept under a name, and found again from the map and from Home; what is gone of it is said", async () => {
    const mark = randomUUID().slice(0, 8);
    const name = `Low town ${mark}`;
    const { page, risk, untilAddress, faults, close } = await openScene({
      layers: floodedBuildings,
      drawer: "layers",
    });
    const dialog = page.getByRole("dialog", { name: "Saved views" });
    const open = () => page.getByRole("button", { name: "Saved views" }).click();
    const save = async () => {
      await dialog.getByRole("button", { name: "Save this map" }).click();
      await dialog.getByLabel("Name", { exact: true }).fill(name);
      await dialog.getByLabel("Name", { exact: true }).press("Enter");
    };
    const saved = dialog.getByRole("button", { name: new RegExp(`^${name}`) });
    await open();
    await save();
    await saved.waitFor();
    // Its picture has come: drawn by the map, and drawn anew by the API.
    await page.waitForFunction(
      (words) =>
        [...document.querySelectorAll(".saved-views-row")].some(
          (row) => row.textContent?.includes(words) && (row.querySelector("img")?.naturalWidth ?? 0) === 480,
        ),
      name,
    );
    expect(await seriousFindings(page)).toEqual([]);
    await save();
    await dialog.getByRole("alert").getByText("There is a view of that name in this folder").waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.getByRole("button", { name: `Delete ${name}` }).click();
    await saved.waitFor({ state: "hidden" });
    await page.locator(".sb-toast").getByRole("button", { name: "Undo" }).click();
    await saved.waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Clear All Layers" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear" }).click();
    await untilAddress("layers", undefined);
    await open();
    await dialog.getByRole("searchbox").fill(mark);
    await saved.click();
    await untilAddress("layers", /river_flood/);
    await risk.untilDrawn();

    // A view of data that is no more: shared, so that somebody else finds it on their Home.
    const query = (await queryOf(page)).replace("e:buildings", "e:buildings;e:castles");
    await ask("/views", { name: `Castles ${mark}`, folder: "", is_shared: true, path: "/risk", query });
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("link", { name: new RegExp(name) }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("link", { name: new RegExp(`Castles ${mark}`) }).click();
    await page.locator(".sb-toast-warning").getByText("element layer castles").waitFor();
    await risk.untilDrawn();
    await untilAddress("layers", /buildings/);
    // A name that is taken is refused, which the browser tells of.
    expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
    await close();
  });
});

/** What the address says of the map. */
const queryOf = async (page: Page) => new URL(page.url()).search.slice(1);
