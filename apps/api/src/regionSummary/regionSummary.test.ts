import {
  everyRegion,
  noRegionOfGroup,
  RegionSummary,
  type RegionVulnerability,
} from "@stopbank/contract/region-summary";
import { notAssessed } from "@stopbank/risk-engine/columns";
import fc from "fast-check";
import { Check } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import type { ServedDataset } from "../data/servedDataset.ts";
import { type Houses, isKaiapoiThere, kaiapoiHouses, madeHouses } from "../testing/regionsDataset.ts";
import { servedHouses } from "../testing/servedDatasets.ts";
import type { Turn, Waiter } from "../work/inTurns.ts";
import { regionSummary } from "./regionSummary.ts";

const open = servedHouses();

/** Stored codes from what weighs least to what weighs most (AMB-41), each with the level it is counted under. */
const byWeight: readonly (readonly [code: number, level: string])[] = [
  [0, "unspecified"],
  [3, "insignificant"],
  [2, "exposed"],
  [1, "potential"],
  [4, "minor"],
  [5, "moderate"],
  [6, "major"],
];
const always = ["insignificant", "minor", "moderate", "major", "exposed"];

type Figures = Record<string, Record<string, RegionVulnerability>>;

/** Element by element, from the columns as they are read. */
async function counted(dataset: ServedDataset, tags: readonly string[], groupId: string): Promise<Figures> {
  const figures: Figures = {};
  for (const type of dataset.manifest.elementTypes) {
    const table = await dataset.data.elements(type.type);
    const costs = type.replacementCost && table.attribute(type.replacementCost.attribute);
    const costOf = (element: number) => (costs?.type === "numeric" ? costs.values[element]! : Number.NaN);
    const exposures = await Promise.all(
      tags.map((tag) => {
        const { hazard, scenario } = dataset.directory.scenario(tag);
        return dataset.data.exposure(type.type, hazard.hazardId, scenario.tag);
      }),
    );
    const classesOf = exposures.map(
      ({ element, damageClass }) => new Map([...element].map((each, row) => [each, damageClass[row]!])),
    );
    const amount = () => ({ metric: 0, replacementCost: costs === undefined ? null : 0 });
    const empty = () => ({
      currency: "NZD",
      ...amount(),
      metricTotal: 0,
      metricUnit: type.metric.unit,
      replacementCostTotal: costs === undefined ? null : 0,
      replacementCostMissing: 0,
      notAssessed: amount(),
      vulnerabilities: Object.fromEntries(always.map((level) => [level, amount()])),
    });
    const add = (to: { metric: number; replacementCost: number | null }, element: number) => {
      to.metric += table.metric?.[element] ?? 1;
      if (to.replacementCost !== null && !Number.isNaN(costOf(element)))
        to.replacementCost += costOf(element);
    };
    const codes = type.regionGroups.includes(groupId) ? table.regionCode(groupId) : undefined;
    for (let element = 0; element < table.count; element++) {
      const code = codes?.[element];
      const region = dataset.directory.regions.find((each) => each.group === groupId && each.code === code);
      for (const key of region === undefined ? [noRegionOfGroup] : [region.id, everyRegion]) {
        figures[key] ??= {};
        figures[key][type.type] ??= empty() as RegionVulnerability;
        const found = figures[key][type.type] as RegionVulnerability;
        const levels: Record<string, ReturnType<typeof amount>> = found.vulnerabilities;
        const classes = classesOf.map((each) => each.get(element));
        const worst = byWeight.findLast(([stored]) => classes.includes(stored));
        if (worst === undefined && classes.includes(notAssessed)) {
          add(found.notAssessed, element);
          continue;
        }
        found.metricTotal += table.metric?.[element] ?? 1;
        if (Number.isNaN(costOf(element))) found.replacementCostMissing++;
        else found.replacementCostTotal = (found.replacementCostTotal ?? 0) + costOf(element);
        if (worst === undefined) continue;
        add(found, element);
        levels[worst[1]] ??= amount();
        add(levels[worst[1]]!, element);
      }
    }
  }
  return figures;
}

/** Sums that were added in another order differ in their last digits. */
function expectClose(found: unknown, expected: unknown, path = ""): void {
  if (typeof expected === "number") {
    expect(typeof found, path).toBe("number");
    expect(Math.abs((found as number) - expected), path).toBeLessThanOrEqual(1e-9 * Math.max(1, expected));
  } else if (typeof expected === "object" && expected !== null) {
    expect(Object.keys(found as object).toSorted(), path).toEqual(Object.keys(expected).toSorted());
    for (const [key, value] of Object.entries(expected))
      expectClose((found as Record<string, unknown>)[key], value, `${path} ${key}`);
  } else expect(found, path).toEqual(expected);
}

