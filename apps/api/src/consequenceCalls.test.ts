import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { box } from "./testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "./testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const member = () => api.as("member");
const read = async (url: string) => {
  const answer = await api.get(url, member());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  return answer.json();
};
const ask = async (url: string, body: unknown = {}) => {
  const answer = await api.post(url, body, member());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  return answer.json();
};
const refusal = async (url: string, body: unknown = {}) => {
  const answer = await api.post(url, body, member());
  return [answer.statusCode, answer.json().error.code];
};

describe("the methodology of consequences", () => {
  it("is words, thresholds and curves as data, sources and conventions", async () => {
    const answer = await read("/risk/consequence_methodology/buildings/flood_100yr");
    expect(answer).toMatchObject({
      asset_type: "buildings",
      hazard_id: "flood",
      title: "River flood: Buildings",
      source: { title: "Figures made for a test" },
      class_rule: "Below 0.6 m low, below 1.2 m moderate, above high.",
      conventions: [{ name: "areaRule", code: "touches" }],
    });
    expect(answer.content).toMatch(/^Damage grows with depth\..*Below 0\.6 m low.*Assumed\.$/s);
    const [thresholds, curve] = answer.curves;
    expect(thresholds.steps[0]).toEqual({ from: null, damage_class: "low" });
    expect(thresholds.steps[1]).toEqual({ from: 0.6, damage_class: "medium" });
    expect(curve.points).toEqual([
      [0, 0],
      [1, 0.4],
      [2, 0.6],
    ]);
    expect(curve.variants[0]).toMatchObject({ label: "Shops", where: { use: { values: ["shop"] } } });
  });

  it("has no curves where the dataset states none, and is not there for what was never assessed", async () => {
    expect((await read("/risk/consequence_methodology/roads/flood_100yr")).curves).toEqual([]);
    const none = await api.get("/risk/consequence_methodology/roads/quake_m7", member());
    expect([none.statusCode, none.json().error.code]).toEqual([404, "risk/no-methodology"]);
  });
});

