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
    await panel.getByRole("button", { name: "Layer details" }).click();
    await page.getByRole("dialog", { name: "Layer Details" }).getByText("What grows on the ground").waitFor();
    await closeSound();
  });

  it.each([
    ["the place has none", "nothing", "Additional information not available."],
    ["the layer has none", undefined, "Currently there's no additional information for Land cover"],
  ])("says so where %s", async (_where, lookup, words) => {
    const { page, tools, closeSound } = await openSceneWith((page) => withLookup(page, "landcover", lookup), {
      layers: "c:landcover",
      at: town,
    });
    const { x, y } = await tools.pixelOf(middleOfTown);
    await page.mouse.click(x, y);
    const panel = page.getByRole("tabpanel", { name: "Selected" });
    await panel.getByText(words, { exact: true }).waitFor();
    expect(await panel.getByRole("alert").count()).toBe(0);
    await closeSound();
  });
});

/** The layers as they are, but for what one of them says about a place. */
const withLookup = (page: Page, id: string, lookup: string | undefined) =>
  page.route(/\/api\/layer$/, async (route) => {
    const response = await route.fetch();
    const layers = (await response.json()) as { information: { layers: Contextual[] }[] };
    for (const layer of layers.information.flatMap((group) => group.layers)) {
      if (layer.id !== id) continue;
      delete layer.infoLookupTileset;
      if (lookup !== undefined) layer.infoLookupTileset = lookup;
    }
    await route.fulfill({ response, json: layers });
  });
