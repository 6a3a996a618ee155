import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { box } from "../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const member = () => api.as("member");
const risk = async (path: string) => {
  const answer = await api.get(`/asset/risk/${path}`, member());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  return answer.json();
};
const stats = async (path: string, body: unknown = {}) => {
  const answer = await api.post(`/asset/exposure/${path}`, body, member());
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe("what a flood does to the whole layer", () => {
  it("keeps exposed, not exposed and not assessed apart", async () => {
    const { data, hazard_scenario, asset_type, dataset_version } = await risk("buildings/flood_100yr/all");
    expect({ hazard_scenario, asset_type, dataset_version }).toEqual({
      hazard_scenario: "flood_100yr",
      asset_type: "buildings",
      dataset_version: api.versions.larkhaven,
    });
    expect(data.assessment).toEqual({
      selected_count: 100,
      assessed_count: 90,
      exposed_count: 30,
      not_exposed_count: 60,
      not_assessed_count: 10,
      assessed_metric: 90,
      exposed_metric: 30,
      not_assessed_metric: 10,
    });
    expect(data.sentence).toBe(
      "30 of 90 assessed buildings are exposed to river flood (1 in 100 years); 10 were not assessed.",
    );
  });

  it("counts classes, intensities and costs", async () => {
    const { data } = await risk("buildings/flood_100yr/");
    expect(data.totals).toMatchObject({ low: 10, medium: 10, high: 10, exposed: 0, total: 30 });
    expect(data.asset_counts).toMatchObject({
      low_count: 10,
      medium_count: 10,
      high_count: 10,
      total_count: 30,
    });
    expect(data).toMatchObject({ total_metric: 100, metric_type: "count", metric_unit: "each", unit: "m" });
    expect(data.highest_exposure).toBe(1.5);
    expect(data.bucket_size).toBe(0.1);
    const filled = data.exposure_buckets.filter((bucket: { total: number }) => bucket.total > 0);
    expect(
      filled.map((b: { exposure_bucket: number; total: number }) => [b.exposure_bucket, b.total]),
    ).toEqual([
      [0.5, 10],
      [1, 10],
      [1.5, 10],
    ]);
    // The first column has no cost: three of the thirty.
    expect(data.assets_missing_attributes).toMatchObject({ high_missing: 1, total_missing_attributes: 3 });
    expect(data.attribute_stats.replacement_costs).toMatchObject({
      value: { low: 900_000, medium: 900_000, high: 900_000, total: 2_700_000 },
      selected_total: 9_000_000,
      selected_missing: 10,
    });
  });

  it("MAP-32 gives the least, the best and the greatest cost by class, alike where the data has no bounds", async () => {
    const { replacement_costs: costs } = (await risk("buildings/flood_100yr/all")).data.attribute_stats;
    expect(costs.value).toMatchObject({ low: 900_000, medium: 900_000, high: 900_000, exposed: 0 });
    expect([costs.min, costs.max]).toEqual([costs.value, costs.value]);
  });

  it("gives in dollars what a share is of: the cost of what was assessed, counted element by element", async () => {
    const stands = async (column: number, row: number) => {
      const all = (await api.get(`/hazard/scenarios/buildings/b-${column}-${row}`, member())).json();
      return all.find((each: { hazard_scenario: string }) => each.hazard_scenario === "flood_100yr")
        .is_exposed;
    };
    const costOf = async (column: number, row: number): Promise<number | null> => {
      const path = `/asset/identifying_information/buildings/b-${column}-${row}`;
      const { information } = (await api.get(path, member())).json();
      return information.find((each: { key: string }) => each.key === "cost").value;
    };
    const counted = { total: 0, missing: 0, exposed: 0 };
    for (let column = 0; column < 10; column++)
      for (let row = 0; row < 10; row++) {
        const state = await stands(column, row);
        if (state === "unknown") continue;
        const cost = await costOf(column, row);
        if (cost === null) counted.missing++;
        else counted.total += cost;
        if (state === "true") counted.exposed += cost ?? 0;
      }
    const { replacement_costs: costs } = (await risk("buildings/flood_100yr/all")).data.attribute_stats;
    expect([costs.assessed_total, costs.assessed_missing, costs.value.total]).toEqual([
      counted.total,
      counted.missing,
      counted.exposed,
    ]);
    expect(costs.assessed_total).toBeLessThan(costs.selected_total);
  });

  it("measures roads in kilometres and says that nobody assessed them for the quake", async () => {
    const flood = (await risk("roads/flood_100yr/all")).data;
    // 0.01 degrees of meridian at 40.355 degrees south are 1.110415 km.
    expect(flood.total_metric).toBeCloseTo(60 * 1.110415, 3);
    expect(flood.totals.exposed).toBeCloseTo(6 * 1.110415, 4);
    expect(flood.sentence).toBe(
      "6 of 60 assessed roads (6.66\u00a0km of 66.62\u00a0km) are exposed to river flood (1 in 100 years).",
    );
    const quake = (await risk("roads/quake_m7/all")).data;
    expect(quake.assessment).toMatchObject({
      assessed_count: 0,
      not_assessed_count: 60,
      not_exposed_count: 0,
    });
    expect(quake.sentence).toBe("None of 60 selected roads was assessed for earthquake (Magnitude 7).");
  });

  it("MAP-29 answers a cascading layer by days after the event", async () => {
    const { data } = await risk("supply/flood_100yr/all?n_days=3");
    expect(data.totals.high).toBe(6);
    expect(data.n_days_buckets.map((b: { n_days: number; high: number }) => [b.n_days, b.high])).toEqual([
      [1, 10],
      [3, 6],
      [7, 2],
    ]);
    expect(data.sentence).toBe(
      "6 of 40 assessed parcels have an outage of upstream connections 3 days after river flood (1 in 100 years).",
    );
    expect((await risk("supply/flood_100yr/all")).data.totals.high).toBe(10);
    const unknown = await api.get("/asset/risk/supply/flood_100yr/all?n_days=2", member());
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([400, "risk/unknown-days"]);
  });
});

describe("areas", () => {
  // Columns 0 to 2, rows 0 to 1: six buildings, all exposed in the flood.
  const six = "172.795,-40.295;172.825,-40.295;172.825,-40.315;172.795,-40.315";
  const geometry = box(172.795, -40.315, 172.825, -40.295);

  it("are read from every form the contract names, and all agree", async () => {
    const stored = await api.post("/areas", { geometry }, member());
    expect(stored.statusCode).toBe(201);
    const id = stored.json().area_id;
    expect((await api.get(`/areas/${id}`, member())).json()).toEqual({ area_id: id, geometry });
    const forms = [
      six,
      JSON.stringify(geometry.coordinates),
      JSON.stringify([geometry.coordinates]),
      `area:${id}`,
    ];
    for (const form of forms) {
      const { data } = await risk(`buildings/flood_100yr/${encodeURIComponent(form)}`);
      expect(data.assessment).toMatchObject({ selected_count: 6, exposed_count: 6 });
    }
    const [fromBody] = await stats("stats/buildings/flood_100yr/body", { area: geometry });
    expect(fromBody.data.assessment).toMatchObject({ selected_count: 6, exposed_count: 6 });
  });

  it("may have several parts and follow either rule", async () => {
    const two = `${six}|172.895,-40.295;172.8905,-40.295;172.8905,-40.3005;172.895,-40.3005`;
    const touching = await risk(`buildings/flood_100yr/${encodeURIComponent(two)}`);
    expect(touching.data.assessment.selected_count).toBe(7);
    // The last part covers less than half of the building in column 9: its middle is outside.
    const sliver = encodeURIComponent("172.8899,-40.29;172.8902,-40.29;172.8902,-40.42;172.8899,-40.42");
    expect((await risk(`buildings/flood_100yr/${sliver}`)).data.assessment.selected_count).toBe(10);
    expect(
      (await risk(`buildings/flood_100yr/${sliver}?area_rule=anchor`)).data.assessment.selected_count,
    ).toBe(0);
  });

  it.each([
    ["172,-40;173,-41;173,-40;172,-41", 400, "area/self-intersecting"],
    ["172,-40;173,-41", 400, "area/too-few-points"],
    ["172,-40;173", 400, "area/unreadable"],
    ["[[[172,-40],[173", 400, "area/unreadable"],
    ["body", 400, "area/no-body"],
    [`area:${"0".repeat(64)}`, 404, "area/unknown"],
    ["area:../../x", 404, "area/unknown"],
  ])("%s is answered with %i %s", async (area, status, code) => {
    const answer = await api.post(
      `/asset/exposure/stats/buildings/flood_100yr/${encodeURIComponent(area)}`,
      {},
      member(),
    );
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});

it("has a limit to the area in an address, and says what to do instead", async () => {
  const area = encodeURIComponent("1,1;".repeat(20_000));
  const answer = await api.get(`/asset/risk/buildings/flood_100yr/${area}`, member());
  expect([answer.statusCode, answer.json().error.code]).toEqual([414, "request/address-too-long"]);
  expect(answer.json().error.message).toContain("POST /areas");
});

describe("regions and filters", () => {
  it("takes elements in any of the regions, each once", async () => {
    const one = await risk("buildings/flood_100yr/all?regions=suburb.otara");
    expect(one.data.assessment).toMatchObject({
      selected_count: 50,
      exposed_count: 15,
      not_assessed_count: 5,
    });
    const both = await risk("buildings/flood_100yr/all?regions=suburb.otara,suburb.south");
    expect(both.data.assessment.selected_count).toBe(90);
    const unknown = await api.get("/asset/risk/buildings/flood_100yr/all?regions=suburb.nowhere", member());
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, "dataset/unknown-region"]);
  });

  it.each([
    [{ floor_area: { min: 102, max: 103 } }, 20],
    [{ use: { values: ["home"] } }, 40],
    [{ use: { values: ["home"], null_values: true } }, 50],
    [{ use: { null_values: true } }, 10],
    [{ name: { contains: "BUILDING 3/" } }, 9],
    [{ built: { after: "1951-06-30", before: "1952-06-30" } }, 20],
    [{ built: { after: "1959-01-01", null_values: true } }, 20],
    [{ cost: { min: 1 }, use: { values: ["shop"] } }, 50],
    [{ use: { values: [] } }, 0],
  ])("filters by attributes: %j leaves %i", async (filters, count) => {
    const body = { identifying_information: { buildings: filters } };
    const [{ data }] = await stats("stats/buildings/flood_100yr/all", body);
    expect(data.assessment.selected_count).toBe(count);
    const ids = await api.post("/asset/buildings/all", body, member());
    expect(ids.json().buildings).toHaveLength(count);
  });

  it.each([
    [{ nonsense: { min: 1 } }, "filter/unknown-attribute"],
    [{ use: { min: 1 } }, "filter/wrong-kind"],
    [{ built: { after: "1951-02-31" } }, "filter/no-such-day"],
  ])("refuses the filter %j", async (filters, code) => {
    const answer = await api.post(
      "/asset/buildings/all",
      { identifying_information: { buildings: filters } },
      member(),
    );
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
  });

  it("keeps to the elements named", async () => {
    const body = { prefiltered_asset_ids: { buildings: ["b-0-0", "b-0-9", "b-0-5", "b-0-0"] } };
    const [{ data }] = await stats("stats/buildings/flood_100yr/all", body);
    expect(data.assessment).toMatchObject({
      selected_count: 3,
      exposed_count: 1,
      not_exposed_count: 1,
      not_assessed_count: 1,
    });
    const unknown = await api.post(
      "/asset/buildings/all",
      { prefiltered_asset_ids: { buildings: ["x"] } },
      member(),
    );
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, "elements/unknown"]);
  });
});

