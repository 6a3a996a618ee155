import type { AreaPriorities } from "@stopbank/contract/prioritisation";
import type { ExposedByHazardGroup } from "@stopbank/contract/prioritisation-elements";
import type { Fit } from "@stopbank/contract/prioritisation-fit";
import type { AreaParts } from "@stopbank/contract/prioritisation-parts";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import type { RankStability } from "@stopbank/contract/rank-stability";
import type { ExposureStats, MultiHazardStats } from "@stopbank/contract/risk";
import type { StatsByRegion } from "@stopbank/contract/stats-by-region";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeHouses, publishRegions } from "../testing/regionsDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

/** Homes and shops apart, and what is no building; one flood, and the flood with the quake. */
const settings: Prioritisation = {
  layers: [{ layer_id: "suburbs", region_group: "suburb", display_name: "Suburbs" }],
  value_sets: [
    {
      value_set_id: "homes",
      display_name: "Homes",
      description: "Where people live.",
      elements: [
        { element_id: "homes", type: "buildings", label: "Homes", filters: { use: { values: ["home"] } } },
      ],
    },
    { value_set_id: "buildings", display_name: "Buildings", elements: [{ type: "buildings" }] },
    { value_set_id: "lifelines", display_name: "Lifelines", elements: [{ type: "roads" }] },
  ],
  scenarios: [
    { scenario_id: "flood", display_name: "Flood", hazard_scenarios: ["flood_100yr"] },
    { scenario_id: "both", display_name: "Both", hazard_scenarios: ["flood_100yr", "quake_m7"] },
  ],
  assessments: [
    {
      assessment_id: "usual",
      display_name: "Usual",
      is_default: true,
      scenario_ids: ["flood", "both"],
      value_set_weights: { homes: 5, buildings: 1, lifelines: 3 },
    },
  ],
};

