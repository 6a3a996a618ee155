import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { box } from "../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = async (url: string) => {
  const answer = await api.get(url, api.as("member"));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  return answer.json();
};

describe("MAP-03 which elements are looked at", () => {
  const all = { use: { values: ["home", "shop"], null_values: true } };
  const rowsOf = (bytes: Buffer) =>
    Array.from({ length: bytes.readUInt32LE(0) }, (_, row) => (bytes[4 + (row >> 3)]! >> (row & 7)) & 1);
  const ask = (query: string, body: object, headers = {}) =>
    api.post(`/asset/selected/buildings/${query}`, body, { ...api.as("member"), ...headers });

  it.each([
    ["all", {}, 100],
    ["all?regions=suburb.otara", {}, 50],
    ["all?regions=suburb.otara", { identifying_information: { buildings: all } }, 50],
    ["all", { identifying_information: { buildings: { use: { values: [] } } } }, 0],
    ["all", { prefiltered_asset_ids: { buildings: ["b-0-0", "b-0-9"] } }, 2],
    ["body", { area: box(172.79, -40.34, 172.825, -40.29) }, undefined],
  ])("MAP-03 comes as a bit for each: %s %j", async (query, body, count) => {
    const answer = await ask(query, body);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/octet-stream"]);
    const rows = rowsOf(answer.rawPayload);
    expect([rows.length, answer.rawPayload.length]).toEqual([100, 4 + 13]);
    const ids = await api.post(`/asset/buildings/${query}`, body, api.as("member"));
    expect(rows.filter((bit) => bit === 1)).toHaveLength(ids.json().buildings.length);
    if (count !== undefined) expect(ids.json().buildings).toHaveLength(count);
    const packed = await ask(query, body, { "accept-encoding": "gzip" });
    expect(gunzipSync(packed.rawPayload).equals(answer.rawPayload)).toBe(true);
  });

  it("is refused by name", async () => {
    const unknown = await api.post("/asset/selected/castles/all", {}, api.as("member"));
    expect(unknown.statusCode).toBe(404);
    const wrong = await ask("all", { identifying_information: { buildings: { use: { min: 1 } } } });
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([400, "filter/wrong-kind"]);
  });
});

