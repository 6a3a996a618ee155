import type { RankStability } from "@stopbank/contract/rank-stability";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type { StatsByRegion } from "@stopbank/contract/stats-by-region";
import { describe, expect, it } from "vitest";
import { prioritisationApi, prioritisationSettings as settings } from "../testing/prioritisationApi.ts";
import { larkhavenNames, sampleRequest } from "../testing/sampleRequest.ts";

const running = prioritisationApi();

describe("PRI-14: what areas are ranked by", () => {
  it("is as the settings say, with names from the data", async () => {
    expect(await running.ask("/prioritisation/assessments")).toEqual([
      {
        assessment_id: "usual",
        display_name: "Usual",
        is_default: true,
        scenario_ids: ["flood", "both"],
        value_set_config: { value_set_weights: { homes: 5, buildings: 1, lifelines: 3 } },
      },
    ]);
    expect(await running.ask("/prioritisation/layers")).toEqual([
      { layer_id: "suburbs", layer_type: "suburb", display_name: "Suburbs", area_count: 2 },
    ]);
    const [flood, both] = await running.ask<{ hazard_scenarios: object[] }[]>("/prioritisation/scenarios");
    expect(flood).toMatchObject({ scenario_id: "flood", description: "" });
    expect(both?.hazard_scenarios).toEqual([
      expect.objectContaining({ hazard_uid: "flood_100yr", hazard_id: "flood" }),
      expect.objectContaining({ hazard_uid: "quake_m7", hazard_id: "quake" }),
    ]);
    const sets = await running.ask<{ value_set_id: string; elements: object[] }[]>(
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
    const answer = await running.api.get(
      "/prioritisation/value_sets?value_sets=pets",
      running.api.as("member"),
    );
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.message).toBe(
      "There is no value set pets; there are homes, buildings, lifelines.",
    );
  });
});

describe("PRI-15 PRI-16: the ranking", () => {
  it("is what can be reckoned by hand for one hazard", async () => {
    const { regions, value_sets, legend } = await running.prioritise("flood", { homes: 2 });
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
    const { regions, misfits } = await running.prioritise("both");
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
    const { regions } = await running.prioritise("flood");
    const [stats] = await running.ask<StatsByRegion>(
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
    await running.write({ ...settings, class_weights: { low: 1, medium: 0 } });
    const { regions } = await running.prioritise("flood");
    await running.write(settings);
    expect(regions["suburb.south"]?.shares[1]).toBeCloseTo(2 / 9, 12);
  });

  it("weighs a value set that is called like a part of the language as any other", async () => {
    const [homes] = settings.value_sets;
    await running.write({ ...settings, value_sets: [{ ...homes, value_set_id: "constructor" }] });
    const { value_set_weights, regions } = await running.prioritise("flood");
    const stability = await running.ask<RankStability>(
      "/prioritisation/rank_stability/flood?region_group=suburb",
      {},
    );
    await running.write(settings);
    expect(value_set_weights).toEqual({ constructor: 1 });
    expect(regions["suburb.otara"]?.totalAreaScore).toBeCloseTo((0.25 + 0.5 + 1) / 9, 11);
    expect(stability.regions["suburb.otara"]).toMatchObject({ best_rank: 1, worst_rank: 1 });
  });

  it("refuses what it does not know, in words", async () => {
    const at = (scenario: string, group = "suburb") =>
      `/prioritisation/vulnerabilities/${scenario}?region_group=${group}`;
    expect(await running.refusal(at("storm"))).toBe("404 prioritisation/unknown-scenario");
    expect(await running.refusal(at("flood", "ward"))).toBe("404 prioritisation/unknown-layer");
    expect(await running.refusal(at("flood"), { value_set_weights: { pets: 1 } })).toBe(
      "404 prioritisation/unknown-value-set",
    );
    for (const weight of [0, 6, 1.5])
      expect(await running.refusal(at("flood"), { value_set_weights: { homes: weight } })).toMatch(/^400 /);
    const parts = "/prioritisation/parts/flood?region_group=suburb&area=";
    expect(await running.refusal(`${parts}suburb.nowhere`)).toBe("404 dataset/unknown-region");
  });
});

describe("PRI-01: where the client has the page off", () => {
  const switchFlag = async (position: "on" | "off") => {
    const answer = await running.api.app.inject({
      method: "PUT",
      url: "/client/feature_flags/prioritisationPage",
      headers: running.api.as("admin", "larkhaven"),
      payload: { position },
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  };

  it("none of its calls is there, not even an editor's", async () => {
    await switchFlag("off");
    const headers = running.api.as("editor", "larkhaven");
    const known = {
      ...larkhavenNames,
      client: "larkhaven",
      version: running.api.versions.larkhaven ?? "",
      areaId: "none",
    };
    const calls = Object.values<Route>(routes).filter(({ tag }) => tag === "Prioritisation");
    expect(calls).toHaveLength(9);
    for (const route of calls) {
      const answer = await running.api.app.inject(sampleRequest(route, known, headers));
      expect(answer.statusCode, route.path).toBe(404);
      expect(answer.json().error.code).not.toMatch(/^prioritisation/);
    }
    await switchFlag("on");
    expect(await running.ask("/prioritisation/layers")).toHaveLength(1);
  });
});
