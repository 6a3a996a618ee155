import type { RiskData } from "@stopbank/contract/risk";
import { validateArea } from "@stopbank/risk-engine/area";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SelectionRequest } from "../ask/selection.ts";
import type { NamedRegion } from "../data/directory.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { box } from "../testing/larkhavenDataset.ts";
import { type Houses, isKaiapoiThere, kaiapoiHouses, madeHouses } from "../testing/regionsDataset.ts";
import { servedHouses } from "../testing/servedDatasets.ts";
import { createAreaWork } from "../work/areaWork.ts";
import { createPositionBudget } from "../work/positionBudget.ts";
import { createQuestionThreads } from "../work/questionThreads.ts";
import { createWorkerPool } from "../work/workerPool.ts";
import { riskByScenario } from "./riskData.ts";
import { regionsAsked, statsByRegion } from "./statsByRegion.ts";

const pool = createWorkerPool({ threads: 1, mostSeconds: 10 });
const questions = createQuestionThreads({ threads: 1 });
const work = createAreaWork(pool, createPositionBudget({ visitor: 1e6, member: 1e6 }), questions);
afterAll(async () => {
  await Promise.all([pool.close(), questions.close()]);
});

let turns = 0;
const asker: SelectionRequest["asker"] = {
  budgetHolder: "one",
  site: "one",
  isVisitor: true,
  signal: new AbortController().signal,
  turn: async () => {
    turns++;
  },
};
const open = servedHouses();
const everything: Omit<SelectionRequest, "regions"> = {
  asker,
  work,
  area: undefined,
  areaRule: undefined,
  body: {},
};

/** What a call by region has of what one about the region alone has. */
function reduced({ data }: RiskData) {
  const { totals, total_metric, metric_type, metric_unit, assessment, asset_counts } = data;
  const { assets_missing_attributes, attribute_stats } = data;
  const { exposed_metric, assessed_metric } = assessment;
  return {
    totals,
    total_metric,
    metric_type,
    metric_unit,
    assessment,
    percent_exposed: assessed_metric > 0 ? (100 * exposed_metric) / assessed_metric : null,
    asset_counts,
    assets_missing_attributes,
    attribute_stats,
  };
}

async function expectSameAsAlone(
  dataset: ServedDataset,
  type: string,
  request: SelectionRequest,
  tags: readonly string[],
): Promise<void> {
  const question = { type, selection: request, nDays: undefined };
  const regions = regionsAsked(request.regions, tags.length);
  const answers = await statsByRegion(dataset, question, tags, regions);
  expect(answers.map((each) => [each.asset_type, each.hazard_scenario, each.dataset_version])).toEqual(
    tags.map((tag) => [type, tag, dataset.version]),
  );
  for (const [at, region] of regions.entries()) {
    const alone = { ...question, selection: { ...request, regions: [region] } };
    const expected = await riskByScenario(dataset, alone, tags);
    expect(answers.map((each) => each.regions[at])).toEqual(
      expected.map((each) => ({ region: region.id, name: region.name, data: reduced(each) })),
    );
  }
}

/** Whole areas and slivers, over and beside where the elements are. */
const share = fc.double({ min: -0.1, max: 1.1, noNaN: true });
const anyQuestion = fc.record({
  type: fc.constantFrom("houses", "houses", "pipes"),
  tags: fc.shuffledSubarray(["flood_100yr", "flood_500yr", "quake_m7"], { minLength: 1 }),
  corners: fc.option(fc.tuple(share, share, share, share)),
  rule: fc.constantFrom("touches", "anchor"),
  leastFloors: fc.option(fc.integer({ min: 1, max: 5 })),
  uses: fc.option(fc.subarray(["home", "shop"])),
  ids: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 4_000 }), { maxLength: 300 }), { freq: 3 }),
  regions: fc.array(fc.nat(), { minLength: 1, maxLength: 25 }),
});
type Question = typeof anyQuestion extends fc.Arbitrary<infer T> ? T : never;

