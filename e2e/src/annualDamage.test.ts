import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { seriousFindings } from "./accessibility.ts";
import { askApi } from "./askApi.ts";
import { riskPage } from "./riskPage.ts";
import { signIn, startBrowser, visit } from "./visitor.ts";

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
  readonly each: readonly { readonly damage: Dollars; readonly expected_annual_damage: Dollars }[];
}

const member = "member@stopbank.example";
const coastal = "coastal_inundation_100yr_slr100";
const flood = "river_flood_100yr_present_breach";
const block = "172.93,-40.288;172.945,-40.288;172.945,-40.3;172.93,-40.3;172.93,-40.288";
const area = {
  type: "Polygon",
  coordinates: [block.split(";").map((corner) => corner.split(",").map(Number))],
};
/** Between the lagoon and the town, where both waters reach. */
const lowTown = {
  type: "Polygon",
  coordinates: [
    [
      [172.942, -40.301],
      [172.952, -40.301],
      [172.952, -40.296],
      [172.942, -40.296],
      [172.942, -40.301],
    ],
  ],
};
const scene = (layers: string, rest = "") =>
  `/risk?v=1&client=larkhaven&at=172.938,-40.293,13&layers=${layers}&drawer=risk${rest}`;

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
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  const memberAt = async (path: string, size: { widthPx?: number; heightPx?: number } = {}) => {
    const visited = await visit(browser, size);
    await visited.page.getByRole("button", { name: "Log in" }).first().click();
    await signIn(visited.page, member);
    await visited.page.goto(inject("baseUrl") + path);
    await riskPage(visited.page).untilDrawn();
    return visited;
  };
  const annualOf = (page: Page) => page.locator(".risk-annual");
  const table = async (page: Page, title: string) => {
    await page.getByRole("button", { name: `Table of ${title}` }).click();
    return page
      .getByRole("table", { name: title })
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
      );
  };

  it("shows the API's expected annual damage, which is the area under its loss curve", async () => {
    const { page, faults, close } = await memberAt(
      scene(`e:buildings;h:coastal_inundation:${coastal}`, `&area=${block}`),
    );
    const section = annualOf(page);
    await section.scrollIntoViewIfNeeded();
    const ask = await askApi(member, "larkhaven");
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
    expect(await section.locator(".sb-figure").textContent()).toBe(`${dollars(annual.value)} a year`);
    expect(await section.textContent()).toContain(
      `Between ${dollars(annual.min)} and ${dollars(annual.max)}`,
    );

    const rows = await table(page, "Damage by return period");
    expect(rows.map((row) => row.slice(0, 4))).toEqual(
      curve.map(({ return_period_years, damage: { value, min, max } }) => [
        `${return_period_years}\u00a0years`,
        dollars(value),
        dollars(min),
        dollars(max),
      ]),
    );
    const along = await table(page, "Expected annual damage by sea level rise");
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
    expect(faults).toEqual([]);
    await close();
  });

  it("counts damage in dollars with its bounds, and says what two hazards cost together", async () => {
    const { page, faults, close } = await memberAt(
      scene(`e:buildings;h:coastal_inundation:${coastal};h:river_flood:${flood}`),
    );
    const ask = await askApi(member, "larkhaven");
    const path = `/asset/exposure/multihazard_damage/buildings/${coastal},${flood}/all`;
    const [together] = await ask<Together[]>(path, {});
    const section = page.locator(".risk-together");
    await section.locator(".sb-figure").waitFor();
    expect(await section.locator(".sb-figure").textContent()).toBe(dollars(together?.damage.value ?? 0));
    const last = section.getByRole("row").last();
    expect(await last.getByRole("cell").allTextContents()).toEqual([
      dollars(together?.damage.value ?? 0),
      `${dollars(together?.damage.min ?? 0)} to ${dollars(together?.damage.max ?? 0)}`,
      dollars(together?.expected_annual_damage.value ?? 0),
    ]);

    await page.getByRole("radio", { name: "Damage ($)" }).check();
    const river = page.getByRole("region", { name: /^River flooding/ });
    await river.getByText("What the damage costs, by the damage curves").waitFor();
    const alone = together?.each[1]?.damage;
    expect(await river.locator(".sb-figure").first().textContent()).toBe(dollars(alone?.value ?? 0));
    expect(await river.textContent()).toContain(
      `Between ${dollars(alone?.min ?? 0)} and ${dollars(alone?.max ?? 0)}`,
    );
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it("combines the damage of one building as worked by hand", async () => {
    const ask = await askApi(member, "larkhaven");
    const ids = await ask<Record<string, string[]>>("/asset/buildings/body", { area: lowTown });
    const path = `/asset/exposure/multihazard_damage/buildings/${coastal},${flood}/all`;
    const both: { id: string; answer: Together }[] = [];
    for (const id of ids.buildings ?? []) {
      const [answer] = await ask<Together[]>(path, { prefiltered_asset_ids: { buildings: [id] } });
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

  it("reads well on a phone", async () => {
    const { page, faults, close } = await memberAt(scene(`e:buildings;h:coastal_inundation:${coastal}`), {
      widthPx: 390,
      heightPx: 844,
    });
    await annualOf(page).scrollIntoViewIfNeeded();
    await annualOf(page).locator(".sb-figure").waitFor();
    const { scrollWidth, clientWidth } = await page
      .locator(".risk-panel-body")
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(await seriousFindings(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
