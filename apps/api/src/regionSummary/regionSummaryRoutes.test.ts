import { RegionSummary, type RegionVulnerability } from "@stopbank/contract/region-summary";
import type { ExposureStats, MultiHazardStats } from "@stopbank/contract/risk";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (rest: string, headers = api.as("member")) =>
  api.get(`/asset/rsm/vulnerabilities/${rest}`, headers);
async function ask(rest: string): Promise<RegionSummary> {
  const answer = await get(rest);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["x-dataset-version"]).toBe(api.versions.larkhaven);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  return answer.json();
}
async function risk<Answer>(path: string): Promise<Answer> {
  const answer = await api.post(`/asset/exposure/${path}`, {}, api.as("member"));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const regionsOf: Readonly<Record<string, string>> = {
  "suburb.otara": "suburb.otara",
  "suburb.south": "suburb.south",
  all: "suburb.otara,suburb.south",
};
/** The words of the summary's levels for those of the risk calls. */
const levels = {
  insignificant: "insignificant",
  minor: "low",
  moderate: "medium",
  major: "high",
  exposed: "exposed",
  potential: "potential",
  unspecified: "unspecified",
} as const;
const metricsOf = ({ vulnerabilities }: RegionVulnerability) =>
  Object.fromEntries(
    Object.entries(levels).map(([level, name]) => [
      name,
      (vulnerabilities as Record<string, { metric: number } | undefined>)[level]?.metric ?? 0,
    ]),
  );

describe("GET /asset/rsm/vulnerabilities", () => {
  it("SUM-08 answers by region, then layer, every level in metric and cost", async () => {
    const summary = await ask("flood_100yr");
    expect(Check(RegionSummary, summary)).toBe(true);
    expect(Object.keys(summary)).toEqual(["suburb.otara", "suburb.south", "outside", "all"]);
    // Ōtara: columns 0 to 4 of rows 0 to 2; the first column has no cost. Row 9 was not assessed.
    const nothing = { metric: 0, replacementCost: 0 };
    const row = { metric: 5, replacementCost: 400_000 };
    expect(summary["suburb.otara"]).toEqual({
      buildings: {
        currency: "NZD",
        metric: 15,
        metricTotal: 45,
        metricUnit: "each",
        replacementCost: 1_200_000,
        replacementCostTotal: 3_600_000,
        replacementCostMissing: 9,
        notAssessed: row,
        vulnerabilities: {
          insignificant: nothing,
          minor: row,
          moderate: row,
          major: row,
          exposed: nothing,
        },
      },
    });
    // Roads are in no suburb.
    expect(Object.keys(summary.outside ?? {})).toEqual(["buildings", "roads", "supply"]);
    expect(summary.outside?.roads).toMatchObject({ metricUnit: "km", replacementCost: null });
  });

  it.each(["flood_100yr", "flood_500yr", "quake_m7"])(
    "SUM-08 has of %s what the risk page's call has of the same regions",
    async (tag) => {
      const summary = await ask(tag);
      for (const [region, regions] of Object.entries(regionsOf)) {
        const [{ data }] = (await risk<ExposureStats>(`stats/buildings/${tag}/all?regions=${regions}`)) as [
          ExposureStats[number],
        ];
        const found = summary[region]?.buildings as RegionVulnerability;
        const { total, ...byClass } = data.totals;
        expect(metricsOf(found)).toEqual(byClass);
        const costs = data.attribute_stats.replacement_costs;
        expect(found).toMatchObject({
          metric: total,
          metricTotal: data.assessment.assessed_metric,
          notAssessed: { metric: data.assessment.not_assessed_metric },
          replacementCost: costs?.value.total,
          replacementCostTotal: costs?.assessed_total,
          replacementCostMissing: costs?.assessed_missing,
        });
      }
    },
  );

  it("SUM-10 AMB-41 counts each element once in its worst class under several, as the risk page does", async () => {
    const tags = "flood_100yr,quake_m7,flood_500yr";
    const summary = await ask(tags);
    for (const [region, regions] of Object.entries(regionsOf)) {
      const [{ data }] = (await risk<MultiHazardStats>(
        `multihazard_stats/buildings/${tags}/all?regions=${regions}`,
      )) as [MultiHazardStats[number]];
      const found = summary[region]?.buildings as RegionVulnerability;
      const { total, ...byClass } = data.totals;
      expect(metricsOf(found)).toEqual(byClass);
      expect(found).toMatchObject({
        metric: total,
        metricTotal: data.assessment.assessed_metric,
        notAssessed: { metric: data.assessment.not_assessed_metric },
      });
    }
  });

  it("answers the same whatever order scenarios are named in, and a caller who has it with 304", async () => {
    const [one, other] = await Promise.all([
      get("flood_100yr,quake_m7"),
      get("quake_m7,flood_100yr,quake_m7"),
    ]);
    expect(other.headers.etag).toBe(one.headers.etag);
    expect(other.body).toBe(one.body);
    const again = await get("flood_100yr,quake_m7", {
      ...api.as("member"),
      "if-none-match": String(one.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const packed = await get("flood_100yr", { ...api.as("member"), "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect((await get("flood_100yr")).headers.etag).not.toBe(one.headers.etag);
  });

  it("AMB-42 takes the first group of regions unless another is named", async () => {
    expect(await ask("flood_100yr?region_group=suburb")).toEqual(await ask("flood_100yr"));
    const unknown = await get("flood_100yr?region_group=parish");
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, "dataset/unknown-region-group"]);
  });

  it.each([
    ["meteor", 404, "dataset/unknown-scenario"],
    ["flood_100yr,meteor", 404, "dataset/unknown-scenario"],
    [",", 400, "request/invalid"],
    ["flood_100yr?regions=suburb.otara", 400, "request/invalid"],
  ])("refuses %s with %i %s", async (rest, status, code) => {
    const answer = await get(rest);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  });

  it("SUM-01 is for who has signed in, in a client that has the page on", async () => {
    expect((await get("flood_100yr", api.as("visitor"))).statusCode).toBe(401);
    expect((await get("northport_m7", api.as("member", "northport"))).statusCode).toBe(403);
    const turn = (position: "on" | "off") =>
      api.app.inject({
        method: "PUT",
        url: "/client/feature_flags/summaryPage",
        headers: api.as("admin", "larkhaven"),
        payload: { position },
      });
    await turn("off");
    expect((await get("flood_100yr")).statusCode).toBe(404);
    await turn("on");
    expect((await get("flood_100yr")).statusCode).toBe(200);
  });
});
