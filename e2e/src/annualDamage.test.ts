import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { membersOfLarkhaven } from "./memberAtMap.ts";
import { block, floodTag, lowTown } from "./sceneAddress.ts";
import { tableOf } from "./tableOf.ts";

interface Dollars {
  readonly min: number;
  readonly value: number;
  readonly max: number;
}
interface AnnualDamage {
  readonly dataset_version: string;
  readonly expected_annual_damage: Dollars;
  readonly loss_curve: readonly { readonly return_period_years: number; readonly damage: Dollars }[];
  readonly along: readonly { readonly parameter_value: number; readonly expected_annual_damage: Dollars }[];
}
interface Together {
  readonly damage: Dollars;
  readonly expected_annual_damage: Dollars;
  readonly exposed_count: number;
  readonly partly_assessed_count: number;
  readonly annual_partly_assessed_count: number;
  readonly each: readonly { readonly damage: Dollars; readonly expected_annual_damage: Dollars }[];
}

const coastal = "coastal_inundation_100yr_slr100";
const floodedByTheSea = { layers: `e:buildings;h:coastal_inundation:${coastal}`, drawer: "risk" };
const area = {
  type: "Polygon",
  coordinates: [block.split(";").map((corner) => corner.split(",").map(Number))],
};
const togetherPath = `/asset/exposure/multihazard_damage/buildings/${coastal},${floodTag}/all`;
/** As the page writes it: `$1.2 M`, `$834,200`. */
const dollars = (value: number) => {
  const shown = (number: number, decimals: number) =>
    number.toLocaleString("en-NZ", { maximumFractionDigits: decimals });
  return value >= 999_950 ? `$${shown(value / 1e6, 1)}\u00a0M` : `$${shown(value, 0)}`;
};

/** The integral by its definition, worked out apart from the engine: many thin slices of probability under the curve. */
function integrated(curve: AnnualDamage["loss_curve"], rule: "log-linear" | "trapezoid", tail: boolean) {
  const slices = 20_000;
  let sum = 0;
  for (let i = 1; i < curve.length; i++) {
    const [from, to] = [curve[i - 1]!, curve[i]!];
    const [f1, f2] = [1 / from.return_period_years, 1 / to.return_period_years];
    for (let slice = 0; slice < slices; slice++) {
      const f = f1 + ((f2 - f1) * (slice + 0.5)) / slices;
      const share = rule === "trapezoid" ? (f1 - f) / (f1 - f2) : Math.log(f1 / f) / Math.log(f1 / f2);
      sum += ((f1 - f2) / slices) * (from.damage.value + share * (to.damage.value - from.damage.value));
    }
  }
  const rarest = curve.at(-1);
  return tail && rarest !== undefined ? sum + rarest.damage.value / rarest.return_period_years : sum;
}

