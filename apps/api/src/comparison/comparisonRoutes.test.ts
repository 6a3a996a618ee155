import type {
  ChangedElements,
  ComparisonByRegion,
  ComparisonNumbers,
  ComparisonStats,
} from "@stopbank/contract/comparison";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { box } from "../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const member = () => api.as("member");
async function ask<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  const answer = await api.post(`/asset/comparison/${path}`, body, member());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  return answer.json();
}
const compared = async (path: string, body?: unknown): Promise<ComparisonNumbers> => {
  const [only] = await ask<ComparisonStats>(`stats/${path}`, body);
  if (only === undefined) throw new Error("no answer");
  return only.data;
};

/** Rows 0 to 2 are low, moderate and high in the rarer flood's forerunner; rows 0 to 4 high in the rarer one; row 9 unknown in both. */
describe("two floods", () => {
  it("compares what moves between classes, by hand", async () => {
    const data = await compared("buildings/flood_100yr/flood_500yr/all");
    const cost = 100_000;
    const counts = data.transitions.map(({ before, after, count }) => [before, after, count]);
    expect(new Set(counts.map((each) => each.join(" ")))).toEqual(
      new Set([
        "low high 10",
        "medium high 10",
        "high high 10",
        "not_exposed high 20",
        "not_exposed not_exposed 40",
        "not_assessed not_assessed 10",
      ]),
    );
    expect(data.comparable.difference).toEqual({ count: 20, metric: 20, cost: 18 * cost });
    expect([data.worse.count, data.better.count, data.same.count, data.not_comparable.count]).toEqual([
      40, 0, 50, 10,
    ]);
    expect(data.before.classes).toMatchObject([
      { class: "low", count: 10 },
      { class: "medium", count: 10 },
      { class: "high", count: 10 },
    ]);
    expect(data.class_differences.map((each) => [each.class, each.count])).toEqual([
      ["low", -10],
      ["medium", -10],
      ["high", 40],
    ]);
    expect(data.after.percent_exposed).toBeCloseTo((100 * 50) / 90, 12);
    expect(data.sentence).toBe(
      "Buildings: 50 are exposed to river flood (1 in 500 years), 20 more than the 30 exposed to river flood (1 in 100 years); 40 are worse off, 0 better; 10 cannot be compared, not being assessed on both sides.",
    );
  });

  it("closes: each side is what is asked of it alone, and its sums of the transitions", async () => {
    const data = await compared("buildings/flood_100yr/flood_500yr/all");
    for (const [side, tag] of [
      ["before", "flood_100yr"],
      ["after", "flood_500yr"],
    ] as const) {
      const alone = (await api.get(`/asset/risk/buildings/${tag}/all`, member())).json().data;
      const { exposed, not_assessed, assessed, classes } = data[side];
      expect([exposed.count, not_assessed.count, assessed.count]).toEqual([
        alone.assessment.exposed_count,
        alone.assessment.not_assessed_count,
        alone.assessment.assessed_count,
      ]);
      expect(exposed.cost).toBe(alone.attribute_stats.replacement_costs.value.total);
      for (const { class: name, count } of classes) {
        expect(count).toBe(alone.asset_counts[`${name}_count`]);
        const moved = data.transitions.filter((each) => each[side] === name);
        expect(moved.reduce((sum, each) => sum + each.count, 0)).toBe(count);
      }
    }
    const all = data.transitions.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBe(data.selected.count);
  });

  it("narrows by area, and takes several scenarios on a side as their worst", async () => {
    const area = box(172.795, -40.315, 172.825, -40.295);
    const six = await compared("buildings/flood_100yr/flood_500yr/body", { area });
    expect([six.selected.count, six.worse.count]).toEqual([6, 6]);
    const both = await compared("buildings/flood_100yr/flood_100yr,flood_500yr/all");
    const rarer = await compared("buildings/flood_100yr/flood_500yr/all");
    expect({ ...both, sentence: "" }).toEqual({ ...rarer, sentence: "" });
    expect(both.sentence).toContain("exposed to at least one of 2 scenarios");
  });

  it("does not call the same what one side did not assess", async () => {
    const roads = await compared("roads/flood_100yr/quake_m7/all");
    expect(roads.not_comparable.count).toBe(60);
    expect(roads.money).toBeNull();
    expect(roads.selected.cost).toBeNull();
    expect(roads.sentence).toBe("None of 60 selected roads was assessed on both sides.");
  });

  it("compares by region, and the regions and what lies in none add up", async () => {
    const path = "regions/buildings/suburb/flood_100yr/flood_500yr/all";
    const { regions, outside } = await ask<ComparisonByRegion>(path);
    expect(
      regions.map(({ region, exposed_before, exposed_after }) => [
        region,
        exposed_before.count,
        exposed_after.count,
      ]),
    ).toEqual([
      ["suburb.otara", 15, 25],
      ["suburb.south", 12, 20],
    ]);
    const whole = await compared("buildings/flood_100yr/flood_500yr/all");
    const worse = [...regions, outside].reduce((sum, each) => sum + each.worse.count, 0);
    expect(worse).toBe(whole.worse.count);
    for (const { region, worse: inIt } of regions) {
      const [alone] = await ask<ComparisonStats>(
        `stats/buildings/flood_100yr/flood_500yr/all?regions=${region}`,
      );
      expect(alone?.data.worse).toEqual(inIt);
    }
  });

  it("lists what changes the most first, page by page, with where it is", async () => {
    const page = (offset: number) =>
      ask<ChangedElements>(`elements/buildings/flood_100yr/flood_500yr/all?offset=${offset}&limit=15`);
    const first = await page(0);
    expect(first.total).toBe(40);
    // From nothing to high before from low to high; what has no cost on record after what has.
    expect(first.elements.map(({ before }) => before)).toEqual(Array(15).fill("not_exposed"));
    const all = [...first.elements, ...(await page(15)).elements, ...(await page(30)).elements];
    expect(new Set(all.map(({ asset_id }) => asset_id)).size).toBe(40);
    expect(all.slice(18, 20).map(({ cost }) => cost)).toEqual([null, null]);
    expect(all.slice(20, 30).map(({ before }) => before)).toEqual(Array(10).fill("low"));
    for (const { asset_id, place } of all.slice(0, 3)) {
      const { bbox } = (await api.get(`/asset/geojson/buildings/${asset_id}`, member())).json();
      const [longitude, latitude] = place ?? [];
      expect(longitude).toBeGreaterThanOrEqual(bbox[0]);
      expect(longitude).toBeLessThanOrEqual(bbox[2]);
      expect(latitude).toBeGreaterThanOrEqual(bbox[1]);
      expect(latitude).toBeLessThanOrEqual(bbox[3]);
    }
    const back = await ask<ChangedElements>(
      "elements/buildings/flood_500yr/flood_100yr/all?change=better&limit=1",
    );
    expect([back.total, back.elements[0]?.after]).toEqual([40, "not_exposed"]);
  });

  it("answers the map a byte for each row, which say what the whole says", async () => {
    const answer = await api.get("/asset/comparison/changes/buildings/flood_100yr/flood_500yr", member());
    expect(answer.statusCode).toBe(200);
    const bytes = answer.rawPayload;
    expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)).toBe(100);
    const counts = [0, 0, 0, 0];
    for (const code of bytes.subarray(4)) counts[code] = (counts[code] ?? 0) + 1;
    const { same, worse, better, not_comparable } = await compared("buildings/flood_100yr/flood_500yr/all");
    expect(counts).toEqual([same.count, worse.count, better.count, not_comparable.count]);
    const again = await api.get("/asset/comparison/changes/buildings/flood_100yr/flood_500yr", {
      ...member(),
      "if-none-match": String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  const many = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
  it.each([
    ["an unknown scenario", "stats/buildings/flood_100yr/nothing/all", 404, "dataset/unknown-scenario"],
    ["an unknown layer", "stats/nothing/flood_100yr/flood_500yr/all", 404, "dataset/unknown-element-type"],
    [
      "an unknown group",
      "regions/buildings/nothing/flood_100yr/flood_500yr/all",
      404,
      "dataset/unknown-region-group",
    ],
    ["a long page", "elements/buildings/flood_100yr/flood_500yr/all?limit=101", 400, "request/invalid"],
    ["a list that ends in a comma", "stats/buildings/flood_100yr/flood_500yr,/all", 400, "request/invalid"],
    [
      "too many scenarios",
      `stats/buildings,roads/${many("a", 99)}/flood_100yr,flood_500yr/all`,
      400,
      "risk/too-many-pairs",
    ],
  ])("refuses %s", async (_what, path, status, code) => {
    const answer = await api.post(`/asset/comparison/${path}`, {}, member());
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});
