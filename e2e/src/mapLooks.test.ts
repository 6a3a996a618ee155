import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { likeness } from "./likeness.ts";
import { cameraOf } from "./mapTools.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { floodedBuildings, floodTag } from "./sceneAddress.ts";
import { figureIn, statsOf } from "./statsOf.ts";

const tsunamiTag = "tsunami_8m_high_slr0";

/** As legends list them. */
const classes = [
  "Major",
  "Moderate",
  "Minor",
  "Potential",
  "Exposed",
  "Insignificant",
  "Unspecified",
  "Not assessed",
  "Not exposed",
];

describe("what the map shows", () => {
  const { ask, openScene } = membersOfLarkhaven();

  it("switches basemaps and labels by keyboard, and the address keeps them", async () => {
    const { page, risk, untilAddress, closeSound } = await openScene(
      { layers: "e:reserves" },
      { seesPicture: true },
    );
    const plain = await risk.picture();
    await page.getByRole("button", { name: "View", exact: true }).press("Enter");
    expect(await seriousFindings(page)).toEqual([]);
    for (const [name, value] of [
      ["Satellite", /^satellite$/],
      ["Terrain", /^terrain$/],
      ["Default", undefined],
    ] as const) {
      await page.getByRole("radio", { name }).check();
      await untilAddress("base", value);
      await risk.untilDrawn();
      const alike = expect.poll(async () => likeness(plain, await risk.picture()));
      if (value === undefined) await alike.toBeGreaterThan(0.97);
      else await alike.toBeLessThan(0.8);
    }
    await page.getByRole("checkbox", { name: "Labels" }).uncheck();
    await untilAddress("labels", /^off$/);
    await page.keyboard.press("Escape");
    await page.getByRole("radio", { name: "Default" }).waitFor({ state: "hidden" });
    await closeSound();
  });

  it("tilts into 3D and back, and goes full screen with the legends out of the way", async () => {
    const { page, risk, untilAddress, closeSound } = await openScene(
      { layers: "e:buildings", at: "172.938,-40.293,15" },
      { widthPx: 1240 },
    );
    const legends = page.getByRole("button", { name: "Collapse legends" });
    await legends.waitFor();
    await page.getByRole("button", { name: "3D: tilt the map" }).click();
    await untilAddress("at", /,75,0$/);
    await risk.untilDrawn();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "2D: show the map flat" }).click();
    await page.waitForURL((url) => cameraOf(url.href).length === 3);

    await page.getByRole("button", { name: "Full screen" }).click();
    await page.getByRole("button", { name: "Leave full screen" }).waitFor();
    await page.getByRole("button", { name: "Expand legends" }).waitFor();
    await page.getByRole("button", { name: "Leave full screen" }).click();
    await page.getByRole("button", { name: "Full screen", exact: true }).waitFor();
    await closeSound();
  });

  it("MAP-28 explains the classes there are in the one order of severity, with a hatch for what was not assessed", async () => {
    const { page, closeSound } = await openScene({ layers: floodedBuildings });
    await page.getByRole("button", { name: "Expand legends" }).press("Enter");
    const legends = page.getByRole("region", { name: "Legends" });
    const items = legends.locator(".sb-legend-card").first().getByRole("listitem");
    // Those that no building has are left out once it is known.
    await expect.poll(() => items.count()).toBeLessThan(classes.length);
    const listed = await items.allTextContents();
    expect(listed).toEqual(classes.filter((each) => listed.includes(each)));
    expect(listed).toEqual(
      expect.arrayContaining(["Moderate", "Insignificant", "Not assessed", "Not exposed"]),
    );
    expect(listed).not.toContain("Unspecified");
    const hatched = items.filter({ has: page.locator("svg path[stroke-width]") });
    expect(await hatched.allTextContents()).toEqual(["Not assessed"]);
    await legends.getByRole("img", { name: "Colours from 0 m to 4 m, darker for more" }).waitFor();
    const title = legends.getByRole("button", { name: "Damage state" });
    await title.press("Enter");
    await legends.getByRole("button", { name: "Damage state", expanded: false }).waitFor();
    await items.first().waitFor({ state: "hidden" });
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("counts two hazards apart and together", async () => {
    const { page, figure, closeSound } = await openScene({
      layers: `${floodedBuildings};h:tsunami:${tsunamiTag}`,
      drawer: "risk",
    });
    const flood = (await statsOf(ask, "buildings", floodTag)).totals.total;
    const tsunami = (await statsOf(ask, "buildings", tsunamiTag)).totals.total;
    expect(await figure("Buildings", /River flooding/)).toBe(flood);
    expect(await figure("Buildings", /Tsunami/)).toBe(tsunami);
    const both = page.getByRole("region", { name: "Risk from selected sources" }).locator(".sb-figure");
    const together = figureIn(await both.first().textContent());
    expect(together).toBeGreaterThanOrEqual(Math.max(flood, tsunami));
    expect(together).toBeLessThanOrEqual(flood + tsunami);
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("steps through the days after an event, on the map and in the figure", async () => {
    const type = "water_supply_properties";
    const { page, risk, untilAddress, figure, closeSound } = await openScene({
      layers: `e:${type};h:earthquake_shaking:earthquake_deep_slab_m78`,
      drawer: "layers",
    });
    const slider = page.getByRole("slider", { name: "Days after the event" });
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("1");
    expect(await seriousFindings(page)).toEqual([]);
    const colours = page.waitForResponse((response) =>
      /classes.*n_days=7|n_days=7.*classes/.test(response.url()),
    );
    await slider.press("ArrowRight");
    await untilAddress("days", /^3$/);
    // The figure stays in sight while the control moves.
    const third = await statsOf(ask, type, "earthquake_deep_slab_m78", { days: 3 });
    const strip = page.getByRole("region", { name: "Headline figures" }).locator("b").first();
    await expect.poll(async () => figureIn(await strip.textContent())).toBe(third.totals.total);
    // Another tab straight after: the slider has not settled, and what was set counts all the same.
    await slider.press("ArrowRight");
    await page.getByRole("tab", { name: "Risk Summary" }).click();
    await untilAddress("days", /^7$/);
    expect((await colours).ok()).toBe(true);
    await risk.untilDrawn();
    const after = await statsOf(ask, type, "earthquake_deep_slab_m78", { days: 7 });
    const first = await statsOf(ask, type, "earthquake_deep_slab_m78", { days: 1 });
    expect(after.totals.total).toBeLessThan(first.totals.total);
    expect(await figure("Parcels on town water", /Earthquake/)).toBe(after.totals.total);
    await closeSound();
  });

  it("narrows by an attribute only when it is applied; the figure is the engine's", async () => {
    const { page, untilAddress, figure, closeSound } = await openScene({
      layers: floodedBuildings,
      drawer: "layers",
    });
    await page.getByRole("button", { name: "Buildings", exact: true, expanded: false }).click();
    const field = page.getByRole("group", { name: "Construction" });
    const choice = field.locator("label").first();
    const value = (await choice.textContent()) ?? "";
    await choice.click();
    await field.getByRole("checkbox", { name: value, exact: true, checked: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(new URL(page.url()).searchParams.has("where")).toBe(false);
    await page.getByRole("button", { name: "Apply" }).click();
    await untilAddress("where", /^buildings:construction:in=/);
    await page.getByRole("tab", { name: "Risk Summary" }).click();
    await page.getByText("Filtering by element attributes").waitFor();
    const filters = { buildings: { construction: { values: [value] } } };
    const expected = await statsOf(ask, "buildings", floodTag, { filters });
    expect(expected.totals.total).toBeLessThan((await statsOf(ask, "buildings", floodTag)).totals.total);
    expect(await figure()).toBe(expected.totals.total);
    await page.getByRole("button", { name: "Clear attribute filters" }).click();
    await untilAddress("where", undefined);
    await closeSound();
  });
});
