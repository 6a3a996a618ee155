import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import type { LngLat } from "./mapTools.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodedBuildings, floodTag } from "./sceneAddress.ts";
import { statsOf } from "./statsOf.ts";

/** Close enough that a building is several pixels wide. */
const close = "172.9305,-40.2885,15.5";

interface Shape {
  readonly bbox: readonly number[];
  readonly geometry: { readonly coordinates: unknown };
}

describe("selecting on the map", () => {
  const { ask, openScene, openSceneAsVisitor } = membersOfLarkhaven();

  /** An element of the close view and a place on it: the middle of its bounds, or of a line a corner. */
  const some = async (type: "buildings" | "roads"): Promise<{ id: string; place: LngLat }> => {
    const area = {
      type: "Polygon",
      coordinates: [
        [
          [172.93, -40.2888],
          [172.9315, -40.2888],
          [172.9315, -40.2878],
          [172.93, -40.2878],
          [172.93, -40.2888],
        ],
      ],
    };
    const found = await ask<Record<string, string[]>>(`/asset/${type}/body`, { area });
    const [id] = found[type] ?? [];
    if (id === undefined) throw new Error(`there are no ${type} where the test looks`);
    const { bbox, geometry } = await ask<Shape>(`/asset/geojson/${type}/${id}`);
    if (type === "roads") return { id, place: (geometry.coordinates as LngLat[])[0] ?? [0, 0] };
    const [west = 0, south = 0, east = 0, north = 0] = bbox;
    return { id, place: [(west + east) / 2, (south + north) / 2] };
  };

  it("MAP-07, MAP-16, MAP-23 says what is under the pointer and what hazards do to it, opens what is known of it at a click, and finds places by name", async () => {
    const { id, place } = await some("buildings");
    const { page, tools, risk, untilAddress, closeSound } = await openScene({
      at: close,
      layers: floodedBuildings,
      drawer: "layers",
    });
    const { x, y } = await tools.pixelOf(place);
    await page.mouse.move(x, y);
    const tip = page.locator(".sb-hover-tip");
    const { sentence } = await ask<{ sentence: string }>(`/asset/sentence/buildings/${id}`);
    const flood = await ask<{ sentence: string }>(`/hazard/sentence/buildings/${id}/${floodTag}`);
    for (const words of [`Buildings · ID ${id}`, sentence, flood.sentence])
      await tip.filter({ hasText: words }).waitFor();
    await page.mouse.click(x, y);
    await untilAddress("selected", new RegExp(`^buildings:${id}$`));
    await page.getByRole("heading", { name: "Selected Element Details" }).waitFor();
    await page.getByRole("tabpanel", { name: "Selected" }).getByText(`ID ${id}`).waitFor();
    await risk.untilDrawn();
    expect(await seriousFindings(page)).toEqual([]);

    // MAP-23, AMB-18: what is known to reach it, each scenario beside the others, as long as it is selected.
    await page.getByRole("button", { name: /^Known hazards to element/ }).click();
    await page
      .getByRole("button", { name: /^River flood.*exposed in / })
      .first()
      .click();
    const add = page.getByRole("button", { name: /^Add to map: River flood/ });
    await add.first().click();
    await untilAddress("layers", /!known/);
    await add.first().click();
    await untilAddress("layers", /!known.*!known/);
    await risk.untilDrawn();
    await page.getByRole("tab", { name: "Layers" }).click();
    const entries = page.locator(".map-page-layer").filter({ hasText: "from this element" });
    expect(await entries.count()).toBe(2);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("tab", { name: "Selected" }).click();
    await page.getByRole("button", { name: "Clear selection" }).click();
    await untilAddress("selected", undefined);
    await untilAddress("layers", /^[^!]*$/);
    await page.getByText("Click an element on the map to get insights here").waitFor();

    // MAP-16: what is found by its name is where the map goes.
    const search = page.getByRole("combobox", { name: "Search by address" });
    const before = new URL(page.url()).searchParams.get("at");
    // An address by its legal description, and as people abbreviate it.
    await search.fill("lot 3 dp1200");
    await page
      .getByRole("option", { name: /\(Lot 3 DP 1200\)/ })
      .first()
      .waitFor();
    await search.fill("avenue 145 kotare");
    await page
      .getByRole("option", { name: /^145 Kōtare Avenue/ })
      .first()
      .waitFor();
    await search.fill("kereru park");
    await page
      .getByRole("option", { name: /^Kererū Park/ })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await search.press("ArrowDown");
    await search.press("Enter");
    await page.waitForURL(({ searchParams }) => searchParams.get("at") !== before);
    await page.getByRole("option").first().waitFor({ state: "hidden" });
    await closeSound();
  });

  it("D-01, D-02: lists the elements in view by pages, sorted and narrowed; Enter selects as a click does", async () => {
    const { page, untilAddress, closeSound } = await openScene({ layers: floodedBuildings });
    await page.getByRole("button", { name: "Elements in view" }).press("Enter");
    const panel = page.getByRole("region", { name: "Elements in view" });
    await panel
      .getByRole("status")
      .filter({ hasText: /^[\d,]+ elements drawn here\.$/ })
      .waitFor();
    expect(await panel.locator("tbody tr").count()).toBe(100);
    await panel.getByRole("button", { name: "Next" }).press("Enter");
    await panel.getByText("101 to 200").waitFor();
    const sorted = (column: string) =>
      panel.locator("th[aria-sort=ascending]").filter({ hasText: column }).waitFor();
    await panel.getByRole("button", { name: /^Damage state/ }).press("Enter");
    await sorted("Damage state");
    const worst = await panel.locator("tbody td:last-child").allTextContents();
    expect(worst[0]).toBe("Major");
    expect(worst).toEqual(worst.toSorted((one, other) => severity(one) - severity(other)));
    await panel.getByRole("button", { name: /^Name/ }).press("Enter");
    await sorted("Name");
    const names = await panel.locator("tbody td:nth-child(2)").allTextContents();
    expect(names).toEqual(
      names.toSorted((one, other) => one.localeCompare(other, "en-NZ", { numeric: true })),
    );
    expect(await seriousFindings(page)).toEqual([]);
    const first = panel.locator("tbody button").first();
    await first.press("Enter");
    await untilAddress("selected", /^buildings:/);
    await page.getByRole("heading", { name: "Selected Element Details" }).waitFor();
    await closeSound();
  });

  it("asks a visitor to log in to select, whether by a click or in the table", async () => {
    const { place } = await some("roads");
    const { page, tools, closeSound } = await openSceneAsVisitor({
      client: "openaccess",
      at: close,
      layers: "e:roads",
    });
    const { x, y } = await tools.pixelOf(place);
    await page.mouse.click(x, y);
    const toast = page.locator(".sb-toast").filter({ hasText: "Login required" });
    await toast.waitFor();
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("button", { name: "Elements in view" }).click();
    await page.getByRole("region", { name: "Elements in view" }).locator("tbody button").first().click();
    await toast.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog").getByLabel("E-mail").waitFor();
    expect(new URL(page.url()).searchParams.has("selected")).toBe(false);
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("picks regions on the map and in the chooser, several at once, and clears them", async () => {
    const { page, tools, risk, untilAddress, figure, closeSound } = await openScene({
      layers: floodedBuildings,
      drawer: "risk",
    });
    const inRegions = async (regions: readonly string[]) =>
      (await statsOf(ask, "buildings", floodTag, { regions })).totals.total;
    await page.getByRole("button", { name: "All regions" }).click();
    await page.getByLabel("Search suburbs").fill("kereru");
    // Macrons need not be typed.
    await risk.tickRegion("Kererū Park");
    await untilAddress("regions", /^suburbs\.kereru-park$/);
    expect(await figure()).toBe(await inRegions(["suburbs.kereru-park"]));
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Pick on the map" }).click();
    await tools.hint.filter({ hasText: "Click regions to look at them." }).waitFor();
    await risk.untilDrawn();
    const saltmarsh = await tools.pixelOf([172.946, -40.3005]);
    await page.mouse.click(saltmarsh.x, saltmarsh.y);
    await untilAddress("regions", /,/);
    const regions = (new URL(page.url()).searchParams.get("regions") ?? "").split(",");
    expect(regions).toHaveLength(2);
    expect(await figure()).toBe(await inRegions(regions));
    expect(await inRegions(regions)).toBeGreaterThan(await inRegions(["suburbs.kereru-park"]));
    await page.getByRole("button", { name: "2 regions" }).waitFor();

    // A second click takes the region out again.
    await page.mouse.click(saltmarsh.x, saltmarsh.y);
    await untilAddress("regions", /^suburbs\.kereru-park$/);
    await page.keyboard.press("Escape");
    await tools.hint.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "1 region" }).click();
    await page.getByRole("button", { name: "Clear regions" }).last().click();
    await untilAddress("regions", undefined);
    expect(await figure()).toBe(await inRegions([]));
    await closeSound();
  });

  it("measures distance, area and perimeter, and is no area", async () => {
    const { page, tools, closeSound } = await openScene({ layers: "e:reserves", drawer: "layers" });
    await tools.start("Measure");
    await tools.click([0.15, 0.3]);
    await tools.hint.filter({ hasText: "Click two points or more to measure." }).waitFor();
    await tools.click([0.35, 0.3]);
    await tools.hint.filter({ hasText: /^Distance [\d.,]+\s?(m|km)$/ }).waitFor();
    const distance = await tools.hint.textContent();
    await tools.click([0.35, 0.7]);
    await tools.hint.filter({ hasText: /^Distance .+, area [\d.,]+\s?(ha|km²), perimeter / }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // A click on a point takes it away.
    await tools.click([0.35, 0.7]);
    await tools.hint.filter({ hasText: distance ?? "" }).waitFor();
    expect(new URL(page.url()).searchParams.has("area")).toBe(false);

    // One tool at a time.
    await page.getByRole("button", { name: "Draw an area" }).click();
    await tools.hint.filter({ hasText: "Click the map to add points" }).waitFor();
    await page.getByRole("button", { name: "Measure", pressed: false }).waitFor();
    await closeSound();
  });
});

const order = ["Major", "Moderate", "Minor", "Insignificant", "Potential", "Exposed"];
const severity = (word: string) => {
  const at = order.indexOf(word);
  return at < 0 ? order.length : at;
};
