import type { RiskData } from "@stopbank/contract/risk";
import type { AskedFigure, AskedFigures } from "@stopbank/contract/story-figures";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const post = (payload: object, headers = api.as("editor")) =>
  api.app.inject({ method: "POST", url: "/risk/stories/step-figures", headers, payload });
async function figures(payload: object): Promise<readonly AskedFigure[]> {
  const answer = await post(payload);
  expect(answer.statusCode, answer.body).toBe(200);
  const { dataset_version, figures: all } = answer.json() as AskedFigures;
  expect(dataset_version).toBe(api.versions.larkhaven);
  return all;
}

/** What the engine says by its own call, in the words of figures. */
async function ofEngine(type: string, tag: string, regions: readonly string[]) {
  const query = regions.length === 0 ? "" : `?regions=${regions.join(",")}`;
  const answer = await api.get(`/asset/risk/${type}/${tag}/all${query}`, api.as("member"));
  const { assessment, total_metric, totals, attribute_stats } = (answer.json() as RiskData).data;
  return {
    exposed: assessment.exposed_metric,
    assessed: assessment.assessed_metric,
    not_assessed: assessment.not_assessed_metric,
    not_exposed: assessment.assessed_metric - assessment.exposed_metric,
    total: total_metric,
    exposed_count: assessment.exposed_count,
    total_count: assessment.selected_count,
    share_exposed:
      assessment.assessed_metric === 0 ? null : assessment.exposed_metric / assessment.assessed_metric,
    high: totals.high,
    major: totals.high,
    low: totals.low,
    value_exposed: attribute_stats.replacement_costs?.value.total ?? null,
  };
}

it("STO-09 answers each figure of a step that is being written as the engine does, within its regions", async () => {
  const regions = fc.subarray(["suburb.otara", "suburb.south"]);
  const scene = fc.record({
    type: fc.constantFrom("buildings", "roads"),
    tag: fc.constantFrom("flood_100yr", "flood_500yr"),
    regions,
  });
  await fc.assert(
    fc.asyncProperty(scene, async ({ type, tag, regions: chosen }) => {
      const expected = await ofEngine(type, tag, chosen);
      const words = Object.keys(expected) as (keyof typeof expected)[];
      const answered = await figures({
        names: words.map((word) => `risk.${type}.${tag}.${word}`),
        ...(chosen.length === 0 ? {} : { regions: chosen }),
      });
      expect(answered.map(({ value }) => value)).toEqual(words.map((word) => expected[word]));
      // What there is has its words, and what there is not says why.
      for (const { value, text, problem } of answered) {
        expect(text === "").toBe(value === null);
        expect(problem === undefined).toBe(value !== null);
      }
    }),
    { numRuns: 16 },
  );
});

it("STO-12 answers of what a step's filters leave, so many days after the event", async () => {
  const filters = { buildings: { use: { values: ["shop"] } } };
  const body = { identifying_information: filters };
  const engine = await api.post("/asset/exposure/stats/buildings/flood_100yr/all", body, api.as("member"));
  const [
    {
      data: { assessment },
    },
  ] = engine.json() as [RiskData];
  const names = ["risk.buildings.flood_100yr.exposed_count", "risk.buildings.flood_100yr.assessed_count"];
  const all = await figures({ names });
  const some = await figures({ names, filters, nDays: 14 });
  expect(some.map(({ value }) => value)).toEqual([assessment.exposed_count, assessment.assessed_count]);
  expect(some[1]?.value).toBeLessThan(all[1]?.value ?? 0);
  const [wrong] = await figures({ names, filters: { buildings: { nonsense: { min: 1 } } } });
  expect([wrong?.value, wrong?.problem]).toEqual([null, expect.stringContaining("nonsense")]);
  expect((await post({ names, nDays: -1 })).statusCode).toBe(400);
});

it("STO-09 says of a name why there is no figure for it, and which are like it", async () => {
  const names = ["risk.bildings.flood_100yr.exposed", "risk.buildings.flod_100yr.expsed", "weather"];
  const [misspelt, twice, none] = await figures({ names });
  expect(misspelt).toMatchObject({
    value: null,
    text: "",
    problem: "There is no element layer bildings.",
    instead: ["risk.buildings.flood_100yr.exposed"],
  });
  expect(twice?.instead?.[0]).toBe("risk.buildings.flood_100yr.exposed");
  expect(none).toEqual({
    name: "weather",
    value: null,
    text: "",
    problem: 'There is no figure "weather". One is named risk.<layer>.<scenario>.<figure>.',
  });
  // What is told in its place is there.
  const others = await figures({ names: [...(misspelt?.instead ?? []), ...(twice?.instead ?? [])] });
  expect(others.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

it("STO-09 says of a region or an area there is none of that it is not there", async () => {
  const names = ["risk.buildings.flood_100yr.exposed"];
  const [ofRegion] = await figures({ names, regions: ["suburb.atlantis"] });
  expect(ofRegion?.problem).toBe("There is no region suburb.atlantis.");
  const [ofArea] = await figures({ names, area: "0".repeat(64) });
  expect(ofArea?.problem).toMatch(/area/);
});

it("STO-09 asks the engine no more than it may be asked at once", async () => {
  const names = Array.from({ length: 401 }, (_none, at) => `risk.buildings.flood_${at}yr.exposed`);
  const all = await figures({ names });
  expect(all.at(-1)?.problem).toBe("More layers under scenarios are asked about here than one may.");
  expect(all.at(-2)?.problem).toBe("There is no hazard scenario flood_399yr.");
  // Like names are looked for a few times and no more.
  expect(all.filter(({ instead }) => instead !== undefined).length).toBeLessThanOrEqual(20);
});

it.each([
  [{ names: [] }],
  [{}],
  [{ names: ["x"], area: "x" }],
  [{ names: Array.from({ length: 1_001 }, (_none, at) => `${at}`) }],
  [{ names: ["x"], more: true }],
])("A-46 refuses what is no question: %#", async (payload) => {
  expect((await post(payload)).statusCode).toBe(400);
});

it("A-43 is for editors", async () => {
  const payload = { names: ["risk.buildings.flood_100yr.exposed"] };
  expect((await post(payload, api.as("member"))).statusCode).toBe(403);
  expect((await post(payload, api.as("visitor"))).statusCode).toBe(401);
});