let api: RunningApi;
let base = 1;
const write = async (body: object) => {
  const answer = await api.app.inject({
    method: "PUT",
    url: "/client/texts/prioritisation",
    headers: api.as("editor", "larkhaven"),
    payload: { base, body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  base = answer.json().version;
};
beforeAll(async () => {
  api = await startApi();
  await write(settings);
});
afterAll(() => api.stop());

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = api.as("member");
  const answer = await (body === undefined ? api.get(path, headers) : api.post(path, body, headers));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const refusal = async (path: string, body: object = {}) => {
  const answer = await api.post(path, body, api.as("member"));
  return `${answer.statusCode} ${answer.json().error.code}`;
};

const prioritise = (scenario: string, weights?: Record<string, number>) =>
  ask<AreaPriorities>(
    `/prioritisation/vulnerabilities/${scenario}?region_group=suburb`,
    weights === undefined ? {} : { value_set_weights: weights },
  );

describe("PRI-14: what areas are ranked by", () => {
  it("is as the settings say, with names from the data", async () => {
    expect(await ask("/prioritisation/assessments")).toEqual([
      {
        assessment_id: "usual",
        display_name: "Usual",
        is_default: true,
        scenario_ids: ["flood", "both"],
        value_set_config: { value_set_weights: { homes: 5, buildings: 1, lifelines: 3 } },
      },
    ]);
    expect(await ask("/prioritisation/layers")).toEqual([
      { layer_id: "suburbs", layer_type: "suburb", display_name: "Suburbs", area_count: 2 },
    ]);
    const [flood, both] = await ask<{ hazard_scenarios: object[] }[]>("/prioritisation/scenarios");
    expect(flood).toMatchObject({ scenario_id: "flood", description: "" });
    expect(both?.hazard_scenarios).toEqual([
      expect.objectContaining({ hazard_uid: "flood_100yr", hazard_id: "flood" }),
      expect.objectContaining({ hazard_uid: "quake_m7", hazard_id: "quake" }),
    ]);
    const sets = await ask<{ value_set_id: string; elements: object[] }[]>(
      "/prioritisation/value_sets?value_sets=lifelines,homes",
    );
    expect(sets.map(({ value_set_id }) => value_set_id)).toEqual(["homes", "lifelines"]);
    expect(sets[0]?.elements).toEqual([
      {
        element_id: "homes",
        label: "Homes",
        type: "buildings",
        unit: "each",
        filters: { use: { values: ["home"] } },
      },
    ]);
    expect(sets[1]?.elements).toMatchObject([{ element_id: "roads", label: "Roads", unit: "km" }]);
  });

  it("names what there is when a value set is unknown", async () => {
    const answer = await api.get("/prioritisation/value_sets?value_sets=pets", api.as("member"));
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.message).toBe(
      "There is no value set pets; there are homes, buildings, lifelines.",
    );
  });
});

describe("PRI-15 PRI-16: the ranking", () => {
  it("is what can be reckoned by hand for one hazard", async () => {
    const { regions, value_sets, legend } = await prioritise("flood", { homes: 2 });
    // Of each column of ten buildings three are hit (low, moderate, high) and one was not assessed.
    const share = (0.25 + 0.5 + 1) / 9;
    expect(value_sets).toEqual(["homes", "buildings", "lifelines"]);
    for (const region of ["suburb.otara", "suburb.south"])
      expect(regions[region]).toMatchObject({
        area: region,
        areaGroup: "suburb",
        // The two suburbs share a rank.
        priorityIndex: 1,
        relative_risk: "Very high",
        totalAreaScore: expect.closeTo(share, 11),
        // In which suburb roads lie is not known, so they are in no mean and wholly unknown.
        shares: [expect.closeTo(share, 12), expect.closeTo(share, 12), null],
        unknown_shares: [expect.closeTo(0.1, 12), expect.closeTo(0.1, 12), 1],
        unknown_share: expect.closeTo((0.1 * 2 + 0.1 + 1) / 4, 11),
        assumed_shares: [0, 0, null],
      });
    expect(legend.map(({ relative_risk }) => relative_risk)).toEqual([
      "Very high",
      "High",
      "Moderate",
      "Low",
      "Very low",
    ]);
    expect(legend[0]?.max_score).toBeCloseTo(share, 11);
  });

  it("is what can be reckoned by hand for two, each element by its worst class", async () => {
    const { regions, misfits } = await prioritise("both");
    // The quake exposes all of Ōtara, where the flood is worse in three of ten rows but for the first, which it makes low.
    const otara = (0.25 + 0.5 + 1 + 7 * 0.5) / 10;
    const south = (0.25 + 0.5 + 1) / 10;
    expect(regions["suburb.otara"]?.shares[1]).toBeCloseTo(otara, 12);
    expect(regions["suburb.otara"]?.assumed_shares[1]).toBeCloseTo(0.35, 12);
    expect(regions["suburb.otara"]?.unknown_shares[1]).toBe(0);
    expect(regions["suburb.south"]?.shares[1]).toBeCloseTo(south, 12);
    expect(regions["suburb.south"]?.unknown_shares[1]).toBeCloseTo(0.1, 12);
    expect([regions["suburb.otara"]?.priorityIndex, regions["suburb.south"]?.priorityIndex]).toEqual([1, 2]);
    expect(misfits.map(({ code }) => code)).toEqual([
      "prioritisation/not-by-region",
      "prioritisation/not-assessed",
    ]);
    expect(misfits[1]?.sentence).toMatch(/^Scenario Both: Roads were not assessed for /);
  });

  it("has the figures of the risk page", async () => {
    const { regions } = await prioritise("flood");
    const [stats] = await ask<StatsByRegion>(
      "/asset/exposure/stats_by_region/buildings/flood_100yr/all?regions=suburb.otara,suburb.south",
      { identifying_information: { buildings: { use: { values: ["home"] } } } },
    );
    for (const { region, data } of stats?.regions ?? []) {
      const { totals, assessment, total_metric } = data;
      const weighted = 0.25 * totals.low + 0.5 * totals.medium + totals.high;
      expect(regions[region]?.shares[0]).toBe(weighted / assessment.assessed_metric);
      expect(regions[region]?.unknown_shares[0]).toBe(assessment.not_assessed_metric / total_metric);
    }
    expect(stats?.regions).toHaveLength(2);
  });

  it("goes by the weights that damage classes have for the client", async () => {
    await write({ ...settings, class_weights: { low: 1, medium: 0 } });
    const { regions } = await prioritise("flood");
    await write(settings);
    expect(regions["suburb.south"]?.shares[1]).toBeCloseTo(2 / 9, 12);
  });

  it("refuses what it does not know, in words", async () => {
    const at = (scenario: string, group = "suburb") =>
      `/prioritisation/vulnerabilities/${scenario}?region_group=${group}`;
    expect(await refusal(at("storm"))).toBe("404 prioritisation/unknown-scenario");
    expect(await refusal(at("flood", "ward"))).toBe("404 prioritisation/unknown-layer");
    expect(await refusal(at("flood"), { value_set_weights: { pets: 1 } })).toBe(
      "404 prioritisation/unknown-value-set",
    );
    for (const weight of [0, 6, 1.5])
      expect(await refusal(at("flood"), { value_set_weights: { homes: weight } })).toMatch(/^400 /);
    const parts = "/prioritisation/parts/flood?region_group=suburb&area=";
    expect(await refusal(`${parts}suburb.nowhere`)).toBe("404 dataset/unknown-region");
  });
});

describe("PRI-10 PRI-15 AMB-36: the exposed elements", () => {
  const ofHazards = (hazards: string, regions = "", body: object = {}) =>
    ask<ExposedByHazardGroup>(`/prioritisation/histogram_data/${hazards}${regions}`, body);

  it("are the risk page's, by group of hazards, the most exposed first", async () => {
    const groups = await ofHazards("flood_100yr,quake_m7", "?regions=suburb.south");
    expect(groups.map(({ hazard_group, hazard_uids }) => [hazard_group, hazard_uids])).toEqual([
      ["Natural hazards", ["flood_100yr"]],
      ["Earthquakes", ["quake_m7"]],
    ]);
    for (const { hazard_uids, elements } of groups) {
      const [stats] = await ask<ExposureStats>(
        `/asset/exposure/stats/buildings/${hazard_uids[0]}/all?regions=suburb.south`,
        {},
      );
      const { total_metric, assessment } = stats!.data;
      expect(elements.find(({ element_id }) => element_id === "buildings")).toEqual({
        element_id: "buildings",
        label: "Buildings",
        type: "buildings",
        unit: "each",
        percentage_exposed: (100 * assessment.exposed_metric) / assessment.assessed_metric,
        total_metric,
        exposed_metric: assessment.exposed_metric,
        not_assessed_metric: assessment.not_assessed_metric,
      });
      const percentages = elements.map(({ percentage_exposed }) => percentage_exposed ?? -1);
      expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
    }
  });

  it("are of everywhere without regions, and null where no hazard was assessed", async () => {
    const [flood, quake] = await ofHazards("flood_100yr,quake_m7");
    const roads = (group: ExposedByHazardGroup[number] | undefined) =>
      group?.elements.find(({ type }) => type === "roads");
    const [stats] = await ask<ExposureStats>("/asset/exposure/stats/roads/flood_100yr/all", {});
    expect(roads(flood)).toMatchObject({
      unit: "km",
      percentage_exposed: expect.closeTo(10, 12),
      exposed_metric: stats?.data.assessment.exposed_metric,
    });
    expect(roads(quake)).toMatchObject({ percentage_exposed: null, exposed_metric: 0 });
  });

  it("count each element once where several scenarios of a group reach it, as the risk page does", async () => {
    const [group] = await ofHazards("flood_100yr,flood_500yr");
    const [together] = await ask<MultiHazardStats>(
      "/asset/exposure/multihazard_stats/buildings/flood_100yr,flood_500yr/all",
      {},
    );
    const buildings = group?.elements.find(({ element_id }) => element_id === "buildings");
    expect(buildings?.exposed_metric).toBe(together?.data.total_metric_exposed);
    expect(buildings?.exposed_metric).toBe(50);
  });

  it("are of the layers and the value sets that are named, where some are", async () => {
    const [ofType] = await ofHazards("flood_100yr", "", { element_types: ["roads"] });
    expect(ofType?.elements.map(({ element_id }) => element_id)).toEqual(["roads"]);
    const [ofSet] = await ofHazards("flood_100yr", "", { value_set_weights: { homes: 5 } });
    expect(ofSet?.elements.map(({ element_id }) => element_id)).toEqual(["homes"]);
  });
});

describe("issue 12.3: rank stability", () => {
  it("looks at every weighting, and says what moves an area", async () => {
    const stability = await ask<RankStability>("/prioritisation/rank_stability/both?region_group=suburb", {});
    expect(stability).toMatchObject({
      weighting_count: 125,
      is_every_weighting: true,
      sampling_error: 0,
      seed: null,
      value_sets: ["homes", "buildings", "lifelines"],
    });
    expect(stability.regions["suburb.otara"]).toEqual({
      area: "suburb.otara",
      best_rank: 1,
      median_rank: 1,
      worst_rank: 1,
      share_in_top_5: 1,
      share_in_top_10: 1,
      most_moving: null,
    });
    expect(stability.regions["suburb.south"]).toMatchObject({ best_rank: 2, worst_rank: 2 });
  });
});

describe("issue 12.4: why an area ranks where it does", () => {
  it("adds up, from layers and groups of hazards to the score", async () => {
    const weights = { homes: 5, buildings: 2 };
    const { regions } = await prioritise("both", weights);
    for (const area of ["suburb.otara", "suburb.south"]) {
      const parts = await ask<AreaParts>(`/prioritisation/parts/both?region_group=suburb&area=${area}`, {
        value_set_weights: weights,
      });
      const { totalAreaScore, priorityIndex, shares } = regions[area]!;
      expect(parts).toMatchObject({ area, totalAreaScore, priorityIndex });
      const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
      expect(sum(parts.value_sets.map(({ contribution }) => contribution))).toBeCloseTo(totalAreaScore!, 11);
      for (const [i, set] of parts.value_sets.entries()) {
        expect(set.share).toBe(shares[i]);
        expect(sum(set.hazard_groups.map(({ share }) => share))).toBeCloseTo(set.share ?? 0, 12);
        expect(sum(set.hazard_groups.map(({ contribution }) => contribution))).toBeCloseTo(
          set.contribution,
          12,
        );
      }
      expect(parts.value_sets.map(({ weight }) => weight)).toEqual([5, 2, 1]);
      expect(parts.value_sets[2]).toMatchObject({ share: null, contribution: 0, elements: [] });
    }
  });

  it("gives a group what it makes worst", async () => {
    const { value_sets } = await ask<AreaParts>(
      "/prioritisation/parts/both?region_group=suburb&area=suburb.otara",
      {},
    );
    const [flood, quake] = value_sets[1]!.hazard_groups;
    expect(flood?.share).toBeCloseTo((0.25 + 0.5 + 1) / 10, 12);
    expect(quake?.share).toBeCloseTo((7 * 0.5) / 10, 12);
    expect(value_sets[1]?.elements).toEqual([
      expect.objectContaining({
        total_metric: 50,
        assessed_metric: 50,
        exposed_metric: 50,
        weighted_metric: 26.25,
      }),
    ]);
  });
});

describe("issue 12.5: settings that do not fit the data", () => {
  const unfit: Prioritisation = {
    layers: [
      ...settings.layers,
      { layer_id: "wards", region_group: "ward", display_name: "Wards" },
      { layer_id: "again", region_group: "suburb", display_name: "Again" },
    ],
    value_sets: [
      ...settings.value_sets,
      { value_set_id: "homes", display_name: "Twice", elements: [{ type: "buildings" }] },
      { value_set_id: "gone", display_name: "Gone", elements: [{ type: "castles" }] },
      {
        value_set_id: "odd",
        display_name: "Odd",
        elements: [
          { element_id: "a", type: "buildings", filters: { colour: { values: ["red"] } } },
          { element_id: "b", type: "buildings", filters: { use: { min: 3 } } },
          { element_id: "c", type: "buildings", filters: { built: { after: "2020-02-31" } } },
          { element_id: "homes", type: "buildings" },
          { element_id: "none", type: "buildings", filters: { use: { values: ["castle"] } } },
        ],
      },
    ],
    scenarios: [
      ...settings.scenarios,
      { scenario_id: "storm", display_name: "Storm", hazard_scenarios: ["storm_1", "flood_100yr"] },
      { scenario_id: "none", display_name: "None", hazard_scenarios: ["storm_1"] },
    ],
    assessments: [
      ...settings.assessments,
      {
        assessment_id: "other",
        display_name: "Other",
        is_default: true,
        scenario_ids: ["none", "storm"],
        value_set_weights: { gone: 2, homes: 4 },
      },
    ],
  };
  const fit = async (body: object = {}) => {
    const answer = await api.post("/prioritisation/fit", body, api.as("editor", "larkhaven"));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as Fit;
  };

  it("are said one by one, with where they are and in a sentence", async () => {
    const { misfits, is_usable } = await fit({ settings: unfit });
    const has = (path: string, code: string) =>
      expect(misfits.filter((each) => each.path === path).map((each) => each.code)).toContain(
        `prioritisation/${code}`,
      );
    has("/layers/1/region_group", "unknown-region-group");
    has("/layers/2/region_group", "region-group-twice");
    has("/value_sets/3/value_set_id", "id-twice");
    has("/value_sets/4/elements/0/type", "unknown-element-type");
    has("/value_sets/4", "empty-value-set");
    for (const i of [0, 1, 2]) has(`/value_sets/5/elements/${i}/filters`, "filter");
    has("/value_sets/5/elements/3/element_id", "element-id-twice");
    has("/value_sets/5/elements/4/filters", "no-elements");
    has("/scenarios/2/hazard_scenarios/0", "unknown-hazard-scenario");
    has("/scenarios/3", "empty-scenario");
    has("/assessments/1/value_set_weights/gone", "unknown-value-set");
    has("/assessments/1/scenario_ids/0", "unknown-scenario");
    has("/assessments/1/is_default", "default-twice");
    expect(is_usable).toBe(true);
    for (const { sentence } of misfits) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it("are left out of every answer, and nothing fails for them", async () => {
    await write(unfit);
    const kept = await fit();
    expect(kept.misfits).toEqual((await fit({ settings: unfit })).misfits);
    expect(await ask("/prioritisation/layers")).toHaveLength(1);
    const scenarios = await ask<{ scenario_id: string }[]>("/prioritisation/scenarios");
    expect(scenarios.map(({ scenario_id }) => scenario_id)).toEqual(["flood", "both", "storm"]);
    const assessments = await ask<{ is_default: boolean }[]>("/prioritisation/assessments");
    expect(assessments.map(({ is_default }) => is_default)).toEqual([true, false]);
    const { value_sets, misfits } = await prioritise("storm");
    expect(value_sets).toEqual(["homes", "buildings", "lifelines"]);
    expect(misfits.length).toBeGreaterThan(10);
    await write(settings);
  });

  it("are found out when the data changes: a new version is fitted anew", async () => {
    expect((await fit()).misfits.map(({ code }) => code)).toEqual([
      "prioritisation/not-by-region",
      "prioritisation/not-assessed",
    ]);
    await publishRegions(api.root, "larkhaven", madeHouses());
    await expect
      .poll(async () => (await fit()).dataset_version, { timeout: 20_000 })
      .not.toBe(api.versions.larkhaven);
    const { is_usable, misfits } = await fit();
    expect(is_usable).toBe(false);
    expect(misfits.map(({ sentence }) => sentence)).toContain(
      "Value set Homes: the data has no element layer buildings.",
    );
    expect(await ask("/prioritisation/value_sets")).toEqual([]);
    expect(await refusal("/prioritisation/vulnerabilities/flood?region_group=suburb")).toBe(
      "404 prioritisation/unknown-layer",
    );
  });
});
