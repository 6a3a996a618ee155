import type { ExposedByHazardGroup } from "@stopbank/contract/prioritisation-elements";
import type { AreaParts } from "@stopbank/contract/prioritisation-parts";
import type { RankStability } from "@stopbank/contract/rank-stability";
import type { ExposureStats, MultiHazardStats } from "@stopbank/contract/risk";
import { describe, expect, it } from "vitest";
import { prioritisationApi, prioritisationSettings as settings } from "../testing/prioritisationApi.ts";

const running = prioritisationApi();

describe("PRI-10 PRI-15 AMB-36: the exposed elements", () => {
  const ofHazards = (hazards: string, regions = "", body: object = {}) =>
    running.ask<ExposedByHazardGroup>(`/prioritisation/histogram_data/${hazards}${regions}`, body);

  it("are the risk page's, by group of hazards, the most exposed first", async () => {
    const groups = await ofHazards("flood_100yr,quake_m7", "?regions=suburb.south");
    expect(groups.map(({ hazard_group, hazard_uids }) => [hazard_group, hazard_uids])).toEqual([
      ["Natural hazards", ["flood_100yr"]],
      ["Earthquakes", ["quake_m7"]],
    ]);
    for (const { hazard_uids, elements } of groups) {
      const [stats] = await running.ask<ExposureStats>(
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
    const [stats] = await running.ask<ExposureStats>("/asset/exposure/stats/roads/flood_100yr/all", {});
    expect(roads(flood)).toMatchObject({
      unit: "km",
      percentage_exposed: expect.closeTo(10, 12),
      exposed_metric: stats?.data.assessment.exposed_metric,
    });
    expect(roads(quake)).toMatchObject({ percentage_exposed: null, exposed_metric: 0 });
  });

  it("count each element once where several scenarios of a group reach it, as the risk page does", async () => {
    const [group] = await ofHazards("flood_100yr,flood_500yr");
    const [together] = await running.ask<MultiHazardStats>(
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
    const stability = await running.ask<RankStability>(
      "/prioritisation/rank_stability/both?region_group=suburb",
      {},
    );
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

  it("samples the weightings of more than five value sets, and states the error", async () => {
    const sets = ["a", "b", "c", "d", "e", "f"].map((id) => ({
      value_set_id: id,
      display_name: id,
      elements: [{ type: "buildings" }],
    }));
    await running.write({ ...settings, value_sets: sets });
    const stability = await running.ask<RankStability>(
      "/prioritisation/rank_stability/both?region_group=suburb",
      {},
    );
    await running.write(settings);
    expect(stability).toMatchObject({
      weighting_count: 4_096,
      is_every_weighting: false,
      sampling_error: expect.closeTo(0.0153, 4),
      seed: 1,
    });
    expect(stability.regions["suburb.otara"]).toMatchObject({ best_rank: 1, worst_rank: 1 });
  });
});

describe("issue 12.4: why an area ranks where it does", () => {
  it("adds up, from layers and groups of hazards to the score", async () => {
    const weights = { homes: 5, buildings: 2 };
    const { regions } = await running.prioritise("both", weights);
    for (const area of ["suburb.otara", "suburb.south"]) {
      const parts = await running.ask<AreaParts>(
        `/prioritisation/parts/both?region_group=suburb&area=${area}`,
        {
          value_set_weights: weights,
        },
      );
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
    const { value_sets } = await running.ask<AreaParts>(
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