function requestOf({ manifest, directory }: ServedDataset, asked: Question): SelectionRequest {
  const [west, south, east, north] = manifest.bounds;
  const [a, b, c, d] = asked.corners ?? [0, 0, 0, 0];
  const x = (at: number) => west + at * (east - west);
  const y = (at: number) => south + at * (north - south);
  const isArea = asked.corners !== null && Math.abs(a - c) > 1e-3 && Math.abs(b - d) > 1e-3;
  const area = isArea
    ? validateArea(box(x(Math.min(a, c)), y(Math.min(b, d)), x(Math.max(a, c)), y(Math.max(b, d))))
    : undefined;
  const filters = {
    ...(asked.leastFloors === null ? {} : { floors: { min: asked.leastFloors } }),
    ...(asked.uses === null ? {} : { use: { values: asked.uses } }),
  };
  const letter = asked.type[0];
  return {
    ...everything,
    area,
    areaRule: asked.rule as "touches" | "anchor",
    regions: asked.regions.map((at) => directory.regions[at % directory.regions.length] as NamedRegion),
    body: {
      ...(asked.type === "houses" ? { identifying_information: { houses: filters } } : {}),
      ...(asked.ids === null
        ? {}
        : { prefiltered_asset_ids: { [asked.type]: asked.ids.map((at) => `${letter}-${at}`) } }),
    },
  };
}

const places: readonly (readonly [name: string, isThere: boolean, houses: () => Houses])[] = [
  ["squares", true, madeHouses],
  ["kaiapoi", isKaiapoiThere, kaiapoiHouses],
];

describe.each(places)("in %s", (name, isThere, houses) => {
  let dataset: ServedDataset;
  beforeAll(async () => {
    if (isThere) dataset = await open(name, houses());
  });

  it.skipIf(!isThere)("each region has to the last digit what is answered of it alone", async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (asked) => {
        await expectSameAsAlone(dataset, asked.type, requestOf(dataset, asked), asked.tags);
      }),
      { numRuns: 60 },
    );
  });

  it.skipIf(!isThere)("so have all of them at once, in groups that overlap", async () => {
    const request = { ...everything, regions: dataset.directory.regions };
    await expectSameAsAlone(dataset, "houses", request, ["flood_100yr"]);
    const [answer] = await statsByRegion(
      dataset,
      { type: "houses", selection: request, nDays: undefined },
      ["flood_100yr"],
      request.regions,
    );
    const countIn = (group: string) =>
      answer?.regions
        .filter(({ region }) => region.startsWith(`${group}.`))
        .reduce((sum, { data }) => sum + data.assessment.selected_count, 0);
    const { count } = dataset.directory.elementType("houses");
    expect(countIn("cell")).toBe(count);
    expect(countIn("ward")).toBeLessThan(count);
    expect(countIn("ward")).toBeGreaterThan(0);
  });
});

describe("regions of a call", () => {
  let dataset: ServedDataset;
  beforeAll(async () => {
    dataset = await open("few", madeHouses());
  });
  const asked = (type: string, regions: readonly NamedRegion[], tags = ["flood_100yr"]) =>
    statsByRegion(dataset, { type, selection: { ...everything, regions }, nDays: undefined }, tags, regions);

  it("are there without elements too, and where the layer is not sorted into their group", async () => {
    const { region } = dataset.directory;
    const [houses] = await asked("houses", [region("ward.ward-3"), region("ward.ward-0")]);
    expect(houses?.regions.map(({ region: id, data }) => [id, data.assessment.selected_count > 0])).toEqual([
      ["ward.ward-3", false],
      ["ward.ward-0", true],
    ]);
    expect(houses?.regions[0]?.data).toMatchObject({ percent_exposed: null, total_metric: 0 });
    const [pipes] = await asked("pipes", [region("cell.cell-7")]);
    expect(pipes?.regions[0]?.data).toMatchObject({
      assessment: { selected_count: 0 },
      attribute_stats: { replacement_costs: null },
    });
  });

  it("let others have their turn between parts of them", async () => {
    turns = 0;
    await asked("houses", dataset.directory.regions, ["flood_100yr", "flood_500yr"]);
    // A group each, then a scenario each and the two parts of 148 regions in it.
    expect(turns).toBeGreaterThanOrEqual(2 + 2 * (1 + 2));
  });

  it("count once, and no more of them than an answer bears", () => {
    const many = Array.from(
      { length: 2_001 },
      (_, code): NamedRegion => ({
        id: `cell.${code}`,
        group: "cell",
        code,
        name: String(code),
      }),
    );
    const tooMany = expect.objectContaining({ code: "risk/too-many-regions" });
    expect(regionsAsked([...many.slice(1), ...many.slice(1)], 1)).toHaveLength(2_000);
    expect(regionsAsked(many.slice(0, 20), 500)).toHaveLength(20);
    expect(() => regionsAsked(many, 1)).toThrow(tooMany);
    expect(() => regionsAsked(many.slice(0, 21), 500)).toThrow(tooMany);
  });
});
