import type { WorstElements } from "@stopbank/contract/worst-elements";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { box } from "../testing/larkhavenDataset.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const member = () => api.as("member");
const post = async (url: string, body: unknown = {}) => {
  const answer = await api.post(url, body, member());
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const path = "/asset/exposure/worst_elements/buildings/flood_100yr";
const worst = (query: string, body: unknown = {}, area = "all"): Promise<WorstElements> =>
  post(`${path}/${area}?${query}`, body);
const ids = Array.from({ length: 100 }, (_, at) => `b-${at % 10}-${Math.floor(at / 10)}`);

/** What other calls say of each element by itself; undefined where it is not known or nothing. */
const amountAlone: Record<string, (id: string) => Promise<number | undefined>> = {
  async exposure(id) {
    const all = (await api.get(`/hazard/scenarios/buildings/${id}`, member())).json();
    const own = all.find((each: { hazard_scenario: string }) => each.hazard_scenario === "flood_100yr");
    return own.is_exposed === "true" ? own.exposure_value : undefined;
  },
  async value(id) {
    if ((await amountAlone.exposure?.(id)) === undefined) return undefined;
    const { information } = (
      await api.get(`/asset/identifying_information/buildings/${id}`, member())
    ).json();
    return information.find((each: { key: string }) => each.key === "cost").value ?? undefined;
  },
  async damage(id) {
    const [answer] = await post(
      "/asset/exposure/identifying_information_stats/buildings/flood_100yr/all?attribute=damage_cost",
      { prefiltered_asset_ids: { buildings: [id] } },
    );
    const { value, missing } = answer.attribute_stats;
    return missing.total > 0 || value.total === 0 ? undefined : value.total;
  },
  async annual(id) {
    const { expected_annual_damage: annual } = await post(
      "/asset/expected_annual_damage/buildings/flood/all",
      {
        prefiltered_asset_ids: { buildings: [id] },
      },
    );
    return annual === null || annual.value === 0 ? undefined : annual.value;
  },
};

describe("the worst elements", () => {
  it.each(["exposure", "value", "damage", "annual"])(
    "are those that asking element by element and sorting gives, by %s",
    async (by) => {
      const amounts = await Promise.all(ids.map(async (id) => [id, await amountAlone[by]?.(id)] as const));
      const alone = new Map(amounts.flatMap(([id, amount]) => (amount === undefined ? [] : [[id, amount]])));
      const sorted = [...alone.values()].sort((a, b) => b - a);
      const answer = await worst(`by=${by}&limit=15`);
      expect(answer).toMatchObject({ by, ranked_count: alone.size, currency: "NZD", unit: "m" });
      expect(answer.elements.map(({ amount }) => amount)).toEqual(
        sorted.slice(0, 15).map((amount) => expect.closeTo(amount, 6)),
      );
      for (const { asset_id, amount } of answer.elements) expect(amount).toBeCloseTo(alone.get(asset_id)!, 6);
      expect(new Set(answer.elements.map(({ asset_id }) => asset_id)).size).toBe(15);
      const all = await worst(`by=${by}&limit=100`);
      expect(all.elements.slice(0, 15)).toEqual(answer.elements);
      expect(new Set(all.elements.map(({ asset_id }) => asset_id))).toEqual(new Set(alone.keys()));
    },
  );

  it("say what they are, where, and how many are not ranked", async () => {
    const { elements, unknown_count } = await worst("by=damage");
    expect(elements).toHaveLength(10);
    const [first] = elements;
    expect(first).toMatchObject({ damage_class: "high", name: expect.stringMatching(/^Building /) });
    const [west = 0, south = 0, east = 0, north = 0] = first?.bbox ?? [];
    expect([east - west, north - south]).toEqual([expect.closeTo(0.001, 6), expect.closeTo(0.001, 6)]);
    // The first column has no cost: three of the thirty that are exposed.
    expect(unknown_count).toBe(3);
  });

  it("are of the area, the regions and what attributes leave", async () => {
    const everywhere = await worst("by=exposure&limit=100");
    const inSouth = await worst("by=exposure&limit=100&regions=suburb.south");
    expect(inSouth.elements.length).toBe(12);
    expect(everywhere.elements.length).toBe(30);
    const area = box(172.8, -40.32, 172.82, -40.29);
    const inArea = await worst("by=exposure&limit=100", { area }, "body");
    const selected = await post("/asset/buildings/body", { area });
    expect(inArea.elements.length).toBeGreaterThan(0);
    for (const { asset_id } of inArea.elements) expect(selected.buildings).toContain(asset_id);
    const few = await worst("by=exposure&limit=100", {
      prefiltered_asset_ids: { buildings: ["b-2-0", "b-2-2", "b-2-9"] },
    });
    expect(few.elements.map(({ asset_id }) => asset_id)).toEqual(["b-2-2", "b-2-0"]);
  });

  it.each([
    ["by=value", path.replace("buildings", "roads"), 400, "risk/no-replacement-cost"],
    ["by=damage", path.replace("flood_100yr", "quake_m7"), 400, "risk/no-damage-curve"],
    ["by=annual", path.replace("flood_100yr", "quake_m7"), 400, "risk/no-damage-curve"],
    ["by=exposure", path.replace("flood_100yr", "nothing"), 404, "dataset/unknown-scenario"],
    ["by=exposure&limit=101", path, 400, "request/invalid"],
    ["by=length", path, 400, "request/invalid"],
  ])("refuse %s of %s", async (query, where, status, code) => {
    const answer = await api.post(`${where}/all?${query}`, {}, member());
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });
});
