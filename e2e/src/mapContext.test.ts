import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { town } from "./sceneAddress.ts";

interface Contextual {
  id: string;
  infoLookupTileset?: string;
}
const middleOfTown = [172.938, -40.293] as const;
const atTheShore = [172.9453877, -40.280074] as const;

describe("MAP-01: a place on a contextual layer", () => {
  const { openScene, openSceneWith } = membersOfLarkhaven();

  it("says its value under the layer's title, also from the address, and takes no failure for an answer", async () => {
    const { page, tools, risk, untilAddress, closeSound } = await openScene({
      layers: "c:landcover",
      at: town,
    });
    const { x, y } = await tools.pixelOf(middleOfTown);
    await page.mouse.click(x, y);
    await untilAddress("selected", /^landcover:urban$/);
    const panel = page.getByRole("tabpanel", { name: "Selected" });
    await panel.getByRole("heading", { name: "Land cover" }).waitFor();
    await panel.getByText("urban", { exact: true }).waitFor();
    expect(await panel.getByRole("alert").count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await risk.untilDrawn();
    await panel.getByText("urban", { exact: true }).waitFor();
    await panel.getByRole("button", { name: "Layer Details" }).click();
    await page.getByRole("dialog", { name: "Layer Details" }).getByText("What grows on the ground").waitFor();
    await closeSound();
  });

  it("says so where the place has none", async () => {
    const prepare = (page: Page) => withLookup(page, "landcover", "nothing");
    const { page, tools, closeSound } = await openSceneWith(prepare, { layers: "c:landcover", at: town });
    const { x, y } = await tools.pixelOf(middleOfTown);
    await page.mouse.click(x, y);
    const panel = page.getByRole("tabpanel", { name: "Selected" });
    await panel.getByText("Additional information not available.", { exact: true }).waitFor();
    expect(await panel.getByRole("alert").count()).toBe(0);
    await closeSound();
  });

  it("says so where the layer has none", async () => {
    const { page, tools, closeSound } = await openScene({ layers: "c:shoreline", at: town });
    const { x, y } = await tools.pixelOf(atTheShore);
    await page.mouse.click(x, y);
    const panel = page.getByRole("tabpanel", { name: "Selected" });
    await panel
      .getByText("Currently there's no additional information for Shoreline", { exact: true })
      .waitFor();
    expect(await panel.getByRole("alert").count()).toBe(0);
    await closeSound();
  });
});

/** The layers as they are, but for what one of them says about a place. */
const withLookup = (page: Page, id: string, lookup: string) =>
  page.route(/\/api\/layer$/, async (route) => {
    const response = await route.fetch();
    const layers = (await response.json()) as { information: { layers: Contextual[] }[] };
    for (const layer of layers.information.flatMap((group) => group.layers))
      if (layer.id === id) layer.infoLookupTileset = lookup;
    await route.fulfill({ response, json: layers });
  });
