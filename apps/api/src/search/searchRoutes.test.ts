import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const searchIn = (type: string, question: string, person: SeededPerson = "member") =>
  api.get(`/search/asset/${type}?search_query=${encodeURIComponent(question)}`, api.as(person));

it("G-09 elements of a layer are found by name and by identifier, as id and what matched", async () => {
  const answer = await searchIn("buildings", "3/1 bldg");
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()[0]).toEqual({ asset_id: "b-3-1", search_match: "Building 3/1" });
  expect((await searchIn("buildings", "B-3-1")).json()[0]).toEqual({
    asset_id: "b-3-1",
    search_match: "Building 3/1 (b-3-1)",
  });
  // The ninth row has no names.
  expect((await searchIn("buildings", "b 3 9")).json()[0]).toEqual({
    asset_id: "b-3-9",
    search_match: "b-3-9",
  });
  expect((await searchIn("buildings", "bulding 3/1")).json()[0]?.asset_id).toBe("b-3-1");
  expect((await searchIn("roads", "building")).json()).toEqual([]);
  expect((await searchIn("buildings", "building")).json()).toHaveLength(20);
});

it("G-09 every element found is one that the other calls know", async () => {
  for (const { asset_id: id } of (await searchIn("roads", "road")).json()) {
    const sentence = await api.get(`/asset/sentence/roads/${encodeURIComponent(id)}`, api.as("member"));
    expect(sentence.statusCode, sentence.body).toBe(200);
  }
});

it("G-09 a layer is searched by those who have it: another client's is unknown, to visitors too", async () => {
  for (const person of ["visitor", "other"] as const) {
    const answer = await searchIn("buildings", "building 3/1", person);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, "dataset/unknown-element-type"]);
  }
});

it.each([
  ["an empty question", "buildings", ""],
  ["a question that is too long", "buildings", "o".repeat(101)],
])("G-09 %s is refused", async (_what, type, question) => {
  const answer = await searchIn(type, question);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("search_query");
});

const search = (question: string, person: SeededPerson = "member") =>
  api.get(`/search/places?search_query=${encodeURIComponent(question)}`, api.as(person));

it("MAP-16, AMB-09 names of the client's data lead to where they are", async () => {
  const answer = await search("otara");
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual([
    {
      ...{ kind: "region", title: "Ōtara", detail: "Suburbs" },
      position: [expect.closeTo(172.8175, 9), expect.closeTo(-40.35, 9)],
      bounds: [172.79, -40.41, 172.845, -40.29],
    },
  ]);
});

it("MAP-16 an element that is found is one the other calls know", async () => {
  const [found] = (await search("building 3/1")).json();
  expect(found).toMatchObject({ kind: "element", detail: "Buildings", asset_type: "buildings" });
  const sentence = await api.get(`/asset/sentence/${found.asset_type}/${found.asset_id}`, api.as("member"));
  expect(sentence.body).toContain("Building 3/1 is a shop");
});

it("MAP-16 visitors find what the public client has, and nothing of another's", async () => {
  expect((await search("otara", "visitor")).json()).toEqual([]);
  expect((await search("otara", "other")).json()).toEqual([]);
});

it.each([
  ["an empty question", ""],
  ["a question that is too long", "o".repeat(101)],
])("MAP-16 %s is refused", async (_what, question) => {
  const answer = await search(question);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain("search_query");
});

it("G-09, MAP-16 data that was published before there was a search says that it is prepared, and is searched then", async () => {
  const before = [
    await search("harbour", "other"),
    await searchIn("northport-wells", "northport 2", "other"),
  ];
  // As a dataset of before: its manifest knows of no search.
  const folder = join(api.root, "northport");
  const from = join(folder, api.versions.northport!);
  const { search: _, files, ...manifest } = JSON.parse(readFileSync(join(from, "manifest.json"), "utf8"));
  delete files["search.sqlite"];
  const text = JSON.stringify({ ...manifest, files });
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  cpSync(from, join(folder, version), { recursive: true });
  writeFileSync(join(folder, version, "manifest.json"), text);
  rmSync(join(folder, version, "search.sqlite"));
  writeFileSync(join(folder, "current"), `${version}\n`);
  const told: unknown[] = [];
  await expect
    .poll(
      async () => {
        const answer = await search("harbour", "other");
        if (answer.statusCode !== 200)
          told.push([answer.statusCode, answer.json().error.code, answer.headers["retry-after"]]);
        return answer.statusCode === 200 && told.length > 0;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  for (const each of told) expect(each).toEqual([503, "search/being-prepared", "5"]);
  const after = [await search("harbour", "other"), await searchIn("northport-wells", "northport 2", "other")];
  expect(after.map((answer) => answer.json())).toEqual(before.map((answer) => answer.json()));
  expect(before.map((answer) => answer.json().length > 0)).toEqual([true, true]);
});