describe("projected risk", () => {
  const path = (measure: string, type = "buildings") =>
    `/asset/projected_risk/${measure}/${type}/flood/return_period`;

  it("has a row for each value, ascending, whose columns add up to the total", async () => {
    const rows = await ask(path("hazard_scenario_metric"));
    expect(rows).toMatchObject([
      { parameter_value: 100, hazard_scenario: "flood_100yr", low: 10, moderate: 10, high: 10, total: 30 },
      { parameter_value: 500, hazard_scenario: "flood_500yr", low: 0, moderate: 0, high: 50, total: 50 },
    ]);
    for (const { low, minor, moderate, major, high, total } of rows)
      expect(low + minor + moderate + major + high).toBe(total);
    expect(rows[0]).toMatchObject({ missing_assets: 0, not_assessed_count: 10, selected_count: 100 });
    expect(rows[0]).not.toHaveProperty("min");
  });

  it("adds up replacement costs and other numbers, and says how many lack them", async () => {
    const [cost] = await ask(path("replacement_cost"));
    expect(cost).toMatchObject({ low: 900_000, total: 2_700_000, missing_assets: 3, exposed_count: 30 });
    expect(cost.min.total).toBe(2_700_000);
    const [area] = await ask(path("floor_area"));
    expect(area).toMatchObject({ low: 1000, moderate: 1010, high: 1020, missing_assets: 0 });
  });

  it("adds up what the damage costs, by the curves", async () => {
    const [damage] = await ask(path("damage_cost"));
    // 1 in 100, low at 0.5 m: four homes lose 20%, five shops 25%; one has no cost.
    expect(damage).toMatchObject({ low: 205_000, missing_assets: 3, exposed_count: 30 });
    // The homes' greatest estimate is 25%.
    expect(damage.max.low).toBe(225_000);
    const [stats] = await ask(
      "/asset/exposure/identifying_information_stats/buildings/flood_100yr/all?attribute=damage_cost",
    );
    expect(stats).toMatchObject({ name: "Damage ($)", attribute_stats: { value: { low: 205_000 } } });
  });

  it("keeps to an area, regions and attribute filters", async () => {
    const six = encodeURIComponent("172.795,-40.295;172.825,-40.295;172.825,-40.315;172.795,-40.315");
    const [drawn] = await ask(`${path("hazard_scenario_metric")}?draw_area=${six}&regions=suburb.otara`);
    expect(drawn).toMatchObject({ selected_count: 6, total: 6 });
    const body = { parameters: {}, area: box(172.795, -40.315, 172.825, -40.295) };
    const [fromBody] = await ask(`${path("hazard_scenario_metric")}?draw_area=body`, body);
    expect(fromBody).toMatchObject({ selected_count: 6 });
    const filters = { parameters: {}, identifying_information: { buildings: { use: { values: ["home"] } } } };
    expect((await ask(path("hazard_scenario_metric"), filters))[0].selected_count).toBe(40);
  });

  it("does not read the varied parameter's own value", async () => {
    expect(await ask(path("hazard_scenario_metric"), { return_period: 7 })).toHaveLength(2);
  });

  it.each([
    [path("hazard_scenario_metric").replace("return_period", "depth"), {}, 400, "risk/unknown-parameter"],
    [path("hazard_scenario_metric"), { depth: 1 }, 400, "risk/unknown-parameter"],
    [
      "/asset/projected_risk/hazard_scenario_metric/buildings/quake/fault",
      {},
      400,
      "risk/not-numeric-parameter",
    ],
    ["/asset/projected_risk/hazard_scenario_metric/buildings/meteor/size", {}, 404, "dataset/unknown-hazard"],
    [path("use"), {}, 400, "filter/wrong-kind"],
    [path("height"), {}, 400, "filter/unknown-attribute"],
    ["/asset/projected_risk/damage_cost/buildings/quake/fault", {}, 400, "risk/not-numeric-parameter"],
    [path("damage_cost", "roads"), {}, 400, "risk/no-replacement-cost"],
    [path("replacement_cost", "roads"), {}, 400, "risk/no-replacement-cost"],
  ])("%s %j is refused with %i %s", async (url, body, status, code) => {
    expect(await refusal(url, body)).toEqual([status, code]);
  });
});

describe("projected exposure of an element", () => {
  const path = (id: string) => `/asset/projected_exposure_for_selected_element/${id}/flood/return_period`;

  it("keeps exposed, not exposed and not assessed apart", async () => {
    expect(await ask(path("b-1-3"))).toMatchObject([
      { x_parameter_value: 100, exposure_value: null, is_exposed: "false" },
      { x_parameter_value: 500, exposure_value: 0.8, is_exposed: "true", damage_class: "high", unit: "m" },
    ]);
    const [unassessed] = await ask(`${path("b-1-9")}?asset_type=buildings`);
    expect(unassessed).toMatchObject({ exposure_value: null, is_exposed: "unknown", damage_class: null });
  });

  it("does not know elements that are not there", async () => {
    expect(await refusal(path("nobody"))).toEqual([404, "elements/unknown"]);
    expect(await refusal(`${path("b-1-3")}?asset_type=roads`)).toEqual([404, "elements/unknown"]);
  });
});

