import type { Fit } from "@stopbank/contract/prioritisation-fit";
import type { Prioritisation } from "@stopbank/contract/prioritisation-settings";
import { describe, expect, it } from "vitest";
import { prioritisationApi, prioritisationSettings as settings } from "../testing/prioritisationApi.ts";
import { madeHouses, publishRegions } from "../testing/regionsDataset.ts";

const running = prioritisationApi();

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
    const answer = await running.api.post("/prioritisation/fit", body, running.api.as("editor", "larkhaven"));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as Fit;
  };

  it("tells two hundred misfits and counts the rest, and looks through no more layers than settings may have", async () => {
    const nothing = (set: number) =>
      Array.from({ length: 50 }, (_, at) => ({
        element_id: `none-${set}-${at}`,
        type: "buildings",
        filters: { use: { values: [`castle ${set} ${at}`] } },
      }));
    const value_sets = Array.from({ length: 6 }, (_, set) => ({
      value_set_id: `set-${set}`,
      display_name: `Set ${set}`,
      elements: nothing(set),
    }));
    const { misfits } = await fit({ settings: { ...settings, value_sets, assessments: [], scenarios: [] } });
    expect(misfits).toHaveLength(201);
    // Of four sets each element and the set itself: what comes after was not looked at.
    expect(misfits.filter(({ code }) => code === "prioritisation/no-elements")).toHaveLength(197);
    expect(misfits.at(-1)).toEqual({
      code: "prioritisation/more-misfits",
      path: "",
      sentence: "106 more things do not fit the data.",
    });
  });

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
    await running.write(unfit);
    const kept = await fit();
    expect(kept.misfits).toEqual((await fit({ settings: unfit })).misfits);
    expect(await running.ask("/prioritisation/layers")).toHaveLength(1);
    const scenarios = await running.ask<{ scenario_id: string }[]>("/prioritisation/scenarios");
    expect(scenarios.map(({ scenario_id }) => scenario_id)).toEqual(["flood", "both", "storm"]);
    const assessments = await running.ask<{ is_default: boolean }[]>("/prioritisation/assessments");
    expect(assessments.map(({ is_default }) => is_default)).toEqual([true, false]);
    const { value_sets, misfits } = await running.prioritise("storm");
    expect(value_sets).toEqual(["homes", "buildings", "lifelines"]);
    expect(misfits.length).toBeGreaterThan(10);
    await running.write(settings);
  });

  it("are found out when the data changes: a new version is fitted anew", async () => {
    expect((await fit()).misfits.map(({ code }) => code)).toEqual([
      "prioritisation/not-by-region",
      "prioritisation/not-assessed",
    ]);
    await publishRegions(running.api.root, "larkhaven", madeHouses());
    await expect
      .poll(async () => (await fit()).dataset_version, { timeout: 20_000 })
      .not.toBe(running.api.versions.larkhaven);
    const { is_usable, misfits } = await fit();
    expect(is_usable).toBe(false);
    expect(misfits.map(({ sentence }) => sentence)).toContain(
      "Value set Homes: the data has no element layer buildings.",
    );
    expect(await running.ask("/prioritisation/value_sets")).toEqual([]);
    expect(await running.refusal("/prioritisation/vulnerabilities/flood?region_group=suburb")).toBe(
      "404 prioritisation/unknown-layer",
    );
  });
});
