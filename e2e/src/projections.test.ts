import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import type { ProjectedRow } from "./printed/answers.ts";
import { lowTown, type SceneParts } from "./sceneAddress.ts";
import { rowsOf, tableOf } from "./tableOf.ts";

interface Point {
  readonly x_parameter_value: number;
  readonly exposure_value: number | null;
  readonly is_exposed: string;
}

const shownTag = "coastal_inundation_100yr_slr50";
const layers = `e:buildings;h:coastal_inundation:${shownTag}`;
/** The low half of the district, closed. */
const area = "172.9,-40.36;173.1,-40.36;173.1,-40.29;172.9,-40.29;172.9,-40.36";
const polygon = {
  type: "Polygon",
  coordinates: [area.split(";").map((corner) => corner.split(",").map(Number))],
};

describe("projections", () => {
  const { ask, openScene } = membersOfLarkhaven();
  const openProjected = (parts: SceneParts) => openScene({ at: "172.98,-40.29,11", layers, ...parts });

  const rowsAlong = (primary: string, parameters: object, selection: object = {}) =>
    ask<ProjectedRow[]>(
      `/asset/projected_risk/hazard_scenario_metric/buildings/coastal_inundation/${primary}${"area" in selection ? "?draw_area=body" : ""}`,
      { parameters, ...selection },
    );

  it("draw every figure of the API's answer, and the summary's at the scenario on the map", async () => {
    const { page, risk, closeSound } = await openProjected({ drawer: "risk" });
    const section = page
      .getByRole("region", { name: "Buildings" })
      .getByRole("region", { name: /Coastal inundation/ });
    const chart = section.getByRole("figure", { name: "Projected Risk" });
    await risk.lookAt(chart);
    const rows = await rowsAlong("slr", { ari: 100 });
    expect(figuresIn(await tableOf(chart))).toEqual(rows.map(figuresOf));
    for (const [major = 0, moderate = 0, minor = 0, insignificant = 0, total] of rows.map(figuresOf))
      expect(major + moderate + minor + insignificant).toBe(total);

    const onMap = rows.find(({ hazard_scenario }) => hazard_scenario === shownTag);
    expect(await chart.getByRole("row", { name: /on map/ }).textContent()).toMatch(/^0\.5\sm/);
    const headline = () => section.locator(".sb-figure").first().textContent();
    await expect.poll(async () => numberIn(await headline())).toBe(onMap?.total);
    expect(await seriousFindings(page)).toEqual([]);

    // Along the other parameter, with the sea where it is on the map.
    await chart.getByRole("radio", { name: "Return period" }).check();
    const byPeriod = await rowsAlong("ari", { slr: 0.5 });
    await expect.poll(async () => figuresIn(await rowsOf(chart))).toEqual(byPeriod.map(figuresOf));
    await chart.getByText("Table").click();
    const columns = chart.getByRole("toolbar").getByRole("button");
    await expect.poll(() => columns.count()).toBe(byPeriod.length);
    expect(await seriousFindings(page)).toEqual([]);

    // Enter on a column shows its scenario, and the keyboard stays where it was.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await chart.getByRole("button", { pressed: true, name: /100\syears/ }).press("ArrowRight");
    await expect.poll(focused).toMatch(/^500/);
    await page.keyboard.press("Enter");
    await chart.getByRole("button", { pressed: true, name: /500\syears.*On the map now/ }).waitFor();
    await risk.untilDrawn();
    expect(await focused()).toMatch(/^500/);
    await expect.poll(async () => numberIn(await headline())).toBe(byPeriod.at(-1)?.total);
    await expect.poll(() => page.url()).toContain(byPeriod.at(-1)?.hazard_scenario);
    await closeSound();
  });

  it("are of the area that is drawn, as the summary is", async () => {
    const { page, risk, closeSound } = await openProjected({ drawer: "risk", area });
    const chart = page.getByRole("figure", { name: "Projected Risk" });
    await risk.lookAt(chart);
    const rows = await rowsAlong("slr", { ari: 100 }, { area: polygon });
    const whole = await rowsAlong("slr", { ari: 100 });
    expect(rows.at(-1)?.total).toBeGreaterThan(0);
    expect(rows.at(-1)?.total).toBeLessThan(whole.at(-1)?.total ?? 0);
    expect(figuresIn(await tableOf(chart))).toEqual(rows.map(figuresOf));
    await closeSound();
  });

  it("show how an element fares, and say where it is not exposed", async () => {
    const id = await elementThatFloodsLater(ask);
    const { page, closeSound } = await openProjected({ drawer: "selection", selected: `buildings:${id}` });
    const chart = page.getByRole("figure", { name: "Coastal inundation" });
    const points = await exposureOf(ask, id);
    const [, ...rows] = await tableOf(chart);
    expect(rows).toHaveLength(points.length);
    for (const [index, { exposure_value }] of points.entries())
      expect(rows[index]?.join("")).toMatch(
        exposure_value === null ? /–Not exposed$/ : new RegExp(depthText(exposure_value)),
      );
    expect(await seriousFindings(page)).toEqual([]);
    await chart.getByText("Table").click();
    await chart
      .getByRole("button", { name: /not exposed/ })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });
});

type Ask = ReturnType<typeof membersOfLarkhaven>["ask"];

const exposureOf = (ask: Ask, id: string) =>
  ask<Point[]>(
    `/asset/projected_exposure_for_selected_element/${id}/coastal_inundation/slr?asset_type=buildings`,
    { ari: 100 },
  );

/** Dry today and flooded once the sea has risen. */
async function elementThatFloodsLater(ask: Ask): Promise<string> {
  const { buildings = [] } = await ask<Record<string, string[]>>("/asset/buildings/body", { area: lowTown });
  for (const id of buildings) {
    const states = (await exposureOf(ask, id)).map(({ is_exposed }) => is_exposed);
    if (states[0] === "false" && states.at(-2) === "true") return id;
  }
  throw new Error("no building floods later");
}

/** As the table shows them: most severe first, then the whole. Major is High in an answer whose hazard says so. */
const figuresOf = (row: ProjectedRow) => [
  row.major + row.high,
  row.moderate,
  row.minor + row.low,
  row.insignificant,
  row.total,
];

const figuresIn = ([, ...rows]: readonly (readonly string[])[]): number[][] =>
  rows.map((row) => row.slice(1, 6).map(numberIn));

const numberIn = (text: string | null) => Number.parseFloat((text ?? "").replaceAll(",", ""));

const depthText = (metres: number) =>
  metres < 0.995 ? `${Math.round(metres * 100)}\\scm` : `${Number(metres.toFixed(2))}\\sm`;
