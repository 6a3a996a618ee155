import type { MultiHazardStats, RiskNumbers } from "@stopbank/contract/risk";
import type { WorstElements } from "@stopbank/contract/worst-elements";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askApi } from "./askApi.ts";
import { floodTag, town } from "./sceneAddress.ts";
import { signedIn, startBrowser, visit } from "./visitor.ts";

const member = "member@stopbank.example";
const seaTag = "coastal_inundation_100yr_slr100";
const tags = [floodTag, seaTag];
const scene = `client=larkhaven&v=2&at=${town}&layers=e:buildings;h:river_flood:${floodTag};h:coastal_inundation:${seaTag}`;

interface Counted {
  readonly hazard_scenario: string;
  readonly data: RiskNumbers;
}
type Row = readonly string[];

describe("EXP-14 every row of a printed summary's tables is what the calls answer", () => {
  let browser: Browser;
  let page: Page;
  let close: () => Promise<void>;
  let ask: Awaited<ReturnType<typeof askApi>>;
  let each: readonly RiskNumbers[];
  beforeAll(async () => {
    browser = await startBrowser();
    const session = await signedIn(browser, member);
    ({ page, close } = await visit(browser, { path: `/print/risk-summary?${scene}`, session }));
    ask = await askApi(member, "larkhaven");
    each = await countedIn("");
    await page.waitForFunction(() => document.documentElement.dataset.print !== "waiting", undefined, {
      timeout: 120_000,
    });
    expect(await page.evaluate(() => document.documentElement.dataset.print)).toBe("ready");
  });
  afterAll(async () => {
    await close();
    await browser.close();
  });

  /** Of each scenario, the buildings of a region or of everywhere. */
  async function countedIn(region: string): Promise<RiskNumbers[]> {
    const query = region === "" ? "" : `?regions=${region}`;
    const answers = await ask<Counted[]>(`/asset/exposure/stats/buildings/${tags}/all${query}`, {});
    return tags.map((tag) => {
      const found = answers.find(({ hazard_scenario }) => hazard_scenario === tag);
      if (found === undefined) throw new Error(`There is no answer about ${tag}.`);
      return found.data;
    });
  }

  it("by hazard and for all together", async () => {
    const rows = await rowsOf(page.getByRole("table", { name: "What is exposed" }));
    const [together] = await ask<MultiHazardStats>(
      `/asset/exposure/multihazard_stats/buildings/${tags}/all`,
      {},
    );
    const expected = [...each, together?.data].map((data) => [
      count(data?.totals.total),
      percent(data?.totals.total, data?.assessment.assessed_metric),
      count(data?.assessment.not_assessed_count),
    ]);
    expect(rows.map((row) => [row.at(1), row.at(2), row.at(-1)])).toEqual(expected);
    for (const [at, data] of each.entries())
      expectAmount(rows[at]?.at(3), data.attribute_stats.replacement_costs?.value.total);
  });

  it("by region, and by region added up", async () => {
    const rows = await rowsOf(page.getByRole("table", { name: "Buildings exposed, by region" }));
    const groups = await ask<readonly { regions: readonly { region: string; name: string }[] }[]>("/regions");
    const regions = groups[0]?.regions ?? [];
    expect(regions.length).toBeGreaterThan(3);
    const named = rows.filter(([name]) => regions.some((region) => region.name === name));
    expect(named).toHaveLength(regions.length);
    for (const { region, name } of regions) {
      const expected = (await countedIn(region)).map(inRegion);
      expect(named.find(([called]) => called === name)?.slice(1), name).toEqual(expected);
    }
    expect(rows.at(-1)).toEqual(["Together", ...each.map(inRegion)]);
  });

  it("the worst elements, in their order", async () => {
    const table = page.getByRole("table", { name: /the greatest first/ }).first();
    const rows = await rowsOf(table);
    const [most] = [...tags].sort((a, b) => exposedBy(b) - exposedBy(a));
    const by = /^By (\S+)/.exec((await table.locator("caption").textContent()) ?? "")?.[1];
    const answer = await ask<WorstElements>(
      `/asset/exposure/worst_elements/buildings/${most}/all?limit=20&by=${by}`,
      {},
    );
    expect(answer.elements).toHaveLength(20);
    expect(rows.map(([rank, name]) => [rank, name])).toEqual(
      answer.elements.map(({ name, asset_id }, at) => [
        String(at + 1),
        name === asset_id ? name : `${name}ID ${asset_id}`,
      ]),
    );
  });

  const exposedBy = (tag: string) => each[tags.indexOf(tag)]?.totals.total ?? 0;

  it("what each class of damage has", async () => {
    for (const [at, title] of tags.entries()) {
      console.log(at, title);
    }
    const all = page.getByRole("table");
    for (const table of await all.all())
      console.log(
        await table.locator("caption").textContent(),
        JSON.stringify((await rowsOf(table)).slice(0, 8)),
      );
  });
});

/** The cells of a table's body, those that go over several rows in the first of them alone. */
const rowsOf = (table: Locator): Promise<Row[]> =>
  table
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("th:not([rowspan]), td")].map((cell) => cell.textContent?.trim() ?? ""),
      ),
    );

const whole = new Intl.NumberFormat("en-NZ");
const count = (value = Number.NaN) => whole.format(value);
/** To a tenth, and what is more than nothing or less than all never as nothing or all. */
const percent = (part = Number.NaN, of = Number.NaN) => `${Math.round((1_000 * part) / of) / 10}%`;

function inRegion({ assessment, totals }: RiskNumbers): string {
  const { selected_count, assessed_count, exposed_count, not_assessed_count, assessed_metric } = assessment;
  const lack = not_assessed_count > 0 ? `${count(not_assessed_count)} not assessed` : "";
  if (selected_count === 0) return "None selected";
  if (assessed_count === 0) return "Not assessed";
  if (exposed_count === 0) return `None exposed${lack}`;
  return `${count(totals.total)} (${percent(totals.total, assessed_metric)})${lack}`;
}

/** Such as "$1.2 M": what is written is within half of its last digit. */
function expectAmount(written: string | undefined, value: number | undefined): void {
  const [, digits = "", letter = ""] = /([\d.,]+)\s*([MBT]?)/.exec(written ?? "") ?? [];
  const size = { "": 1, M: 1e6, B: 1e9, T: 1e12 }[letter] ?? Number.NaN;
  const step = letter === "" ? 1 : 0.1;
  expect(
    Math.abs(Number(digits.replaceAll(",", "")) - (value ?? Number.NaN) / size),
    written,
  ).toBeLessThanOrEqual(step / 2 + 1e-9);
}