describe("what hazards cost", () => {
  const { ask, openScene } = membersOfLarkhaven();
  const annualOf = (page: Page) => page.locator(".risk-annual");
  const rowsOf = async (page: Page, name: string) =>
    (await tableOf(page.getByRole("figure", { name }))).slice(1);

  it("shows the API's expected annual damage, which is the area under its loss curve", async () => {
    const { page, risk, closeSound } = await openScene({ ...floodedByTheSea, area: block });
    const section = annualOf(page);
    await risk.lookAt(section);
    const asked = (rule: string) =>
      ask<AnnualDamage>("/asset/expected_annual_damage/buildings/coastal_inundation/body", {
        parameters: { slr: 1 },
        along: "slr",
        rule,
        area,
      });
    const answer = await asked("log-linear");
    const { expected_annual_damage: annual, loss_curve: curve } = answer;
    expect(annual.value).toBeGreaterThan(0);
    expect(annual.value / integrated(curve, "log-linear", true)).toBeCloseTo(1, 6);
    const figure = section.locator(".sb-figure");
    await expect.poll(() => figure.textContent()).toBe(`${dollars(annual.value)} a year`);
    await section.getByText(`Between ${dollars(annual.min)} and ${dollars(annual.max)}`).waitFor();

    const rows = await rowsOf(page, "Damage by return period");
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      curve.map(({ return_period_years, damage: { value, min, max } }) => [
        `${return_period_years}\u00a0years`,
        dollars(value),
        dollars(min),
        dollars(max),
      ]),
    );
    const along = await rowsOf(page, "Expected annual damage by sea level rise");
    expect(along.map((row) => row[1])).toEqual(
      answer.along.map(({ expected_annual_damage }) => dollars(expected_annual_damage.value)),
    );
    expect(answer.along.find(({ parameter_value }) => parameter_value === 1)?.expected_annual_damage).toEqual(
      annual,
    );

    for (const [rule, between, tail] of [
      ["trapezoid", "trapezoid", true],
      ["no-tail", "log-linear", false],
    ] as const) {
      await section.getByRole("combobox", { name: "Between and beyond the events" }).selectOption(rule);
      const { expected_annual_damage: other } = await asked(rule);
      expect(other.value / integrated(curve, between, tail)).toBeCloseTo(1, 6);
      await section.getByText(`${dollars(other.value)} a year`).waitFor();
    }
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("counts damage in dollars with its bounds, and says what two hazards cost together", async () => {
    const { page, closeSound } = await openScene({
      ...floodedByTheSea,
      layers: `${floodedByTheSea.layers};h:river_flood:${floodTag}`,
    });
    const [together] = await ask<Together[]>(togetherPath, {});
    const section = page.locator(".risk-together");
    const figure = section.locator(".sb-figure");
    // The studies of the river and of the sea reach differently far, so what both cost is a lower bound.
    expect(together?.partly_assessed_count).toBeGreaterThan(0);
    expect(together?.annual_partly_assessed_count).toBeGreaterThan(0);
    await expect.poll(() => figure.textContent()).toBe(`At least ${dollars(together?.damage.value ?? 0)}`);
    const last = section.getByRole("row").last();
    expect(await last.getByRole("cell").allTextContents()).toEqual([
      `at least ${dollars(together?.damage.value ?? 0)}`,
      `${dollars(together?.damage.min ?? 0)} to ${dollars(together?.damage.max ?? 0)}`,
      `at least ${dollars(together?.expected_annual_damage.value ?? 0)}`,
    ]);

    await page.getByRole("radio", { name: "Damage ($)" }).check();
    const river = page.getByRole("region", { name: /^River flooding/ });
    await river.getByText("What the damage costs, by the damage curves").waitFor();
    const alone = together?.each[1]?.damage;
    const ofRiver = river.locator(".sb-figure").first();
    await expect.poll(() => ofRiver.textContent()).toBe(dollars(alone?.value ?? 0));
    await river
      .getByText(`Between ${dollars(alone?.min ?? 0)} and ${dollars(alone?.max ?? 0)}`)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });

  it("combines the damage of one building as worked by hand", async () => {
    const ids = await ask<Record<string, string[]>>("/asset/buildings/body", { area: lowTown });
    const both: { id: string; answer: Together }[] = [];
    for (const id of ids.buildings ?? []) {
      const [answer] = await ask<Together[]>(togetherPath, { prefiltered_asset_ids: { buildings: [id] } });
      if (answer?.each.every(({ damage }) => damage.value > 0)) both.push({ id, answer });
      if (both.length === 2) break;
    }
    expect(both.length).toBe(2);
    for (const { id, answer } of both) {
      const { information } = await ask<{ information: { key: string; value: number }[] }>(
        `/asset/identifying_information/buildings/${id}`,
      );
      const cost = information.find(({ key }) => key === "replacement_cost")?.value ?? Number.NaN;
      const [one = 0, two = 0] = answer.each.map(({ damage }) => damage.value);
      expect(answer.damage.value).toBeCloseTo(cost * (1 - (1 - one / cost) * (1 - two / cost)), 2);
      const [first = 0, second = 0] = answer.each.map(({ expected_annual_damage: each }) => each.value);
      expect(answer.expected_annual_damage.value).toBeCloseTo(Math.min(cost, first + second), 2);
    }
  });

  it("says once that an area holds nothing, and draws nothing of it", async () => {
    const corners = ["172.8,-40.2", "172.801,-40.2", "172.801,-40.201", "172.8,-40.2"];
    const { page, risk, closeSound } = await openScene({ ...floodedByTheSea, area: corners.join(";") });
    await page.getByText("There are no buildings in this selection.").waitFor();
    await risk.lookAt(page.getByRole("button", { name: /Methodology$/ }));
    expect(await page.locator(".risk-hazard figure, .risk-annual, .map-page-assessed").count()).toBe(0);
    expect(await page.getByText("There are no buildings in this selection.").count()).toBe(1);
    await closeSound();
  });

  it("reads well on a phone", async () => {
    const { page, risk, closeSound } = await openScene(floodedByTheSea, { widthPx: 390, heightPx: 844 });
    await risk.lookAt(annualOf(page));
    await annualOf(page).locator(".sb-figure").waitFor();
    const { scrollWidth, clientWidth } = await page
      .locator(".map-page-panel-body")
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(await seriousFindings(page)).toEqual([]);
    await closeSound();
  });
});