describe("one element", () => {
  it("has the geometry of its source", async () => {
    const feature = await get("/asset/geojson/buildings/b-2-3");
    expect(feature).toMatchObject({
      type: "Feature",
      id: "b-2-3",
      geometry: { type: "Polygon" },
      properties: { asset_type: "buildings", asset_id: "b-2-3", name: "Building 2/3" },
    });
    const [west, south, east, north] = feature.bbox;
    expect(west).toBeCloseTo(172.82, 9);
    expect(north).toBeCloseTo(-40.33, 9);
    expect(east - west).toBeCloseTo(0.001, 9);
    expect(north - south).toBeCloseTo(0.001, 9);
    expect((await get("/asset/geojson/supply/s-0")).geometry).toEqual({
      type: "Point",
      coordinates: [172.8, -40.33],
    });
    const road = await get("/asset/geojson/roads/r%2F7");
    expect(road.geometry.type).toBe("LineString");
  });

  it("is told in a sentence, with what is not known said so", async () => {
    expect(await get("/asset/sentence/buildings/b-1-0")).toEqual({
      asset_id: "b-1-0",
      name: "Building 1/0",
      sentence: "Building 1/0 is a shop of 100 m².",
    });
    expect((await get("/asset/sentence/buildings/b-0-9")).sentence).toBe(
      "not known is a not known of 109 m².",
    );
  });

  it("shows the attributes marked for look-up", async () => {
    const { name, information } = await get("/asset/identifying_information/buildings/b-0-9");
    expect(name).toBe("b-0-9");
    expect(information.map((each: { key: string; value: unknown }) => [each.key, each.value])).toEqual([
      ["id", "b-0-9"],
      ["name", null],
      ["use", null],
      ["cost", null],
    ]);
  });

  it("stands to every scenario as the study says, or as unknown", async () => {
    const about = async (path: string) =>
      Object.fromEntries(
        (await get(`/hazard/scenarios/${path}`)).map((each: { hazard_scenario: string }) => [
          each.hazard_scenario,
          each,
        ]),
      );
    const wet = await about("buildings/b-1-1");
    expect(wet.flood_100yr).toMatchObject({
      is_exposed: "true",
      damage_class: "medium",
      vulnerability: "Moderate",
      vulnerability_style: 4,
      exposure_value: 1,
      unit: "m",
      sentence: "Building 1/1 is under 1\u00a0m of water.",
    });
    expect(wet.flood_500yr.exposure_value).toBe(0.8);
    expect(wet.quake_m7).toMatchObject({
      is_exposed: "true",
      vulnerability: "Exposed",
      vulnerability_style: 6,
      exposure_value: null,
    });
    const edge = await about("buildings/b-7-9");
    expect(edge.flood_100yr).toMatchObject({
      is_exposed: "unknown",
      vulnerability: "Not assessed",
      damage_class: null,
    });
    expect(edge.quake_m7).toMatchObject({
      is_exposed: "false",
      vulnerability: "Not exposed",
      vulnerability_style: 0,
    });
    expect((await about("roads/r%2F1")).quake_m7.is_exposed).toBe("unknown");
  });

  it("AMB-38 says where it is known from how far a scenario was studied", async () => {
    const sources = async (path: string) =>
      (await get(`/hazard/scenarios/${path}`)).map(
        ({ hazard_scenario, is_exposed, hazard_extent_source }: Record<string, string>) => [
          hazard_scenario,
          is_exposed,
          hazard_extent_source,
        ],
      );
    expect(await sources("buildings/b-7-9")).toEqual([
      ["flood_500yr", "unknown", "none"],
      ["flood_100yr", "unknown", "none"],
      ["quake_m7", "false", "other"],
    ]);
    expect(await sources("buildings/b-7-8")).toContainEqual(["flood_100yr", "false", "calculated"]);
  });

  it("MAP-07 stands to the scenarios that were asked about, in their order", async () => {
    const exposures = await get("/hazard/scenarios/buildings/b-1-1?tags=quake_m7,flood_100yr");
    expect(exposures.map(({ hazard_scenario }: { hazard_scenario: string }) => hazard_scenario)).toEqual([
      "quake_m7",
      "flood_100yr",
    ]);
    const unknown = await api.get("/hazard/scenarios/buildings/b-1-1?tags=rain", api.as("member"));
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, "dataset/unknown-scenario"]);
  });

  it("MAP-04: says damage in the words of the client's damage legend, whatever the hazard's own legend says", async () => {
    const legend = (await get("/legends")).damage_classes.sections[0].items;
    const words = new Map(
      legend.map(({ damage_class, label }: { damage_class: string; label: string }) => [damage_class, label]),
    );
    expect(words.get("low")).toBe("Low");
    const exposures: { is_exposed: string; damage_class: string; vulnerability: string }[] = await get(
      "/hazard/scenarios/buildings/b-1-1",
    );
    const exposed = exposures.filter(({ is_exposed }) => is_exposed === "true");
    expect(new Set(exposed.map(({ damage_class }) => damage_class)).size).toBeGreaterThan(1);
    for (const { damage_class, vulnerability } of exposed)
      expect(vulnerability).toBe(words.get(damage_class));
  });

  it("MAP-29 speaks of outages on the day that is asked about, where a layer is cascading", async () => {
    const flood = async (id: string, day: string) =>
      (await get(`/hazard/scenarios/supply/${id}${day}`)).find(
        (each: { hazard_scenario: string }) => each.hazard_scenario === "flood_100yr",
      );
    const out = await flood("s-7", "");
    expect([out.is_exposed, out.unit]).toEqual(["true", "days"]);
    expect(out.sentence.replaceAll("\u00a0", " ")).toBe(
      "Upstream connections are out 1 day after river flood (1 in 100 years), lasting 1 day in all.",
    );
    const restored = await flood("s-7", "?n_days=3");
    expect([restored.is_exposed, restored.vulnerability]).toEqual(["false", "No outage"]);
    expect(restored.sentence).toBe(
      "No outage of upstream connections is known 3 days after river flood (1 in 100 years).",
    );
  });

  it.each(["geojson", "sentence", "identifying_information"])(
    "is 404 in %s where it is not there",
    async (call) => {
      const answer = await api.get(`/asset/${call}/buildings/b-99-99`, api.as("member"));
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, "elements/unknown"]);
    },
  );
});

describe("what filters can offer", () => {
  it("are texts in order with none for missing ones, and extents of numbers and days", async () => {
    const url =
      "/asset/identifying_information/buildings?text_keys=use&numeric_keys=floor_area,cost&date_keys=built";
    expect(await get(url)).toEqual({
      use: [null, "home", "shop"],
      floor_area: [100, 109],
      cost: [100_000, 100_000],
      built: ["1951-06-30", "1959-06-30"],
    });
    expect(await get("/asset/identifying_information/buildings")).toEqual({});
  });

  it.each([
    "text_keys=nonsense,use",
    "text_keys=use&numeric_keys=use",
    "text_keys=use&date_keys=cost,nothing",
  ])(
    "MAP-33 has no entry for what is no attribute of that kind, and the others all the same: %s",
    async (query) => {
      expect(await get(`/asset/identifying_information/buildings?${query}`)).toEqual({
        use: [null, "home", "shop"],
      });
    },
  );
});

it("lists the ids in an area, by layer", async () => {
  const area = encodeURIComponent("172.795,-40.295;172.825,-40.295;172.825,-40.315;172.795,-40.315");
  const ids = (await api.post(`/asset/buildings,supply/${area}`, {}, api.as("member"))).json();
  expect(ids.buildings.sort()).toEqual(["b-0-0", "b-0-1", "b-1-0", "b-1-1", "b-2-0", "b-2-1"]);
  expect(ids.supply).toEqual([]);
});
