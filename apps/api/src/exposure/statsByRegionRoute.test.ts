import type { ExposureStats } from "@stopbank/contract/risk";
import type { StatsByRegion } from "@stopbank/contract/stats-by-region";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { box } from "../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (path: string, body: object) => api.post(`/asset/exposure/${path}`, body, api.as("member"));
async function ask<Answer>(path: string, body: object = {}): Promise<Answer> {
  const answer = await post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  return answer.json();
}

describe("figures of many regions", () => {
  it("are there by layer, scenario and region in the order they are named, each once", async () => {
    const answers = await ask<StatsByRegion>(
      "stats_by_region/buildings,roads/quake_m7,flood_100yr/all?regions=suburb.south,suburb.otara,,suburb.south",
    );
    expect(
      answers.map(({ asset_type, hazard_scenario, regions }) => [
        asset_type,
        hazard_scenario,
        regions.map(({ region, name, data }) => [region, name, data.assessment.exposed_count]),
      ]),
    ).toEqual([
      [
        "buildings",
        "quake_m7",
        [
          ["suburb.south", "South", 0],
          ["suburb.otara", "Ōtara", 50],
        ],
      ],
      [
        "buildings",
        "flood_100yr",
        [
          ["suburb.south", "South", 12],
          ["suburb.otara", "Ōtara", 15],
        ],
      ],
      [
        "roads",
        "quake_m7",
        [
          ["suburb.south", "South", 0],
          ["suburb.otara", "Ōtara", 0],
        ],
      ],
      [
        "roads",
        "flood_100yr",
        [
          ["suburb.south", "South", 0],
          ["suburb.otara", "Ōtara", 0],
        ],
      ],
    ]);
  });

  it.each([
    ["buildings", "flood_100yr", "all", "", {}],
    [
      "buildings",
      "flood_500yr",
      "body",
      "&area_rule=anchor",
      { area: box(172.795, -40.35, 172.87, -40.295) },
    ],
    [
      "buildings",
      "flood_100yr",
      "all",
      "",
      { identifying_information: { buildings: { use: { values: ["shop"] } } } },
    ],
    [
      "buildings",
      "flood_100yr",
      "all",
      "",
      { prefiltered_asset_ids: { buildings: ["b-1-0", "b-6-1", "b-9-1"] } },
    ],
    ["supply", "flood_100yr", "all", "&n_days=3", {}],
  ])("are those of each alone: %s %s %s%s %j", async (type, tag, area, query, body) => {
    const at = `${type}/${tag}/${area}?regions=`;
    const [together] = await ask<StatsByRegion>(
      `stats_by_region/${at}suburb.otara,suburb.south${query}`,
      body,
    );
    for (const { region, data } of together?.regions ?? []) {
      const { percent_exposed, ...rest } = data;
      const [alone] = await ask<ExposureStats>(`stats/${at}${region}${query}`, body);
      expect(alone?.data).toMatchObject(rest);
      const { exposed_metric, assessed_metric } = rest.assessment;
      expect(percent_exposed).toBe(assessed_metric === 0 ? null : (100 * exposed_metric) / assessed_metric);
    }
    expect(together?.regions).toHaveLength(2);
  });
});

describe("what is asked of many regions", () => {
  const known = "regions=suburb.otara";
  it.each([
    [`castles/flood_100yr/all?${known}`, {}],
    [`buildings/meteor/all?${known}`, {}],
    ["buildings/flood_100yr/all?regions=suburb.otara,suburb.nowhere", {}],
    [`buildings/flood_100yr/172,-40;173,-41;173,-40;172,-41?${known}`, {}],
    [`buildings/flood_100yr/body?${known}`, {}],
    [`buildings/flood_100yr/area:${"0".repeat(64)}?${known}`, {}],
    [`supply/flood_100yr/all?n_days=2&${known}`, {}],
    [
      `buildings/flood_100yr/all?${known}`,
      { identifying_information: { buildings: { nonsense: { min: 1 } } } },
    ],
    [`buildings/flood_100yr/all?${known}`, { prefiltered_asset_ids: { buildings: ["x"] } }],
    [
      `${Array.from({ length: 6 }, (_, i) => `a${i}`)}/${Array.from({ length: 100 }, (_, i) => `t${i}`)}/all?${known}`,
      {},
    ],
  ])("is refused as of one: %s", async (path, body) => {
    const [together, alone] = await Promise.all([
      post(`stats_by_region/${path}`, body),
      post(`stats/${path}`, body),
    ]);
    expect(alone.statusCode).toBeGreaterThanOrEqual(400);
    expect([together.statusCode, together.json().error.code]).toEqual([
      alone.statusCode,
      alone.json().error.code,
    ]);
  });

  it.each(["", "?regions=", "?regions=,,"])("names one at least: %s", async (query) => {
    const answer = await post(`stats_by_region/buildings/flood_100yr/all${query}`, {});
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "request/invalid"]);
  });
});