describe("several layers and hazards", () => {
  it("answers every pair once, in order", async () => {
    const answers = await stats("stats/buildings,roads,buildings/quake_m7,flood_100yr/all");
    expect(
      answers.map((a: { asset_type: string; hazard_scenario: string }) => [a.asset_type, a.hazard_scenario]),
    ).toEqual([
      ["buildings", "quake_m7"],
      ["buildings", "flood_100yr"],
      ["roads", "quake_m7"],
      ["roads", "flood_100yr"],
    ]);
  });

  it("counts an element once, in its worst class, and not assessed unless every hazard says it is safe", async () => {
    const [{ data, hazard_scenarios }] = await stats("multihazard_stats/buildings/flood_100yr,quake_m7/all");
    expect(hazard_scenarios).toEqual(["flood_100yr", "quake_m7"]);
    // Flood: 30. Quake adds rows 3 to 9 of five columns: 35. Not assessed in the flood and not in the quake: 5.
    expect(data.totals).toMatchObject({ low: 10, medium: 10, high: 10, exposed: 35, total: 65 });
    expect(data).toMatchObject({ total_metric: 100, total_metric_exposed: 65 });
    expect(data.assessment).toMatchObject({ not_assessed_count: 5, not_exposed_count: 30 });
    expect(data.sentence).toBe(
      "65 of 95 assessed buildings are exposed to at least one of 2 scenarios; 5 were not assessed.",
    );
  });

  it("refuses more pairs than it can answer at once", async () => {
    const tags = Array.from({ length: 100 }, (_, i) => `t${i}`).join(",");
    const types = Array.from({ length: 6 }, (_, i) => `a${i}`).join(",");
    const answer = await api.post(`/asset/exposure/stats/${types}/${tags}/all`, {}, member());
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "risk/too-many-pairs"]);
  });
});

describe("classes for the map", () => {
  it("carry rows and classes, and are asked for again only when they changed", async () => {
    const url = "/asset/classes/buildings/flood_100yr";
    const packed = await api.get(url, { ...member(), "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    const bytes = gunzipSync(packed.rawPayload);
    const plain = await api.get(url, member());
    expect(plain.rawPayload.equals(bytes)).toBe(true);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
    const count = bytes.readUInt32LE(0);
    expect([count, bytes.length]).toEqual([40, 4 + 40 * 5]);
    const classes = [...bytes.subarray(4 + count * 4)];
    const tally = (code: number) => classes.filter((each) => each === code).length;
    expect([tally(4), tally(5), tally(6), tally(255)]).toEqual([10, 10, 10, 10]);
    const again = await api.get(url, { ...member(), "if-none-match": String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("names that are not there", () => {
  it.each([
    "/asset/risk/castles/flood_100yr/all",
    "/asset/risk/buildings/meteor/all",
    "/asset/classes/castles/flood_100yr",
    "/asset/classes/buildings/meteor",
  ])("%s is 404", async (url) => {
    expect((await api.get(url, member())).statusCode).toBe(404);
  });
});
