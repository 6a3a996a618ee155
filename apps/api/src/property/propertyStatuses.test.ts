import { exposureStatus } from "@stopbank/contract/property-status";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { servedDatasets } from "../testing/servedDatasets.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { askerGone } from "../work/asker.ts";
import { propertyIndex } from "./propertyIndex.ts";
import { propertyStatuses } from "./propertyStatuses.ts";

const { signal } = new AbortController();
const datasets = servedDatasets(publishLarkhaven);
let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ask = (properties: readonly string[], person: "member" | "other" | "visitor" = "member") =>
  api.post("/property/statuses", { properties }, api.as(person));

it("PRO-07 every property of a list has the status that its own records give it", async () => {
  const ids = Array.from({ length: 100 }, (_, i) => `b-${i % 10}-${Math.floor(i / 10)}`);
  const answer = await ask(ids);
  expect(answer.statusCode, answer.body).toBe(200);
  const { hazards, rows } = answer.json();
  expect(hazards).toEqual([
    { display_name: "Flood", scenario: "flood_100yr" },
    { display_name: "Earthquake", scenario: "quake_m7" },
  ]);
  expect(rows.map(({ asset_id }: { asset_id: string }) => asset_id)).toEqual(ids);
  for (const [at, id] of ids.entries()) {
    const records = (
      await api.get(`/hazard/scenarios/buildings/${id}?tags=flood_100yr,quake_m7`, api.as("member"))
    ).json();
    expect(rows[at].statuses, id).toEqual(records.map((record: never) => exposureStatus([record])));
  }
});

it("finds a property by its name, whatever its case and signs, and says why not", async () => {
  const { rows } = (await ask(["BUILDING 3/1", " building, 3 1 ", "B-3-1", "Building 77/1", "b-5-9"])).json();
  expect(rows.map((row: Record<string, unknown>) => [row.asset_id, row.why_not])).toEqual([
    ["b-3-1", null],
    ["b-3-1", null],
    ["b-3-1", null],
    [null, "No property is called so"],
    ["b-5-9", null],
  ]);
  expect(rows[3]).toMatchObject({ asked: "Building 77/1", statuses: [] });
});

it("is for members, each in their own client's data, and of 500 at most", async () => {
  expect((await ask(["b-3-1"], "visitor")).statusCode).toBe(401);
  expect((await ask(["b-3-1"], "other")).json().rows[0].asset_id).toBeNull();
  expect((await ask(Array.from({ length: 501 }, () => "x"))).statusCode).toBe(400);
  expect((await ask([])).statusCode).toBe(400);
});

it("PRO-07 answers what is asked for again from what was found, and lets others on by how many statuses there are", async () => {
  const dataset = await datasets.open();
  const index = await propertyIndex(dataset, "buildings", { turn: () => Promise.resolve(), signal });
  const turnsFor = async (hazardCount: number, asked: readonly string[]) => {
    const hazards = Array.from({ length: hazardCount }, () => ({
      display_name: "Flood",
      description: "Water.",
      scenarios: ["flood_100yr"],
      layer_ids: [],
    }));
    const settings = { asset_type: "buildings", report_hazards: [{ group_name: "Water", hazards }] };
    let turns = 0;
    const { rows } = await propertyStatuses(dataset, settings, index, asked, async () => void turns++);
    expect(rows.map((row) => [row.asked, row.statuses.length])).toEqual(
      asked.map((text) => [text, hazardCount]),
    );
    return turns;
  };
  const ids = Array.from({ length: 100 }, (_, i) => `b-${i % 10}-${Math.floor(i / 10)}`);
  expect(await turnsFor(1, ids)).toBe(1);
  expect(await turnsFor(50, ids)).toBe(25);
  expect(
    await turnsFor(
      50,
      Array.from({ length: 500 }, () => "b-0-0"),
    ),
  ).toBe(1);
});

it("works out no more for whoever has left, neither the names of properties nor their statuses", async () => {
  const dataset = await datasets.open();
  const leave = async () => {
    throw askerGone();
  };
  const gone = { code: "work/gone" };
  await expect(propertyIndex(dataset, "buildings", { turn: leave, signal })).rejects.toMatchObject(gone);
  const index = await propertyIndex(dataset, "buildings", { turn: () => Promise.resolve(), signal });
  const settings = { asset_type: "buildings", report_hazards: [] };
  await expect(propertyStatuses(dataset, settings, index, ["b-3-1"], leave)).rejects.toMatchObject(gone);
  const { rows } = await propertyStatuses(dataset, settings, index, ["b-3-1"], () => Promise.resolve());
  expect(rows).toMatchObject([{ asset_id: "b-3-1" }]);
});