const asker = (turn: Turn): Waiter => ({ turn, signal: new AbortController().signal });

const ask = async (dataset: ServedDataset, tags: readonly string[], group: string | undefined) =>
  regionSummary(
    dataset,
    {
      scenarios: tags.map((tag) => dataset.directory.scenario(tag)),
      group: group === undefined ? undefined : dataset.directory.regionGroup(group),
    },
    asker(async () => undefined),
  );

const places: readonly (readonly [name: string, isThere: boolean, houses: () => Houses])[] = [
  ["squares", true, madeHouses],
  ["kaiapoi", isKaiapoiThere, kaiapoiHouses],
];
const tagsThere = ["flood_100yr", "flood_500yr", "quake_m7"];

describe.each(places)("in %s", (name, isThere, houses) => {
  let dataset: ServedDataset;
  beforeAll(async () => {
    if (isThere) dataset = await open(name, houses());
  });

  it.skipIf(!isThere)(
    "SUM-08 SUM-10 AMB-41 every figure is what was counted element by element",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.shuffledSubarray(tagsThere, { minLength: 1 }),
          fc.constantFrom("ward", "cell"),
          async (tags, group) => {
            const summary = Object.fromEntries(await ask(dataset, tags, group));
            expect(Check(RegionSummary, summary)).toBe(true);
            expectClose(summary, await counted(dataset, tags, group));
          },
        ),
        { numRuns: 8 },
      );
    },
  );
});

describe("a summary", () => {
  let dataset: ServedDataset;
  beforeAll(async () => {
    dataset = await open("few", madeHouses());
  });

  it("SUM-08 goes by region in the group's order, then what lies in none, then all; without empty ones", async () => {
    const regions = (await ask(dataset, ["flood_100yr"], "ward")).map(([region]) => region);
    expect(regions).toEqual(["ward.ward-0", "ward.ward-1", "ward.ward-2", "outside", "all"]);
  });

  it("SUM-10 has layers that were not sorted into the group outside of it", async () => {
    const summary = Object.fromEntries(await ask(dataset, ["flood_100yr"], "cell"));
    expect(Object.keys(summary.all ?? {})).toEqual(["houses"]);
    expect(Object.keys(summary.outside ?? {})).toEqual(["pipes"]);
  });

  it("SUM-10 keeps what was never assessed apart, and exposes none of it", async () => {
    const { pipes } = Object.fromEntries(await ask(dataset, ["quake_m7"], "ward")).all ?? {};
    expect(pipes).toMatchObject({ metric: 0, metricTotal: 0, replacementCost: null });
    expect(pipes?.notAssessed.metric).toBeGreaterThan(0);
  });

  it("is of everything where a dataset has no regions", async () => {
    const alone = await ask(dataset, ["flood_100yr"], undefined);
    expect(alone.map(([region]) => region)).toEqual(["all"]);
    const { houses } = Object.fromEntries(alone).all ?? {};
    const { count } = dataset.directory.elementType("houses");
    const table = await dataset.data.elements("houses");
    const hectares = table.metric?.reduce((sum, each) => sum + each, 0) ?? count;
    expect((houses?.metricTotal ?? 0) + (houses?.notAssessed.metric ?? 0)).toBeCloseTo(hectares, 6);
  });

  it("SUM-08 ends between its parts when nobody wants it any more", async () => {
    let turns = 0;
    const question = {
      scenarios: tagsThere.map((tag) => dataset.directory.scenario(tag)),
      group: dataset.directory.regionGroup("ward"),
    };
    const leave = async () => {
      if (++turns === 3) throw new Error("gone");
    };
    await expect(regionSummary(dataset, question, asker(leave))).rejects.toThrow("gone");
    expect(turns).toBe(3);
  });

  it("refuses more figures than an answer bears, and says what would do", async () => {
    const many = { ...dataset.directory.regionGroup("cell"), title: "Blocks" };
    const group = { ...many, regions: Array.from({ length: 20_001 }, () => many.regions[0]!) };
    const scenarios = [dataset.directory.scenario("flood_100yr")];
    await expect(
      regionSummary(
        dataset,
        { scenarios, group },
        asker(async () => undefined),
      ),
    ).rejects.toMatchObject({
      code: "summary/too-many-figures",
      message:
        "Blocks are 20001 regions, too many for a summary of 2 layers; choose a group of at most 20000 regions.",
    });
  });
});