describe("statistics by attribute", () => {
  const path = "/asset/exposure/identifying_information_stats/buildings/flood_100yr/all";

  it("adds up a number by class with how many lack it", async () => {
    const [answer] = await ask(path);
    expect(answer).toMatchObject({ attribute: "replacement_cost", name: "Value ($)", prefix: "$" });
    expect(answer.attribute_stats).toMatchObject({
      kind: "numeric",
      value: { low: 900_000, total: 2_700_000 },
      missing: { high: 1, total: 3 },
      selected_total: 9_000_000,
      selected_missing: 10,
      assessed_total: 8_100_000,
    });
    expect((await ask(path.replace("buildings", "roads")))[0].attribute_stats).toBeNull();
  });

  it("counts elements by text, those without one too", async () => {
    const [{ attribute_stats: stats }] = await ask(`${path}?attribute=use`);
    expect(stats.groups).toMatchObject([
      { text: "shop", selected_count: 50, not_assessed_count: 5, total: 15 },
      { text: "home", selected_count: 40, not_assessed_count: 4, total: 12 },
      { text: null, selected_count: 10, not_assessed_count: 1, total: 3 },
    ]);
  });

  it("tells which layers have an attribute", async () => {
    const path = "/asset/check_identifying_information_exists/buildings,roads";
    for (const slash of ["", "/"])
      expect(await ask(`${path}${slash}?attribute=replacement_cost`)).toEqual([
        {
          asset_type: "buildings",
          property: "replacement_cost",
          name: "Value ($)",
          prefix: "$",
          type: "numeric",
        },
      ]);
    expect(
      (await ask(`${path}/?attribute=name`)).map((each: { asset_type: string }) => each.asset_type),
    ).toEqual(["buildings", "roads"]);
    expect(await ask(`${path}/?attribute=nonsense`)).toEqual([]);
    const all: { property: string }[] = await ask(`${path}/`);
    expect(all.map(({ property }) => property)).toEqual(["replacement_cost", "damage_cost", "residents"]);
  });

  it("counts people where the data has them, worked by hand", async () => {
    const [stats] = await ask(
      "/asset/exposure/identifying_information_stats/buildings/flood_100yr/all?attribute=residents",
    );
    expect(stats).toMatchObject({ name: "People", unit: "people" });
    expect(stats).not.toHaveProperty("prefix");
    // Nine buildings a row whose residents are known: one each in the first row, which is low, two in the second, three in the third.
    expect(stats.attribute_stats).toMatchObject({
      value: { low: 9, medium: 18, high: 27, total: 54 },
      missing: { low: 1, total: 3 },
      selected_total: 9 * 55,
      assessed_total: 9 * 45,
    });
  });
});

it("says in a sentence how a scenario stands to an element", async () => {
  const sentence = async (id: string) =>
    (await read(`/hazard/sentence/buildings/${id}/flood_100yr`)).sentence;
  expect(await sentence("b-1-1")).toBe("Building 1/1 is under 1\u00a0m of water.");
  expect(await sentence("b-1-5")).toContain("Not known to be exposed");
  expect(await sentence("b-1-9")).toBe("River flood was not assessed here.");
});

describe("expected annual damage", () => {
  const path = "/asset/expected_annual_damage/buildings/flood";
  // One home: b-2-0 at 0.5 m in 1 in 100 and 0.8 m in 1 in 500, $100,000: 20% and 32%, at most 25% and 40%.
  const home = { prefiltered_asset_ids: { buildings: ["b-2-0"] } };

  it("integrates the loss curve by the rule asked for, worked by hand", async () => {
    const answer = await ask(`${path}/all`, home);
    expect(answer.loss_curve).toMatchObject([
      {
        return_period_years: 100,
        hazard_scenario: "flood_100yr",
        damage: { min: 20_000, value: 20_000, max: 25_000 },
      },
      { return_period_years: 500, hazard_scenario: "flood_500yr" },
    ]);
    const rare = 0.008 / Math.log(5) - 0.002;
    const logLinear = 20_000 * (0.008 - rare) + 32_000 * (rare + 0.002);
    expect(answer.expected_annual_damage.value).toBeCloseTo(logLinear, 1);
    expect(answer.expected_annual_damage.max).toBeGreaterThan(answer.expected_annual_damage.value);
    expect(answer).toMatchObject({ rule: "log-linear", method: "curve", exposed_count: 1, counted_count: 1 });
    const by = async (rule: string) => (await ask(path, { ...home, rule })).expected_annual_damage.value;
    expect(await by("trapezoid")).toBeCloseTo(26_000 * 0.008 + 32_000 * 0.002, 1);
    expect(await by("no-tail")).toBeCloseTo(logLinear - 32_000 * 0.002, 1);
  });

  it("follows the curve of an element's variant", async () => {
    const shop = { prefiltered_asset_ids: { buildings: ["b-1-1"] } };
    // 1 m in a shop: half of it.
    expect((await ask(path, shop)).loss_curve[0].damage.value).toBe(50_000);
  });

  it("says what it leaves out", async () => {
    const answer = await ask(path);
    expect(answer).toMatchObject({
      selected_count: 100,
      exposed_count: 50,
      counted_count: 45,
      without_cost_count: 5,
      without_curve_count: 0,
      not_assessed_count: 10,
    });
    expect(answer.sentence).toMatch(/5 of 50 exposed lack .* 10 were not assessed\.$/);
    expect(answer.loss_curve[0]).toMatchObject({
      exposed_count: 30,
      counted_count: 27,
      without_cost_count: 3,
    });
  });

  it("is not a number where nothing is known, and refuses a hazard without return periods", async () => {
    const roads = await ask(path.replace("buildings", "roads"));
    expect(roads).toMatchObject({ expected_annual_damage: null, method: null, without_cost_count: 6 });
    expect(roads.loss_curve).toMatchObject([{ damage: null }, { damage: null }]);
    expect(await refusal(path.replace("flood", "quake"))).toEqual([400, "risk/no-return-periods"]);
    expect(await refusal(path, { parameters: { depth: 1 } })).toEqual([400, "risk/unknown-parameter"]);
  });

  it("is answered along another parameter too, and only along numbers", async () => {
    const answer = await ask(path, { ...home, along: "return_period" });
    // At each value of the return period itself one point is left, which the tail alone carries.
    expect(answer.along).toMatchObject([
      { parameter_value: 100, expected_annual_damage: { value: 200 }, counted_count: 1 },
      { parameter_value: 500, expected_annual_damage: { value: expect.closeTo(64, 3) } },
    ]);
    expect(await refusal(path, { along: "depth" })).toEqual([400, "risk/unknown-parameter"]);
  });
});

describe("damage of several hazards together", () => {
  const path = (tags: string, type = "buildings") => `/asset/exposure/multihazard_damage/${type}/${tags}/all`;
  const home = { prefiltered_asset_ids: { buildings: ["b-2-0"] } };

  it("is that of one hazard alone where no other has a curve, and says so", async () => {
    const [answer] = await ask(path("flood_100yr,quake_m7"), home);
    const { expected_annual_damage: annual } = await ask(
      "/asset/expected_annual_damage/buildings/flood",
      home,
    );
    expect(answer).toMatchObject({
      damage: { min: 20_000, value: 20_000, max: 25_000 },
      each: [
        { hazard_id: "flood", damage: { value: 20_000 } },
        { hazard_id: "quake", damage: null, expected_annual_damage: null },
      ],
      exposed_count: 1,
      counted_count: 1,
    });
    expect(answer.expected_annual_damage.value).toBeCloseTo(annual.value, 6);
    expect(answer.sentence).toMatch(/\$20,000 \(\$20,000 to \$25,000\)\. 1 of the 2 scenarios/);
  });

  it("adds up what a single scenario costs everyone, and counts who is left out", async () => {
    const [answer] = await ask(path("flood_100yr"));
    const [row] = await ask("/asset/projected_risk/damage_cost/buildings/flood/return_period");
    expect(answer.damage.value).toBeCloseTo(row.total, 3);
    expect(answer).toMatchObject({ exposed_count: 30, counted_count: 27, not_assessed_count: 10 });
  });

  it("is not known without costs, and refuses two scenarios of one hazard", async () => {
    expect((await ask(path("flood_100yr", "roads")))[0]).toMatchObject({
      damage: null,
      expected_annual_damage: null,
    });
    expect(await refusal(path("flood_100yr,flood_500yr"))).toEqual([400, "risk/one-hazard-twice"]);
  });
});
